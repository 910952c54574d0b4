import { type Ref, type SyntheticEvent, useRef, useState } from 'react'

type FieldRefusal = { code: string; field?: string | undefined }

type Names<Draft> = ReadonlySet<keyof Draft>

/** Which of the server's refusals a later change has answered: some fields, and the form as a whole. */
type Answered<Draft, Refusal> = { of: readonly Refusal[]; names: Names<Draft> }

export type CheckedForm<Draft, Refusal> = {
  draft: Draft
  /** Takes a value, and takes back what the server said about that field and about the form. */
  set: <Name extends keyof Draft>(name: Name, value: Draft[Name]) => void
  /** From now on the field's own refusals show. */
  leave: (name: keyof Draft) => void
  /** The first one to show at this field. */
  refusalOf: (name: keyof Draft) => Refusal | undefined
  /** All that the check finds in the draft as it is, shown or not. */
  found: readonly Refusal[]
  /** Those without a field, to show as a card. */
  formRefusals: Refusal[]
  /** Sends what holds; else shows all and goes to the first refused field, or to the card. */
  submit: (send: (draft: Draft) => void) => void
  formProps: { noValidate: true; ref: Ref<HTMLFormElement>; onSubmit: (event: SyntheticEvent) => void }
  reset: () => void
}

function focusFirst(form: HTMLFormElement | null, names: ReadonlySet<string | undefined>): void {
  const fields = [...(form?.elements ?? [])] as HTMLInputElement[]
  const target = fields.find((field) => names.has(field.name)) ?? form?.querySelector<HTMLElement>('[role="alert"]')
  target?.focus()
}

/**
 * A form over one `check` of the domain. A field speaks up after it was left, all of them after the first try to send.
 * A submit Button calls `submit`; Enter in a field presses that button.
 */
export function useCheckedForm<Draft extends Record<string, unknown>, Refusal extends FieldRefusal>(
  check: (draft: Draft) => Refusal[],
  empty: Draft,
  server: readonly Refusal[],
  sending = false,
): CheckedForm<Draft, Refusal> {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(empty)
  const [left, setLeft] = useState<Names<Draft>>(new Set())
  const [tried, setTried] = useState(false)
  const [answered, setAnswered] = useState<Answered<Draft, Refusal>>()

  const own = check(draft)
  const answeredNow = answered?.of === server ? answered.names : undefined
  const told = server.filter(({ field }) =>
    field === undefined ? answeredNow === undefined : !answeredNow?.has(field),
  )

  return {
    draft,
    set(name, value) {
      setDraft((before) => ({ ...before, [name]: value }))
      setAnswered({ of: server, names: new Set([...(answeredNow ?? []), name]) })
    },
    leave(name) {
      setLeft((before) => new Set([...before, name]))
    },
    refusalOf(name) {
      const mine = tried || left.has(name) ? own.find(({ field }) => field === name) : undefined
      return mine ?? told.find(({ field }) => field === name)
    },
    found: own,
    formRefusals: [...own, ...told].filter(({ field }) => field === undefined),
    submit(send) {
      if (sending) return
      setTried(true)
      if (own.length === 0) send(draft)
      else focusFirst(form.current, new Set(own.map(({ field }) => field)))
    },
    formProps: { noValidate: true, ref: form, onSubmit: (event) => event.preventDefault() },
    reset() {
      setDraft(empty)
      setLeft(new Set())
      setTried(false)
      setAnswered({ of: server, names: new Set(server.map(({ field }) => field as keyof Draft)) })
    },
  }
}

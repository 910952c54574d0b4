import { isUnderWay } from '@kabuto/domain/shared'
import { type MouseEvent, type Ref, type SyntheticEvent, use, useEffect, useRef, useState } from 'react'
import { FormDrafts } from './drafts.ts'
import { keptDraft, type Progress, withoutSecrets } from './kept.ts'

type FieldRefusal = { code: string; field?: string | undefined }

type Names<Draft> = ReadonlySet<keyof Draft>

/** Which of the server's refusals a later change has answered: some fields, and the form as a whole. */
type Answered<Draft, Refusal> = { of: readonly Refusal[]; names: Names<Draft> }

export type CheckedFormOptions<Draft, Refusal> = {
  check: (draft: Draft) => Refusal[]
  empty: Draft
  submission?: Progress<Refusal> | undefined
  /** A constant: keeps the draft under a name until it is done, without its secrets. */
  keep?: { as: string; without: readonly (keyof Draft)[] } | undefined
}

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
  formProps: {
    noValidate: true
    ref: Ref<HTMLFormElement>
    onSubmit: (event: SyntheticEvent) => void
    onClick: (event: MouseEvent) => void
  }
  reset: () => void
}

const notSent = { state: 'idle' } as const
const nothing: readonly never[] = []

function focusFirst(form: HTMLFormElement | null, refusals: readonly FieldRefusal[]): void {
  const names = new Set(refusals.map(({ field }) => field))
  const fields = [...(form?.elements ?? [])] as HTMLInputElement[]
  const target = fields.find((field) => names.has(field.name)) ?? form?.querySelector<HTMLElement>('[role="alert"]')
  target?.focus()
}

/**
 * A form over one `check` of the domain. A field shows its error once it was left, all after the first try to send.
 * A submit Button calls `submit`; Enter in a field presses that button.
 */
export function useCheckedForm<Draft extends Record<string, unknown>, Refusal extends FieldRefusal>({
  check,
  empty,
  submission = notSent,
  keep,
}: CheckedFormOptions<Draft, Refusal>): CheckedForm<Draft, Refusal> {
  const drafts = use(FormDrafts)
  const form = useRef<HTMLFormElement>(null)
  const [{ draft, isTouched }, setTyped] = useState(() => keptDraft(empty, keep && drafts?.read(keep.as), submission))
  const [left, setLeft] = useState<Names<Draft>>(new Set())
  const [tried, setTried] = useState(false)
  const [answered, setAnswered] = useState<Answered<Draft, Refusal>>()

  const { state } = submission
  const sending = isUnderWay(submission)
  const server: readonly Refusal[] = submission.state === 'refused' ? submission.refusals : nothing

  useEffect(() => {
    if (!keep) return
    // What a form begins with is read anew each time: kept, it would be a figure of yesterday.
    const isNothing = state === 'done' || !isTouched
    const typed = withoutSecrets(draft, keep.without)
    drafts?.write(keep.as, isNothing ? undefined : sending ? { sent: typed } : typed)
  }, [drafts, keep, state, sending, draft, isTouched])

  const own = check(draft)
  const answeredNow = answered?.of === server ? answered.names : undefined
  const fromServer = server.filter(({ field }) =>
    field === undefined ? answeredNow === undefined : !answeredNow?.has(field),
  )

  return {
    draft,
    set(field, value) {
      setTyped((before) => ({ draft: { ...before.draft, [field]: value }, isTouched: true }))
      setAnswered({ of: server, names: new Set([...(answeredNow ?? []), field]) })
    },
    leave(field) {
      setLeft((before) => new Set([...before, field]))
    },
    refusalOf(field) {
      const mine = tried || left.has(field) ? own.find((refusal) => refusal.field === field) : undefined
      return mine ?? fromServer.find((refusal) => refusal.field === field)
    },
    found: own,
    formRefusals: [...own, ...fromServer].filter(({ field }) => field === undefined),
    submit(send) {
      if (sending) return
      setTried(true)
      if (own.length === 0) send(draft)
      else focusFirst(form.current, own)
    },
    formProps: {
      noValidate: true,
      ref: form,
      onSubmit: (event) => event.preventDefault(),
      // A button that says what is wrong sends nothing; pressed, also by Enter in a field, it leads there.
      onClick({ target, defaultPrevented }) {
        const wrong = [...own, ...fromServer]
        const isSubmit = target instanceof Element && target.closest('[type="submit"]') !== null
        if (isSubmit && defaultPrevented && wrong.length > 0) focusFirst(form.current, wrong)
      },
    },
    reset() {
      setTyped({ draft: empty, isTouched: false })
      setLeft(new Set())
      setTried(false)
      setAnswered({ of: server, names: new Set(server.map(({ field }) => field as keyof Draft)) })
    },
  }
}

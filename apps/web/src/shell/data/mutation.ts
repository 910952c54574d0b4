import {
  type Call,
  confirming,
  done,
  idle,
  type InputOf,
  isUnderWay,
  type OutputOf,
  refused,
  type Refusal,
  type RefusalCode,
  sending,
  type Submission,
} from '@kabuto/domain/shared'
import { type Atom, atom, type Getter, type Setter, type WritableAtom } from 'jotai'
import { safeParse } from 'valibot'
import { accountAtom, servicesAtom } from '../app.ts'
import { confirmedAtom } from './confirmed.ts'
import { type DoneWord, toastAtom } from '../pages/toast.ts'
import { dropIntent, type Intent, keepIntent, keptIntents } from './intents.ts'
import { pause } from './pause.ts'

type Options<Input, Done> = {
  /** Which order or row it is about: each subject has its own state. Without it there is one state. */
  subject?: (input: Input) => string
  /**
   * For what must not be done twice: after a lost answer the call is sent again under the same key until the result is
   * known, also after a reload. Without it a lost answer is a refusal, and the member may try again.
   */
  confirms?: boolean
  /** Calls whose cached answers, for all inputs, are read again after success; `all` is the whole cache. */
  refreshes?: readonly Call[] | 'all'
  /** The toast after success, where the server sends no msg. */
  success?: DoneWord | undefined
  /** Names of inputs that are never stored; after a reload the server answers by the key alone. */
  secrets?: readonly string[]
  onDone?: (set: Setter, record: Done) => void
}

export type Mutation<Input, Done> = {
  /** The state of each subject; another member's sends are not shown. */
  submissions: Atom<(subject?: string) => Submission<Done>>
  send: WritableAtom<null, [Input], Promise<void>>
  /** Forgets the result of a subject, or all results; sends under way continue. */
  reset: WritableAtom<null, [subject?: string], void>
}

type Resume = WritableAtom<null, [], Promise<void>>

/** All loaded mutations with `confirms`, by the path of their call, to be resumed after a reload. */
export const resumable = new Map<string, Resume>()

/** Waits in ms before each new try after a lost answer. */
const waits = [500, 1000, 2000]
const LONGEST_WAIT_MS = 5000

/**
 * Answered before the server looks at the key: after a lost answer these do not say whether the call was done.
 */
const undecided: ReadonlySet<RefusalCode> = new Set(['tooOften', 'systemBusy', 'requestFailed'])

/** Creates a mutation: it makes the idempotency key, and sends once for each subject, however often it is tapped. */
export function mutation<Any extends Call>(
  call: Any,
  {
    subject = () => '',
    confirms = false,
    refreshes = [],
    success,
    secrets = [],
    onDone,
  }: Options<InputOf<Any>, OutputOf<Any>> = {},
): Mutation<InputOf<Any>, OutputOf<Any>> {
  type Done = OutputOf<Any>
  type Sent = { account: string | undefined; submission: Submission<Done> }
  const sentAtom = atom<ReadonlyMap<string, Sent>>(new Map<string, Sent>())

  /** The account that sends. `undefined` for calls without a session: a login itself changes the account. */
  const senderAtom = atom((get) => (call.role === 'anyone' ? undefined : get(accountAtom)))

  const submissionsAtom = atom((get) => {
    const sent = get(sentAtom)
    const sender = get(senderAtom)
    return (about = ''): Submission<Done> => {
      const found = sent.get(about)
      return found && found.account === sender ? found.submission : idle()
    }
  })

  function put(set: Setter, { subject: about, account }: Intent, submission: Submission<Done>): void {
    set(sentAtom, (all) => new Map(all).set(about, { account, submission }))
  }

  function refuseIt(get: Getter, set: Setter, intent: Intent, refusal: Refusal): void {
    // The end of a session does not decide the call: after the next login it is sent again.
    if (refusal.code !== 'sessionEnded') dropIntent(get(servicesAtom), intent.key)
    put(set, intent, refused([refusal]))
    set(toastAtom, { tone: 'failed', refusal })
  }

  async function finish(get: Getter, set: Setter, intent: Intent, record: Done, msg: string): Promise<void> {
    dropIntent(get(servicesAtom), intent.key)
    put(set, intent, done(record))
    if (confirms) set(confirmedAtom)
    if (msg || success) set(toastAtom, { tone: 'done', msg, ...(success ? { word: success } : {}) })
    onDone?.(set, record)
    if (refreshes.length === 0) return
    // Imported here, because the first pages load without the query library.
    const { refreshAtom } = await import('./queryClient.ts')
    await set(refreshAtom, refreshes === 'all' ? refreshes : refreshes.map(({ path }) => path))
  }

  /** Whether another member has logged in since. Then the send is stopped, and its state removed. */
  function isGone(get: Getter, set: Setter, { account, subject: about }: Intent): boolean {
    if (get(senderAtom) === account) return false
    set(sentAtom, (all) => new Map([...all].filter(([each, sent]) => each !== about || sent.account !== account)))
    return true
  }

  async function carryOut(
    get: Getter,
    set: Setter,
    intent: Intent,
    input: InputOf<Any>,
    isLost = false,
  ): Promise<void> {
    const { client } = get(servicesAtom)
    for (let round = 0; !isGone(get, set, intent); round += 1) {
      const outcome = await client.send(call, input, { key: intent.key })
      if (isGone(get, set, intent)) return
      if (outcome.state === 'granted') return finish(get, set, intent, outcome.value, outcome.msg)
      const isAnswer = outcome.state === 'refused' && !((isLost || round > 0) && undecided.has(outcome.refusal.code))
      if (isAnswer || !confirms) return refuseIt(get, set, intent, outcome.refusal)
      put(set, intent, confirming())
      await pause(waits[round] ?? LONGEST_WAIT_MS)
    }
  }

  const resumeAtom: Resume = atom(null, async (get, set) => {
    const open = keptIntents(get(servicesAtom)).filter(({ path, account, subject: about }) => {
      return path === call.path && account === get(senderAtom) && !isUnderWay(get(submissionsAtom)(about))
    })
    await Promise.all(
      open.map(async (intent) => {
        const read = safeParse(call.input, intent.input)
        // Stored by a release with another input for this call: it cannot be sent again.
        if (!read.success) return dropIntent(get(servicesAtom), intent.key)
        put(set, intent, confirming())
        await carryOut(get, set, intent, intent.input, true)
      }),
    )
  })
  if (confirms) resumable.set(call.path, resumeAtom)

  return {
    submissions: submissionsAtom,
    send: atom(null, async (get, set, input: InputOf<Any>) => {
      const services = get(servicesAtom)
      const about = subject(input)
      if (isUnderWay(get(submissionsAtom)(about))) return
      const blank = Object.fromEntries(secrets.map((name) => [name, '']))
      const intent: Intent = {
        path: call.path,
        subject: about,
        key: services.ports.newKey(),
        account: get(senderAtom),
        input: { ...(input as object), ...blank },
      }
      // Not stored without a session: after a reload no account would own it.
      if (confirms && call.role !== 'anyone') keepIntent(services, intent)
      put(set, intent, sending())
      await carryOut(get, set, intent, input)
    }),
    reset: atom(null, (get, set, about?: string) => {
      const left = [...get(sentAtom)].filter(
        ([each, { submission }]) => isUnderWay(submission) || (about !== undefined && each !== about),
      )
      set(sentAtom, new Map(left))
    }),
  }
}

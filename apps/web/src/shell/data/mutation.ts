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
import { type ToastText, toastAtom } from '../pages/toast.ts'
import { dropIntent, type Intent, keepIntent, keptIntents } from './intents.ts'
import { pause } from './pause.ts'

type Options<Input, Done> = {
  /** Which order, which row it is about: each has a state of its own. Without it there is one. */
  subject?: (input: Input) => string
  /**
   * What must not be done twice: a lost answer is asked for again under the same key until the true state is known,
   * also after a reload. Otherwise a lost answer is a refusal, and one may simply try again.
   */
  confirms?: boolean
  /** Calls that are read again once it is done, with all their inputs; `all` is everything that was ever read. */
  refreshes?: readonly Call[] | 'all'
  /** Said at success, where the server says nothing. */
  success?: ToastText | undefined
  /** Never kept in storage; after a reload the server answers by the key alone. */
  secrets?: readonly string[]
  onDone?: (set: Setter, record: Done) => void
}

export type Mutation<Input, Done> = {
  /** The state of each subject, as the member who is here may see it. */
  submissions: Atom<(subject?: string) => Submission<Done>>
  send: WritableAtom<null, [Input], Promise<void>>
  /** Leaves a result behind, or all of them; what is under way goes on. */
  reset: WritableAtom<null, [subject?: string], void>
}

type Resume = WritableAtom<null, [], Promise<void>>

/** Every mutation that was loaded, by the path of its call: a reload resumes what it sent. */
export const resumable = new Map<string, Resume>()

/** Waits between two questions after the true state. */
const waits = [500, 1000, 2000]
const LONGEST_WAIT_MS = 5000

/**
 * Answered before the server looks at the key: after a lost answer these do not say whether the call was done.
 */
const undecided: ReadonlySet<RefusalCode> = new Set(['tooOften', 'systemBusy', 'requestFailed'])

/** Something that is sent. It makes the idempotency key and sends once a subject, however often it is tapped. */
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

  /** In whose name it is sent. What anybody may send belongs to nobody: a login makes a member of who sent it. */
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
    // A session that ended says nothing of what was sent: after the next login it is asked for again.
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
    // Where nothing has been read yet, nothing is there to be old; the first pages do without the query library.
    const { refreshAtom } = await import('./queryClient.ts')
    await set(refreshAtom, refreshes === 'all' ? refreshes : refreshes.map(({ path }) => path))
  }

  /** Another member is here now: what the one before sent is neither theirs to see nor sent in their name. */
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
        // Of a release whose call was another one: nothing that can be asked for again.
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
      // After a reload nobody is there whose it would be.
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

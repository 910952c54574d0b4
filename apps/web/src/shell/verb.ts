import {
  type Call,
  confirming,
  done,
  idle,
  type InputOf,
  type OutputOf,
  refused,
  sending,
  type Submission,
} from '@kabuto/domain/shared'
import { atom, type Getter, type Setter } from 'jotai'
import { credentialsAtom, type Machine, machineAtom } from './app.ts'
import type { ReadAtom } from './read.ts'
import { type ToastText, toastAtom } from './toast.ts'

type Intent<Input> = { key: string; account: string | undefined; input: Input }

type Options<Done> = {
  /**
   * What must not be done twice: a lost answer is asked for again under the same key until the true state is known, also after a
   * reload. Otherwise a lost answer is a refusal, and one may simply try again.
   */
  confirms?: boolean
  /** What is read again once it is done. */
  refreshes?: readonly ReadAtom<never>[] | readonly ReadAtom<unknown>[]
  /** Said at success, where the server says nothing. */
  success?: ToastText | undefined
  /** Never kept in storage; after a reload the server answers by the key alone. */
  secrets?: readonly string[]
  onDone?: (set: Setter, record: Done) => void
}

/** Waits between two questions after the true state; the last one goes on until the page is left. */
const waits = [500, 1000, 2000, 5000]

const intentKey = (call: Call): string => `kabuto.sent.${call.path}`

function keepIntent(
  { ofTab }: Machine,
  call: Call,
  intent: Intent<unknown> | undefined,
  secrets: readonly string[],
): void {
  const input =
    intent &&
    Object.fromEntries(
      Object.entries(intent.input as object).map(([name, value]) => [
        name,
        secrets.includes(name) ? '' : (value as unknown),
      ]),
    )
  ofTab.write(intentKey(call), intent && JSON.stringify({ ...intent, input }))
}

function keptIntent<Any extends Call>({ ofTab }: Machine, call: Any): Intent<InputOf<Any>> | undefined {
  const text = ofTab.read(intentKey(call))
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Intent<InputOf<Any>>)
  } catch {
    // Somebody else's text under our key is no intent of ours.
    return undefined
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

/** Something that is sent. It makes the idempotency key and sends once, however often it is tapped. */
export function verb<Any extends Call>(
  call: Any,
  { confirms = false, refreshes = [], success, secrets = [], onDone }: Options<OutputOf<Any>> = {},
) {
  const submissionAtom = atom<Submission<OutputOf<Any>>>(idle())

  function finish(set: Setter, machine: Machine, next: Submission<OutputOf<Any>>, msg: string): void {
    // A session that ended says nothing about what was sent: after the next login it is asked for again.
    if (next.state !== 'refused' || next.refusals[0]?.code !== 'sessionEnded')
      keepIntent(machine, call, undefined, secrets)
    set(submissionAtom, next)
    if (next.state === 'refused') set(toastAtom, { tone: 'failed', refusal: next.refusals[0] })
    if (next.state !== 'done') return
    if (msg !== '' || success) set(toastAtom, { tone: 'done', msg, ...(success ? { word: success } : {}) })
    for (const readAtom of refreshes) set(readAtom as ReadAtom<unknown>)
    onDone?.(set, next.record)
  }

  async function carryOut(get: Getter, set: Setter, intent: Intent<InputOf<Any>>): Promise<void> {
    const machine = get(machineAtom)
    if (!machine) return
    if (confirms) keepIntent(machine, call, intent, secrets)
    for (let round = 0; ; round += 1) {
      const outcome = await machine.client.send(call, intent.input, { key: intent.key })
      // Another member is here now: what the one before sent is not theirs to see.
      if (get(credentialsAtom)?.account !== intent.account) return set(submissionAtom, idle())
      if (outcome.state === 'granted') return finish(set, machine, done(outcome.value), outcome.msg)
      if (outcome.state === 'refused' || !confirms) return finish(set, machine, refused([outcome.refusal]), '')
      set(submissionAtom, confirming())
      await pause(waits[Math.min(round, waits.length - 1)] ?? 0)
    }
  }

  return {
    submissionAtom: atom((get) => get(submissionAtom)),
    sendAtom: atom(null, async (get, set, input: InputOf<Any>) => {
      const { state } = get(submissionAtom)
      const machine = get(machineAtom)
      if (state === 'sending' || state === 'confirming' || !machine) return
      set(submissionAtom, sending())
      await carryOut(get, set, { key: machine.ports.newKey(), account: get(credentialsAtom)?.account, input })
    }),
    /** After a reload: what was sent and never answered is asked for again. */
    resumeAtom: atom(null, async (get, set) => {
      const machine = get(machineAtom)
      const intent = machine && keptIntent(machine, call)
      if (!intent || get(submissionAtom).state !== 'idle' || intent.account !== get(credentialsAtom)?.account) return
      set(submissionAtom, confirming())
      await carryOut(get, set, intent)
    }),
    /** Leaves a result behind; what is under way goes on. */
    resetAtom: atom(null, (get, set) => {
      const { state } = get(submissionAtom)
      if (state === 'done' || state === 'refused') set(submissionAtom, idle())
    }),
  }
}

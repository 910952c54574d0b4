import {
  type Call,
  failed,
  type InputOf,
  type Loadable,
  loading,
  type OutputOf,
  ready,
  refreshing,
} from '@kabuto/domain/shared'
import { atom, type WritableAtom } from 'jotai'
import { unwrap } from 'jotai/utils'
import { credentialsAtom, languageAtom, machineAtom } from './app.ts'

export type ReadAtom<Value> = WritableAtom<Loadable<Value>, [], void>

/** An answer with the account that it was given to, so that no member ever sees a figure of the one before. */
type Answered<Value> = { account: string | undefined; shown: Loadable<Value>; again: boolean }

function whileAskedAgain<Value>(previous: Answered<Value> | undefined): Answered<Value> | undefined {
  return previous && { ...previous, again: true }
}

function shownAgain<Value>(previous: Loadable<Value>): Loadable<Value> {
  return previous.state === 'ready' || previous.state === 'refreshing' ? refreshing(previous.value) : loading()
}

/** An atom that reads a call and gives a `Loadable`; writing to it reads again and keeps the old value on screen. */
export function read<Any extends Call, Value>(
  call: Any,
  input: InputOf<Any>,
  toValue: (answer: OutputOf<Any>) => Value,
): ReadAtom<Value> {
  const roundAtom = atom(0)
  const answerAtom = atom(async (get, { signal }): Promise<Answered<Value>> => {
    get(roundAtom)
    get(languageAtom)
    const account = get(credentialsAtom)?.account
    const machine = get(machineAtom)
    // After a log-out a kept page may still ask: there is nobody to ask for.
    if (!machine || (call.role !== 'anyone' && account === undefined))
      return { account, shown: loading(), again: false }
    const outcome = await machine.client.send(call, input, { signal })
    return {
      account,
      shown: outcome.state === 'granted' ? ready(toValue(outcome.value)) : failed(outcome.refusal),
      again: false,
    }
  })
  const answeredAtom = unwrap(answerAtom, whileAskedAgain)
  return atom(
    (get) => {
      const answered = get(answeredAtom)
      if (!answered || answered.account !== get(credentialsAtom)?.account) return loading()
      return answered.again ? shownAgain(answered.shown) : answered.shown
    },
    (_get, set) => set(roundAtom, (round) => round + 1),
  )
}

type Values<Parts extends readonly Loadable<unknown>[]> = {
  [Index in keyof Parts]: Parts[Index] extends Loadable<infer Value> ? Value : never
}

/** Several reads as one: failed where one failed, ready once all are there. */
export function together<Parts extends readonly Loadable<unknown>[], Value>(
  parts: readonly [...Parts],
  join: (...values: Values<Parts>) => Value,
): Loadable<Value> {
  for (const part of parts) if (part.state === 'failed') return failed(part.refusal)
  const values = parts.flatMap((part) => (part.state === 'ready' || part.state === 'refreshing' ? [part.value] : []))
  if (values.length < parts.length) return loading()
  const value = join(...(values as unknown as Values<Parts>))
  return parts.some((part) => part.state === 'refreshing') ? refreshing(value) : ready(value)
}

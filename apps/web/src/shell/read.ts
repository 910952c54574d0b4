import { type Call, failed, type InputOf, type Language, type Loadable, loading, type OutputOf, ready, refreshing } from '@kabuto/domain/shared'
import { atom } from 'jotai'
import { unwrap } from 'jotai/utils'
import { send } from './client.ts'

export const languageAtom = atom<Language>('ja')

/** An atom that reads a call and gives a `Loadable`; writing to it reads again and keeps the old value on screen. */
export function read<Any extends Call, Value>(call: Any, input: InputOf<Any>, toValue: (answer: OutputOf<Any>) => Value) {
  const roundAtom = atom(0)
  const answerAtom = atom(async (get, { signal }): Promise<Loadable<Value>> => {
    get(roundAtom)
    const outcome = await send(call, input, { language: get(languageAtom), signal })
    return outcome.ok ? ready(toValue(outcome.value)) : failed(outcome.problem)
  })
  const shownAtom = unwrap(answerAtom, (previous): Loadable<Value> =>
    previous?.state === 'ready' || previous?.state === 'refreshing' ? refreshing(previous.value) : loading(),
  )
  return atom(
    (get) => get(shownAtom),
    (_get, set) => set(roundAtom, (round) => round + 1),
  )
}

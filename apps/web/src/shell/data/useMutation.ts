import type { Submission } from '@kabuto/domain/shared'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useLayoutEffect } from 'react'
import type { Mutation } from './mutation.ts'

export type Mutating<Input, Done> = {
  /** The state for the subject of this page. */
  submission: Submission<Done>
  /** The state for a subject, such as a row of a list. */
  of: (subject: string) => Submission<Done>
  send: (input: Input) => void
}

/** Uses a mutation in a page; its results are forgotten when the page is left. */
export function useMutation<Input, Done>(
  { submissions, send, reset }: Mutation<Input, Done>,
  subject?: string,
): Mutating<Input, Done> {
  const of = useAtomValue(submissions)
  const sendNow = useSetAtom(send)
  const leave = useSetAtom(reset)
  useEffect(() => () => leave(subject), [leave, subject])
  return { submission: of(subject), of, send: useCallback((input: Input) => void sendNow(input), [sendNow]) }
}

/**
 * Calls `goOn` once the mutation is done. A layout effect: where it leads to another page, that page takes the place of
 * the sheet in the history before the sheet, which closes in the same moment, goes back in it.
 */
export function useDone<Done>({ submission: { state } }: Mutating<never, Done>, goOn: () => void): void {
  useLayoutEffect(() => {
    if (state === 'done') goOn()
  }, [state, goOn])
}

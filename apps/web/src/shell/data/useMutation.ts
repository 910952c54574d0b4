import type { Submission } from '@kabuto/domain/shared'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import type { Mutation } from './mutation.ts'

export type Mutating<Input, Done> = {
  /** What became of the one that this page is about. */
  submission: Submission<Done>
  /** The same for each row of a list. */
  of: (subject: string) => Submission<Done>
  send: (input: Input) => void
}

/** Sends, and leaves the results behind when the page is left: what became of it was seen there. */
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

/** Goes on once it is done, and leaves the result behind. */
export function useDone<Done>({ submission: { state } }: Mutating<never, Done>, goOn: () => void): void {
  useEffect(() => {
    if (state === 'done') goOn()
  }, [state, goOn])
}

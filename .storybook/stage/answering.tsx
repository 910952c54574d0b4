import { type FunctionComponent, useState } from 'react'

type Sends = { submission: unknown; onSubmit: (request: never) => void }

/**
 * Replaces the app in a story of a form: whatever the screen sends is answered so.
 * `render: (args) => <Answering {...args} answer={refused([…])} />`, with `const Answering = answering(DepositScreen)`.
 */
export function answering<Props extends Sends>(
  Screen: FunctionComponent<Props>,
): FunctionComponent<Props & { answer: Props['submission'] }> {
  return function Answering({ answer, ...props }) {
    const [isSent, setSent] = useState(false)
    // Without `answer` these are the screen's own props again, which TypeScript cannot infer for a generic type.
    const own = props as unknown as Props
    const onSubmit = (request: Parameters<Props['onSubmit']>[0]): void => {
      own.onSubmit(request)
      setSent(true)
    }
    return <Screen {...own} submission={isSent ? answer : own.submission} onSubmit={onSubmit} />
  }
}

import { Banner, fetchedPart } from '@kabuto/ui-kit'
import { Component, type ComponentProps, type ReactNode } from 'react'
import type { RefusalView } from './RefusalView.tsx'
import { useRefusalWords } from './useRefusalWords.ts'
import { useFetchedWhenIdle } from '../useFetchedWhenIdle.ts'

type RefusalLaterProps = ComponentProps<typeof RefusalView>

const Card = fetchedPart(async () => (await import('./RefusalView.tsx')).RefusalView)

/**
 * The refusal card, for every page that has no need of it at first: it is fetched once the page can be used, so it is
 * there before it is needed. Without a connection only the sentence is shown.
 */
export function RefusalLater(props: RefusalLaterProps) {
  useFetchedWhenIdle(Card.fetch)
  if (props.refusals.length === 0) return null
  return (
    <WithoutCard sentence={<Sentence {...props} />}>
      {/* Nothing that would then grow into the card. */}
      <Card {...props} />
    </WithoutCard>
  )
}

function Sentence({ refusals: [first], now, titleId }: RefusalLaterProps) {
  const words = useRefusalWords()
  return (
    // Takes the focus of a form in the card's place.
    <div role="alert" tabIndex={-1} id={titleId}>
      <Banner tone="danger">{first && words(first, now)}</Banner>
    </div>
  )
}

type WithoutCardProps = { sentence: ReactNode; children: ReactNode }

class WithoutCard extends Component<WithoutCardProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.sentence : this.props.children
  }
}

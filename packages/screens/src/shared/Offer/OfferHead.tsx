import { Row, Text } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'

type OfferHeadProps = {
  name: string
  /** Below the name: its code, its board, what it is. */
  sub: string
  /** An OfferBadge. */
  badge: ReactNode
  /** Below a title of its own: the names of a list of cards. */
  as?: 'h2' | 'h3' | undefined
}

/** Whose offer it is, and its state: the head of a card and of a page. */
export function OfferHead({ name, sub, badge, as = 'h2' }: OfferHeadProps) {
  return (
    <div>
      <Row justify="between">
        <Text as={as} look="headline">
          {name}
        </Text>
        {badge}
      </Row>
      <Text look="sub" tone="secondary">
        {sub}
      </Text>
    </div>
  )
}

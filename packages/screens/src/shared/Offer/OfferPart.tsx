import { Card, Row, Stack, Text } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'

type OfferPartProps = {
  title: string
  /** Right of the title. */
  note?: string | undefined
  children: ReactNode
}

/** One part of an offer's details, in a card with its title. */
export function OfferPart({ title, note, children }: OfferPartProps) {
  return (
    <Card>
      <Stack gap="3">
        <Row justify="between" align="baseline">
          <Text as="h2" look="headline" short>
            {title}
          </Text>
          {note !== undefined && (
            <Text as="span" look="sub" tone="secondary">
              {note}
            </Text>
          )}
        </Row>
        {children}
      </Stack>
    </Card>
  )
}

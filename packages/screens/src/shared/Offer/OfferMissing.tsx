import { Card, EmptyState, type EmptyStateProps, Section } from '@kabuto/ui-kit'

/** There is no such offer or application: what may have become of it, and the way to those that there are. */
export function OfferMissing(props: EmptyStateProps) {
  return (
    <Section>
      <Card>
        <EmptyState {...props} />
      </Card>
    </Section>
  )
}

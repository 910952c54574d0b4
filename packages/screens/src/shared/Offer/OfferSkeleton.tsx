import { Section, Skeleton } from '@kabuto/ui-kit'

/** The containers of an offer or an application, without the data. */
export function OfferSkeleton() {
  return (
    <>
      <Section ground="surface">
        <Skeleton shape="block" count={2} />
      </Section>
      <Section>
        <Skeleton card shape="row" count={6} />
      </Section>
    </>
  )
}

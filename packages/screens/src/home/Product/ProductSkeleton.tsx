import { Section, Skeleton, Stack } from '@kabuto/ui-kit'

/** The shape of a product page's content: higher than a phone, as that is, so that what follows it is not moved. */
export function ProductSkeleton() {
  return (
    <>
      <Section ground="surface">
        <Stack gap="4">
          <Skeleton shape="line" count={1} />
          <Skeleton shape="line" count={4} />
        </Stack>
      </Section>
      <Section>
        <Skeleton shape="block" count={5} />
      </Section>
    </>
  )
}

import { Section, Skeleton, Stack } from '@kabuto/ui-kit'

/** The shape of what a product's page tells. */
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
        <Skeleton shape="block" count={3} />
      </Section>
    </>
  )
}

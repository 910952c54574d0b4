import { Section, Stack } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { Risks } from '../../shared/Offer/Risks.tsx'
import { DrawCheck } from './DrawCheck.tsx'
import type { OfferingData } from './offeringData.ts'
import { OfferingTold } from './OfferingTold.tsx'

type OfferingBodyProps = { data: OfferingData; /** What can be done now. */ children: ReactNode }

/** What it is and what can be lost, then what can be done, how the draw is checked, and the risks. */
export function OfferingBody({ data, children }: OfferingBodyProps) {
  return (
    <Section>
      <Stack gap="3">
        <OfferingTold data={data} />
        {children}
        <DrawCheck offer={data.offer} drawn={data.drawn} now={data.now} />
        <Risks items={data.offer.risks} />
      </Stack>
    </Section>
  )
}

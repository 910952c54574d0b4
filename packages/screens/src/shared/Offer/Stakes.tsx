import { type Cell, Cells, KeyValueList } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OfferPart } from './OfferPart.tsx'

type Told = { value: ReactNode; note?: string | undefined }

type StakesProps = {
  /** What can be lost and what can be gained, in this order and at the same size. */
  loss: Cell
  gain: Cell
  /** What is held, and until when. */
  held: Told
  /** All costs together, in yen. */
  costs: Told
  /** How it is found out who gets something. */
  decided: Told
}

/** What has to be known before the form of anything that can be applied for. */
export function Stakes({ loss, gain, held, costs, decided }: StakesProps) {
  const { t } = useTranslation('offer')
  return (
    <OfferPart title={t('stakes')}>
      <Cells cells={[loss, gain]} />
      <KeyValueList
        items={[
          { label: t('held'), ...held },
          { label: t('costs'), ...costs },
          { label: t('decided'), ...decided },
        ]}
      />
    </OfferPart>
  )
}

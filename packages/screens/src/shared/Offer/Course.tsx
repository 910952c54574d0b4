import { Timeline, type TimelineEntry } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { OfferPart } from './OfferPart.tsx'

/** What has happened to an application and what will. All its times are the simulation's. */
export function Course({ entries }: { entries: readonly TimelineEntry[] }) {
  const { t } = useTranslation('offer')
  return (
    <OfferPart title={t('course')} note={t('simulated')}>
      <Timeline label={t('course')} entries={entries} />
    </OfferPart>
  )
}

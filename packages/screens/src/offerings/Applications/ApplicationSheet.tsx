import { nameIn } from '@kabuto/domain/market'
import type { IpoApplication } from '@kabuto/domain/offerings'
import { hrefTo } from '@kabuto/domain/paths'
import { type Instant, tokyoTime } from '@kabuto/domain/shared'
import { Button, Row, Sheet, Stack, Text, Timeline, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { OfferBadge } from '../../shared/Offer/OfferBadge.tsx'
import { ApplicationFacts } from '../ApplicationFacts.tsx'
import { useApplicationCourse } from '../useApplicationCourse.ts'

export type ApplicationSheetProps = {
  application: IpoApplication
  now: Instant
  open: boolean
  onClose: () => void
}

/** All of one application, and the way to its offer or to the shares it has become. */
export function ApplicationSheet({ application, now, open, onClose }: ApplicationSheetProps) {
  const { t } = useTranslation(['offerings', 'offer'])
  const locale = useKitLocale()
  const course = useApplicationCourse(application, now)
  const { state, names, issueDate, offerId } = application
  const isListed = state === 'paymentComplete' && tokyoTime(now).day >= issueDate
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={nameIn(names, locale)}
      footer={
        isListed ? (
          <Button kind="line" href={hrefTo('positions', { tab: 'placing' })}>
            {t('toPlacing')}
          </Button>
        ) : (
          <Button kind="line" href={hrefTo('offering', { id: offerId })}>
            {t('openOffer')}
          </Button>
        )
      }
    >
      <Stack gap="3">
        <Row justify="between">
          <OfferBadge state={state} />
          <Text as="span" look="caption" tone="secondary">
            {t('offer:simulated')}
          </Text>
        </Row>
        <Timeline label={t('offer:course')} entries={course} />
        <ApplicationFacts application={application} />
      </Stack>
    </Sheet>
  )
}

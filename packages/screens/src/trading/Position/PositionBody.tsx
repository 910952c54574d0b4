import type { Instant } from '@kabuto/domain/shared'
import { isHeld, isOnMargin } from '@kabuto/domain/trading'
import { Card, KeyValueList, Section, Stack, Timeline } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { AccountBanners } from '../../shared/AccountBanners.tsx'
import { LockCard } from '../LockCard.tsx'
import { FeeLedger } from './FeeLedger.tsx'
import { Fills } from './Fills.tsx'
import { MarginCard } from './MarginCard.tsx'
import type { PositionData, PositionScreenProps } from './positionData.ts'
import { PositionHead } from './PositionHead.tsx'
import { useCourse } from './useCourse.ts'
import { useFacts } from './useFacts.tsx'
import { WaitingOrder } from './WaitingOrder.tsx'

type PositionBodyProps = Pick<
  PositionScreenProps,
  'fills' | 'now' | 'quotes' | 'cancelOf' | 'onCancel' | 'onMoreFills' | 'onRetry'
> & { known: PositionData; stale: Instant | undefined }

/** Course, order, fields, fees and fills of a position. */
export function PositionBody({
  known,
  stale,
  fills,
  now,
  quotes,
  cancelOf,
  onCancel,
  onMoreFills,
  onRetry,
}: PositionBodyProps) {
  const { t } = useTranslation('position')
  const { position, account } = known
  const moving = stale === undefined ? quotes : undefined
  const entries = useCourse(position, now)
  const facts = useFacts(position, now, moving)
  const isLocked = position.state === 'holding' && position.lock !== null
  return (
    <>
      <PositionHead position={position} now={now} quotes={quotes} stale={stale} />
      {(isLocked || account.margin?.call || Object.keys(account.blocks).length > 0) && (
        <Section>
          <Stack gap="3">
            <AccountBanners blocks={account.blocks} margin={account.margin} now={now} />
            {isLocked && <LockCard position={position} now={now} />}
          </Stack>
        </Section>
      )}
      <Section title={t('course')}>
        <Card>
          <Timeline label={t('course')} entries={entries} />
        </Card>
      </Section>
      <WaitingOrder position={position} now={now} cancelOf={cancelOf} onCancel={onCancel} onReload={onRetry} />
      <Section title={t('facts')}>
        <Card>
          <KeyValueList items={facts} />
        </Card>
      </Section>
      <FeeLedger position={position} />
      {isHeld(position) && isOnMargin(position) && <MarginCard margin={account.margin} />}
      <Fills fills={fills} position={position} now={now} onMore={onMoreFills} onRetry={onRetry} />
    </>
  )
}

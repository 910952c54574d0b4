import { hrefTo } from '@kabuto/domain/paths'
import type { Instant } from '@kabuto/domain/shared'
import type { Position } from '@kabuto/domain/trading'
import { ActionBar, Button, Columns, Stack, UnlocksAt, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { clockOf } from '../../shared/Order/clockOf.ts'

type PositionBarProps = { position: Position; now: Instant; onClose: () => void }

/** Buy more or close, side by side and alike; above it from when it can be sold. */
export function PositionBar({ position: { symbol, side, origin, lock }, now, onClose }: PositionBarProps) {
  const { t } = useTranslation('trading')
  const locale = useKitLocale()
  const isLong = side === 'long'
  return (
    <ActionBar>
      <Stack gap="2">
        {lock && <UnlocksAt>{t('unlocks', { time: clockOf(lock.until, locale, now) })}</UnlocksAt>}
        <Columns>
          {origin !== 'dayTrade' && (
            <Button kind="line" href={hrefTo('ticket', { symbol, side })}>
              {t(isLong ? 'addLong' : 'addShort')}
            </Button>
          )}
          <Button kind="line" onClick={onClose}>
            {t(isLong ? 'closeLong' : 'closeShort')}
          </Button>
        </Columns>
      </Stack>
    </ActionBar>
  )
}

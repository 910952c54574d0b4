import type { FundsSummary } from '@kabuto/domain/funds'
import { hrefTo } from '@kabuto/domain/paths'
import { Cells, Link, type Live, Money, Row, Stack, Text } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { DayChange } from '../../shared/DayChange.tsx'
import { MaskSwitch } from '../../shared/MaskSwitch.tsx'
import { liveOf, type LiveQuotes } from '../../shared/Stock/liveQuote.ts'
import { useLiveFunds } from './useLiveFunds.ts'

const cells = ['available', 'withdrawable', 'gain'] as const

type AssetsProps = {
  /** Still on its way: the same page without its figures. */
  funds?: FundsSummary
  /** Nothing where prices do not move. */
  quotes?: LiveQuotes | undefined
  onMask: (masked: boolean) => void
}

/** The one large figure, how it has moved since yesterday, and the three that decide what can be done next. */
export function Assets({ funds, quotes, onMask }: AssetsProps) {
  const { t } = useTranslation('home')
  const loading = funds === undefined
  const live = useLiveFunds(funds, quotes)
  const of = (figure: 'total' | 'gain'): Live<unknown> | undefined => live && liveOf(live, (now) => now[figure])
  return (
    <Stack gap="4">
      <div>
        <Row justify="between">
          <Row gap="1" wrap={false}>
            <Text look="sub" tone="secondary">
              {t('total')}
            </Text>
            <div>
              <MaskSwitch onMask={onMask} />
            </div>
          </Row>
          <Link href={hrefTo('funds')} onward>
            {t('breakdown')}
          </Link>
        </Row>
        <Money value={funds?.total} live={of('total')} loading={loading} currency="JPY" size="display" />
        <DayChange label={t('dayChange')} funds={funds} live={live} />
      </div>
      <Cells
        cells={cells.map((name) => ({
          label: t(name),
          value: (
            <Money
              value={funds?.[name]}
              live={name === 'gain' ? of(name) : undefined}
              loading={loading}
              currency="JPY"
              signed={name === 'gain'}
              coloured={name === 'gain'}
            />
          ),
        }))}
      />
    </Stack>
  )
}

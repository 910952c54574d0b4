import type { FundsSummary } from '@kabuto/domain/funds'
import { hrefTo } from '@kabuto/domain/paths'
import { Cells, Link, Money, Row, Stack, Text } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { DayChange } from '../../shared/DayChange.tsx'
import { MaskSwitch } from '../../shared/MaskSwitch.tsx'

const cells = ['available', 'withdrawable', 'gain'] as const

type AssetsProps = {
  /** Still on its way: the same page without its figures. */
  funds?: FundsSummary
  onMask: (masked: boolean) => void
}

/** The one large figure, how it has moved since yesterday, and the three that decide what can be done next. */
export function Assets({ funds, onMask }: AssetsProps) {
  const { t } = useTranslation('home')
  const loading = funds === undefined
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
        <Money value={funds?.total} loading={loading} currency="JPY" size="display" />
        <DayChange label={t('dayChange')} funds={funds} />
      </div>
      <Cells
        cells={cells.map((name) => ({
          label: t(name),
          value: (
            <Money
              value={funds?.[name]}
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

import type { FundsSummary, UnsettledPart } from '@kabuto/domain/funds'
import { formatDay, type Instant, plus, tokyoTime } from '@kabuto/domain/shared'
import {
  Card,
  type KeyValue,
  KeyValueList,
  Money,
  Section,
  Stack,
  Text,
  useKitLocale,
  useOwnMoney,
} from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { HolidayNotes } from '../Breakdown/HolidayNotes.tsx'
import { recordTime } from '../../shared/recordTime.ts'

type Step = { day: string; tradingDays: UnsettledPart['tradingDays']; parts: UnsettledPart[] }

function stepsOf(unsettled: readonly UnsettledPart[]): Step[] {
  const steps = new Map<string, Step>()
  for (const part of unsettled.toSorted((one, other) => one.settles.localeCompare(other.settles))) {
    const step = steps.get(part.settles) ?? { day: part.settles, tradingDays: part.tradingDays, parts: [] }
    steps.set(part.settles, { ...step, parts: [...step.parts, part] })
  }
  return [...steps.values()]
}

/** How the cash grows, day by day, as sales are settled. */
export function Ladder({ funds: { settled, unsettled }, now }: { funds: FundsSummary; now: Instant }) {
  const { t } = useTranslation('funds')
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const items: KeyValue[] = [
    {
      label: t('ladderToday', { day: formatDay(tokyoTime(now).day, locale) }),
      note: t('ladderSettled'),
      value: <Money value={settled} currency="JPY" />,
      tone: 'strong',
    },
  ]
  let cash = settled
  for (const { day, tradingDays, parts } of stepsOf(unsettled)) {
    for (const { amount } of parts) cash = plus(cash, amount)
    items.push({
      label: t('ladderStep', { days: tradingDays, day: formatDay(day, locale) }),
      note: parts.map(({ what, amount }) => (
        <span key={what + amount}>
          {t('ladderGain', { what, amount: ownMoney(amount, { currency: 'JPY', signed: true }) })}{' '}
        </span>
      )),
      value: <Money value={cash} currency="JPY" />,
    })
  }
  return (
    <Section title={t('ladder')} note={t('ladderNow', { time: recordTime(now, locale) })}>
      <Card>
        <Stack gap="2">
          <KeyValueList items={items} />
          <Text look="caption" tone="secondary" short>
            {t('ladderNote')}
          </Text>
          <HolidayNotes parts={unsettled} />
        </Stack>
      </Card>
    </Section>
  )
}

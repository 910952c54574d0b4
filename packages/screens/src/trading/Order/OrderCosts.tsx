import { formatDay, formatMoment, formatMoney, plus } from '@kabuto/domain/shared'
import {
  contextOfOrder,
  currencyOf,
  freeAgain,
  isOnMargin,
  type OrderDraft,
  type Preview,
  turnaroundOf,
} from '@kabuto/domain/trading'
import { Card, CompareBeforeAfter, KeyValueList, Money, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import type { OrderData } from './orderData.ts'

type OrderCostsProps = { data: OrderData; draft: OrderDraft; preview: Preview | null }

/** What is left, what turning round at once would cost, and when shares and money are free again. */
export function OrderCosts({ data, draft, preview }: OrderCostsProps) {
  const { t } = useTranslation(['ticket', 'trading'])
  const locale = useKitLocale()
  const { instrument } = data.detail
  const currency = currencyOf(instrument.market)
  const round = turnaroundOf(draft, contextOfOrder(data))
  const free = preview && freeAgain(preview, instrument, { session: draft.session, now: data.now })
  const onMargin = isOnMargin(draft)
  const money = (amount: string): string => formatMoney(amount, { currency, locale })
  return (
    <Card>
      <CompareBeforeAfter
        words={{ after: t('trading:after') }}
        items={[
          {
            label: t('powerChange'),
            before: <Money value={data.funds.cash.available} currency={currency} />,
            after: <Money value={preview?.available.after} currency={currency} />,
          },
        ]}
      />
      <KeyValueList
        items={[
          {
            label: t('turnaround'),
            note:
              round &&
              t(onMargin ? 'turnaroundNoteMargin' : 'turnaroundNote', {
                fees: money(plus(round.opening, round.closing)),
                interest: money(round.interest),
                spread: money(round.spread),
              }),
            value: <Money value={round?.total} currency={currency} masked={false} />,
          },
          {
            label: t(onMargin ? 'closeFree' : 'sharesFree'),
            value: free && formatMoment(free.shares, locale, { now: data.now }),
          },
          {
            label: t(onMargin ? 'profitFree' : 'moneyFree'),
            value: free && formatDay(free.money, locale, { now: data.now }),
          },
        ]}
      />
    </Card>
  )
}

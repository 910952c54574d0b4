import { formatDay, formatMoment, formatMoney, plus } from '@kabuto/domain/shared'
import {
  contextOfOrder,
  currencyOf,
  freeAgain,
  type OrderDraft,
  type Preview,
  turnaroundOf,
} from '@kabuto/domain/trading'
import { Card, KeyValueList, Money, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import type { TicketData } from './ticketData.ts'

type TicketCostsProps = { data: TicketData; draft: OrderDraft; preview: Preview | null }

/** What is left, what turning round at once would cost, and when shares and money are free again. */
export function TicketCosts({ data, draft, preview }: TicketCostsProps) {
  const { t } = useTranslation('ticket')
  const locale = useKitLocale()
  const { instrument } = data.detail
  const currency = currencyOf(instrument.market)
  const round = turnaroundOf(draft, contextOfOrder(data))
  const free = preview && freeAgain(preview, instrument, { session: draft.session, now: data.now })
  const money = (amount: string): string => formatMoney(amount, { currency, locale })
  return (
    <Card>
      <KeyValueList
        items={[
          { label: t('powerAfter'), value: <Money value={preview?.available.after} currency={currency} /> },
          {
            label: t('turnaround'),
            note:
              round &&
              t('turnaroundNote', { fees: money(plus(round.opening, round.closing)), spread: money(round.spread) }),
            value: <Money value={round?.total} currency={currency} masked={false} />,
          },
          { label: t('sharesFree'), value: free && formatMoment(free.shares, locale, { now: data.now }) },
          { label: t('moneyFree'), value: free && formatDay(free.money, locale, { now: data.now }) },
        ]}
      />
    </Card>
  )
}

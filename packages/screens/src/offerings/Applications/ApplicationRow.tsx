import { nameIn } from '@kabuto/domain/market'
import { type IpoApplication, lotsAmount } from '@kabuto/domain/offerings'
import { formatMoment, type Instant } from '@kabuto/domain/shared'
import { ListRow, useKitLocale, useOwnMoney } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { OfferBadge } from '../../shared/Offer/OfferBadge.tsx'
import { sellableFrom } from '../sellableFrom.ts'
import { useLots } from '../useLots.ts'

type ApplicationRowProps = { application: IpoApplication; now: Instant; onOpen: () => void }

/** One application: how much of what, its state, and what comes next. */
export function ApplicationRow({ application, now, onOpen }: ApplicationRowProps) {
  const locale = useKitLocale()
  const lines = useApplicationLines(application, now)
  return (
    <ListRow
      title={nameIn(application.names, locale)}
      sub={lines.map((line, at) => (
        <span key={line}>
          {at > 0 && <br />}
          {line}
        </span>
      ))}
      badge={<OfferBadge state={application.state} />}
      onPress={onOpen}
    />
  )
}

/** What a row says below the name. */
export function useApplicationLines(application: IpoApplication, now: Instant): string[] {
  const { t } = useTranslation('offerings')
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const lotsOf = useLots()
  const { symbol, state, ticket, lots, lotSize, winningLots, paidLots, appliedAt, deadline, draw, payDeadline } =
    application
  const at = (time: string): string => formatMoment(Date.parse(time), locale, { now })
  const yen = (count: number): string => ownMoney(lotsAmount(application, count), { currency: 'JPY' })
  const applied = `${symbol}　${lotsOf({ lots, lotSize })}`
  const drawn = t('rowDraw', { time: at(draw.at) })
  switch (state) {
    case 'awaitingDraw':
      return [
        `${applied}　${yen(lots)}`,
        t('rowNumber', { time: at(appliedAt), n: ticket }),
        drawn,
        ...(now < Date.parse(deadline) ? [t('rowChange', { time: at(deadline) })] : []),
      ]
    case 'won':
      return [
        `${symbol}　${lotsOf({ lots: winningLots ?? 0, lotSize })}　${yen(winningLots ?? 0)}`,
        t('rowUntil', { time: at(payDeadline) }),
      ]
    case 'paymentComplete':
      return [
        symbol,
        t('rowPaid', { won: winningLots ?? 0, paid: paidLots ?? 0, amount: yen(paidLots ?? 0) }),
        t('rowSellable', { time: sellableFrom(application, locale, now) }),
      ]
    case 'unpaid':
      return [applied, t('rowNothing')]
    case 'notWon':
    case 'abstained':
      return [applied, drawn]
    case 'cancelled':
      return [applied]
  }
}

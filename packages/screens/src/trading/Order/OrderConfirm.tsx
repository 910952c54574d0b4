import { nameIn } from '@kabuto/domain/market'
import { formatDay, formatMoment, formatMoney } from '@kabuto/domain/shared'
import {
  changedTerms,
  currencyOf,
  type OrderDraft,
  type Preview,
  type Term,
  type WeighedOrder,
} from '@kabuto/domain/trading'
import { ConfirmSheet, type KeyValue, Money, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { useFees } from '../../shared/Order/useFees.tsx'
import { useWarnings } from '../../shared/Order/useWarnings.ts'
import { useRefusalWords } from '../../shared/Refusal/useRefusalWords.ts'
import { sideWords } from './sideWords.ts'
import type { OrderData, Review } from './orderData.ts'

type OrderConfirmProps = {
  open: boolean
  draft: OrderDraft
  data: OrderData
  weighed: WeighedOrder
  preview: Preview
  review: Review
  sending: boolean
  onClose: () => void
  onSend: (agreed: Preview) => void
  /** What else is to be read before the last tap: from when it is closed by itself, what closing will cost. */
  more?: { lines: KeyValue[]; note: string } | undefined
}

/** The confirmation: every line and every fee with its rule. What changed since it was agreed to is marked. */
export function OrderConfirm(props: OrderConfirmProps) {
  const { open, draft, data, weighed, review, sending, onClose, onSend, more } = props
  // Changed terms do not move until they are agreed to.
  const preview = review.state === 'changed' ? review.current : props.preview
  const { t } = useTranslation(['ticket', 'order', 'trading'])
  const locale = useKitLocale()
  const words = useRefusalWords()
  const warnings = useWarnings()(preview, data.quote.decimals)
  const { instrument } = data.detail
  const { market } = instrument
  const { side, leverage, type, quantity } = draft
  const currency = currencyOf(market)
  const fees = useFees({
    market,
    side,
    leverage: leverage === 2 || leverage === 3 ? leverage : 1,
    intent: 'open',
    origin: draft.origin,
    feeLines: preview.feeLines,
  })
  const changed: readonly Term[] = review.state === 'changed' ? changedTerms(review.agreed, preview) : []
  const marked = (term: Term, otherwise?: KeyValue['tone']): Pick<KeyValue, 'tone'> => ({
    tone: changed.includes(term) ? 'changed' : otherwise,
  })
  const money = (amount: string) => <Money value={amount} currency={currency} masked={false} />
  const price = (value: string): string => formatMoney(value, { currency, locale, decimals: data.quote.decimals })
  const { earliestSell, marginRatio } = preview
  const onMargin = preview.margin !== '0'
  const [inTheWay] = weighed.refusals

  return (
    <ConfirmSheet
      open={open}
      onClose={onClose}
      order={{
        title: t('confirmTitle'),
        name: nameIn(instrument.names, locale),
        code: instrument.symbol,
        tags: [
          { label: t(sideWords[side]), side: side === 'long' ? 'buy' : 'sell' },
          { label: t(`order:${type}`) },
          { label: t('order:times', { n: leverage }) },
          ...(draft.session === 'regular' ? [] : [{ label: t(draft.session) }]),
          ...(draft.origin === 'dayTrade' ? [{ label: t('trading:dayTrade') }] : []),
        ],
        seal: t('orderSeal'),
      }}
      amounts={{
        lines: [
          {
            label: t(type === 'limit' ? 'amountLimit' : 'amountMarket'),
            value: t('sharesTimes', { n: formatMoney(quantity, { decimals: 0 }), price: price(preview.price) }),
            ...marked('price'),
          },
          { label: t('value'), value: money(preview.value) },
          ...(onMargin ? [{ label: t('margin', { n: leverage }), value: money(preview.margin) }] : []),
        ],
        fees,
        feesTotal: { label: t('order:feesTotal'), value: money(preview.fees), ...marked('fees') },
        total: { label: t(onMargin ? 'totalMargin' : 'total'), value: money(preview.total), ...marked('total') },
        after: [
          {
            label: t('settlement'),
            value: formatDay(preview.settlesOn, locale, { now: data.now }),
            ...marked('settlesOn'),
          },
          ...(more?.lines ?? []),
        ],
        changes: [
          {
            label: t('powerChange'),
            before: <Money value={preview.available.before} currency={currency} />,
            after: <Money value={preview.available.after} currency={currency} />,
            tone: changed.includes('after') ? 'changed' : 'plain',
          },
          ...(marginRatio
            ? [
                {
                  label: t('ratioChange'),
                  before: marginRatio.before === null ? undefined : `${marginRatio.before}%`,
                  after: `${marginRatio.after}%`,
                },
              ]
            : []),
        ],
        changeWords: { after: t('trading:after') },
      }}
      warnings={warnings}
      lockNote={more?.note ?? lockNote()}
      state={stateOf()}
      send={{
        label: t(side === 'long' ? 'sendBuy' : 'sendSell'),
        side: side === 'long' ? 'buy' : 'sell',
        onPress: () => onSend(preview),
        disabledReason: inTheWay && words(inTheWay, data.now),
      }}
      edit={t('edit')}
    />
  )

  function lockNote(): string | undefined {
    if (!earliestSell) return onMargin ? t('creditNote') : undefined
    return earliestSell.rule === 'sameDay'
      ? t('lockNoteSameDay', { time: formatMoment(Date.parse(earliestSell.until), locale, { now: data.now }) })
      : t('lockNote')
  }

  function stateOf() {
    if (sending) return { kind: 'sending' } as const
    if (review.state === 'failed') return { kind: 'failed', text: t('reviewFailed') } as const
    if (review.state !== 'changed') return { kind: 'ready' } as const
    const before = review.agreed.price
    return {
      kind: 'moved',
      text:
        before === preview.price
          ? t('changed')
          : t('changedPrice', { before: price(before), after: price(preview.price) }),
    } as const
  }
}

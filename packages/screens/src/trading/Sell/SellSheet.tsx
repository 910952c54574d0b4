import { nameIn, newerQuote, type Quote } from '@kabuto/domain/market'
import { formatMoney, type Instant, isUnderWay, type Loadable, type Submission } from '@kabuto/domain/shared'
import {
  checkSell,
  mostToSell,
  type OpenedPosition,
  type Order,
  type Preview,
  previewSell,
  type Weighed,
  wholeSale,
} from '@kabuto/domain/trading'
import {
  Banner,
  CompareBeforeAfter,
  Fees,
  KeyValueList,
  Money,
  OrderTicket,
  Sheet,
  Skeleton,
  Stack,
  Totals,
  useCheckedForm,
  useKitLocale,
  useOwnMoney,
} from '@kabuto/ui-kit'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { AwaitPart } from '../../shared/AwaitPart.tsx'
import { ConfirmingBanner } from '../../shared/ConfirmingBanner.tsx'
import { clockOf } from '../../shared/Order/clockOf.ts'
import { useWarnings } from '../../shared/Order/useWarnings.ts'
import type { RefusalFixes } from '../../shared/Refusal/explanation.tsx'
import { RefusalLater } from '../../shared/Refusal/RefusalLater.tsx'
import { SendButton } from '../../shared/SendButton.tsx'
import { SendingForm } from '../../shared/SendingForm.tsx'
import type { LiveQuotes } from '../../shared/Stock/liveQuote.ts'
import { useRefusalCard } from '../../shared/useRefusalCard.ts'
import { type SaleData, saleOf, type SaleRequest, toSaleRequest } from './saleData.ts'
import { SaleConfirm } from './SaleConfirm.tsx'
import { chooseType, useSaleFields } from './SaleFields.tsx'
import { useSaleLines } from './useSaleLines.tsx'

export type ClockTurn = 'minutes15' | 'tokyoOpen' | 'newYorkOpen'

export type Selling = {
  data: Loadable<SaleData>
  submission: Submission<Order>
  /** The order of the confirmation, checked once more. */
  weighed: Submission<Weighed>
  onReview: (request: SaleRequest) => void
  onSell: (request: SaleRequest) => void
  onTurnClock: (to: ClockTurn) => void
  onRetry: () => void
}

type SellSheetProps = Selling & {
  open: boolean
  onClose: () => void
  position: OpenedPosition
  quotes: LiveQuotes | undefined
  now: Instant
}

/** All or a part of a position, at the market or a limit, with all that it costs and brings before the last tap. */
export function SellSheet(props: SellSheetProps) {
  const { data, open, onClose, position, onRetry } = props
  const { t } = useTranslation('position')
  const title = t(position.side === 'long' ? 'sell' : 'buyBack')
  if (data.state === 'ready' || data.state === 'refreshing')
    return <SaleForm {...props} title={title} known={data.value} />
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <AwaitPart data={data} name={title} onRetry={onRetry} skeleton={<Skeleton shape="block" count={3} />}>
        {() => null}
      </AwaitPart>
    </Sheet>
  )
}

function never(): () => void {
  return () => undefined
}

/** The newest price that is known, as it moves. */
function useQuote(quotes: LiveQuotes | undefined, read: Quote): Quote {
  const live = quotes?.(read.symbol)
  return newerQuote(
    read,
    useSyncExternalStore(live?.subscribe ?? never, () => live?.get()),
  )
}

/** Asked about: what it came to then, and the submission that the answer is to replace. */
type Asked = { preview: Preview; before: Submission<Order> }

function SaleForm(props: SellSheetProps & { title: string; known: SaleData }) {
  const {
    open,
    onClose,
    position,
    quotes,
    now,
    submission,
    weighed,
    title,
    known,
    onReview,
    onSell,
    onTurnClock,
    onRetry,
  } = props
  const { t } = useTranslation(['position', 'trading', 'order'])
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const warningsOf = useWarnings()
  const { id, symbol, names, side, market, currency, decimals, quantity, buyPrice } = position
  const [kept] = useState({ as: `sell ${id}`, without: [] })
  const [asked, setAsked] = useState<Asked>()

  const quote = useQuote(quotes, known.stock.quote)
  const { rules, figures } = saleOf(known, position, quote, now)
  const form = useCheckedForm({
    check: (draft) => checkSell(draft, rules),
    empty: wholeSale(position),
    submission,
    keep: kept,
  })
  const atChoices = form.found.filter(({ field }) => field === 'type' || field === 'session')
  const { card, errorAt } = useRefusalCard(form, submission, atChoices)
  const most = mostToSell(rules)
  const fields = useSaleFields({ form, position, data: known, quote, most, now, errorAt })
  const preview = previewSell(form.draft, figures)
  const lines = useSaleLines(position, preview && { preview, type: form.draft.type, now })
  const warnings = preview ? warningsOf(preview, decimals) : []
  const isLong = side === 'long'
  const touch = isLong ? quote.bid : quote.ask
  const locked = form.found.find(({ code }) => code === 'sellLocked')

  const fixes: RefusalFixes = {
    advanceClock: () =>
      onTurnClock(
        locked?.code === 'sellLocked' && locked.params.rule === 'minutes'
          ? 'minutes15'
          : market === 'usd'
            ? 'newYorkOpen'
            : 'tokyoOpen',
      ),
    fill: { field: 'price', most: quote.price, put: (price) => form.set('price', price) },
    followRule: {
      limitOnly: { to: 'limit', put: () => chooseType(form, quote, 'limit') },
      regularOnly: { to: 'regular', put: () => form.set('session', 'regular') },
    },
    reload: onRetry,
  }

  function reason(): string | undefined {
    if (form.found.length === 0) return undefined
    return locked?.code === 'sellLocked'
      ? t('lockedUntil', { time: clockOf(locked.params.until, locale, now) })
      : t('mendFirst')
  }

  function review(): void {
    form.submit((draft) => {
      if (!preview) return
      setAsked({ preview, before: submission })
      onReview(toSaleRequest(draft, id))
    })
  }

  return (
    <SendingForm form={form}>
      <Sheet
        open={open}
        onClose={onClose}
        title={title}
        footer={
          <SendButton submission={submission} disabledReason={reason()} onPress={review}>
            {t(isLong ? 'review' : 'reviewBuyBack')}
          </SendButton>
        }
      >
        <OrderTicket
          place="sheet"
          stock={{
            name: nameIn(names, locale),
            code: symbol,
            sub: t('heldSub', {
              quantity: t('trading:shares', { n: ownMoney(quantity, { decimals: 0 }) }),
              price: formatMoney(buyPrice, { currency, decimals, locale }),
            }),
            priceLabel: t(isLong ? 'trading:bid' : 'trading:ask'),
            price: <Money value={touch} currency={currency} decimals={decimals} masked={false} />,
          }}
          notice={
            (card.refusals.length > 0 || submission.state === 'confirming') && (
              <Stack gap="3">
                {submission.state === 'confirming' && <ConfirmingBanner text={t('sending')} />}
                <RefusalLater {...card} now={now} fixes={fixes} />
              </Stack>
            )
          }
          fields={fields}
        >
          {lines && (
            <>
              <KeyValueList items={[lines.value]} />
              <Fees items={lines.fees} total={lines.feesTotal} />
              <Totals total={lines.total} after={lines.after} />
              <CompareBeforeAfter {...lines.changes} />
            </>
          )}
          {warnings.map((text) => (
            <Banner key={text} tone="progress">
              {text}
            </Banner>
          ))}
        </OrderTicket>
      </Sheet>
      {asked && (
        <SaleConfirm
          // An answer closes it: a refusal is shown in the form.
          open={open && (asked.before === submission || isUnderWay(submission))}
          onClose={() => setAsked(undefined)}
          position={position}
          draft={form.draft}
          agreed={asked.preview}
          weighed={weighed}
          now={now}
          sending={isUnderWay(submission)}
          onSend={() => onSell(toSaleRequest(form.draft, id))}
        />
      )}
    </SendingForm>
  )
}

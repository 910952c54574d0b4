import { nameIn } from '@kabuto/domain/market'
import { formatMoney, type Instant, isUnderWay, type Submission } from '@kabuto/domain/shared'
import { readRefusal } from '@kabuto/domain/refusalWords'
import { changedTerms, type Position, type Preview, type SellDraft, type Weighed } from '@kabuto/domain/trading'
import { ConfirmSheet, type ConfirmState, useKitLocale, useOwnMoney } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { useTags } from '../../shared/Order/useTags.ts'
import { useRefusalWords } from '../../shared/Refusal/useRefusalWords.ts'
import { refusalsOf } from '../../shared/refusalsOf.ts'
import { useSaleLines } from './useSaleLines.tsx'

type SaleConfirmProps = {
  open: boolean
  onClose: () => void
  position: Position
  draft: SellDraft
  /** What the form showed when the confirmation was opened. */
  agreed: Preview
  /** The same order, checked once more by the server. */
  weighed: Submission<Weighed>
  now: Instant
  sending: boolean
  onSend: () => void
}

/** The confirmation: checked once more, with changes marked. */
export function SaleConfirm(props: SaleConfirmProps) {
  const { open, onClose, position, draft, agreed, weighed, now, sending, onSend } = props
  const { t } = useTranslation(['position', 'trading', 'order', 'shared'])
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const tags = useTags()
  const words = useRefusalWords()
  const { names, symbol, currency, decimals, side } = position
  const answer = weighed.state === 'done' ? weighed.record : undefined
  const [sent] = answer?.refusals ?? []
  const refusal = refusalsOf(weighed)[0] ?? (sent && readRefusal(sent.code, sent.params))
  const current = answer?.preview ?? agreed
  const lines = useSaleLines(position, { preview: current, type: draft.type, now }, agreed)
  const amount = ({ total: comes }: Preview): string => ownMoney(comes, { currency })
  const hasMoved = changedTerms(agreed, current).some((term) => term !== 'after')
  const isLong = side === 'long'

  function stateOf(): ConfirmState {
    if (sending) return { kind: 'sending' }
    if (refusal) return { kind: 'failed', text: words(refusal, now) }
    return hasMoved
      ? { kind: 'moved', text: t('moved', { before: amount(agreed), after: amount(current) }) }
      : { kind: 'ready' }
  }

  function reason(): string | undefined {
    if (refusal) return t('backToForm')
    return isUnderWay(weighed) ? t('weighing') : undefined
  }

  return (
    <ConfirmSheet
      open={open}
      onClose={onClose}
      order={{
        title: t('confirmTitle'),
        name: nameIn(names, locale),
        code: symbol,
        seal: t('shared:seal'),
        tags: [
          { label: t(isLong ? 'sell' : 'buyBack'), side: isLong ? 'sell' : 'buy' },
          ...tags({ ...position, type: draft.type }, true).slice(1),
        ],
      }}
      amounts={{
        lines: [
          {
            label: t('confirmPrice'),
            value: t('fillTitle', {
              quantity: t('trading:shares', { n: ownMoney(draft.quantity, { decimals: 0 }) }),
              price:
                draft.type === 'limit'
                  ? formatMoney(current.price, { currency, decimals, locale })
                  : t('trading:market'),
            }),
          },
          ...(lines ? [lines.value] : []),
        ],
        fees: lines?.fees,
        feesTotal: lines?.feesTotal,
        total: lines?.total,
        after: lines?.after,
        changes: lines?.changes.items,
        changeWords: lines?.changes.words,
      }}
      state={stateOf()}
      send={{
        label: t(isLong ? 'confirmSend' : 'confirmSendBuyBack'),
        side: isLong ? 'sell' : 'buy',
        onPress: onSend,
        disabledReason: reason(),
      }}
      edit={t('confirmEdit')}
    />
  )
}

import { useRef } from 'react'
import { styled } from 'styled-components'
import { Banner, type BannerTone } from '../Banner/Banner.tsx'
import { Button } from '../Button/Button.tsx'
import {
  type BeforeAfter,
  CompareBeforeAfter,
  type CompareBeforeAfterProps,
} from '../CompareBeforeAfter/CompareBeforeAfter.tsx'
import { LockIcon } from '../icons.ts'
import { type KeyValue, KeyValueList } from '../KeyValueList/KeyValueList.tsx'
import { Sheet } from '../Sheet/Sheet.tsx'
import { k } from '../tokens/k.ts'
import { type Fee, Fees } from './Fees.tsx'
import { OrderHead, type OrderHeadProps } from './OrderHead.tsx'
import { Totals } from './Totals.tsx'

export type ConfirmState = { kind: 'ready' | 'sending' } | { kind: 'moved' | 'failed'; text: string }

export type ConfirmSheetProps = {
  open: boolean
  /** Also what the way back to the ticket does. */
  onClose: () => void
  order: OrderHeadProps & { title: string }
  /** Mark with `tone: 'changed'` what moved. Leave out what does not apply. */
  amounts: {
    lines: KeyValue[]
    fees?: Fee[] | undefined
    feesTotal?: KeyValue | undefined
    total?: KeyValue | undefined
    after?: KeyValue[] | undefined
    /** In place of `after`, where what it is now belongs beside it: balances, an order that is amended. */
    changes?: readonly BeforeAfter[] | undefined
    changeWords?: CompareBeforeAfterProps['words']
  }
  /** A warning: it can be sent, but this must be read first. */
  warnings?: readonly string[] | undefined
  /** From when it can be sold, and what else binds. */
  lockNote?: string | undefined
  state: ConfirmState
  /** With a side for an order, else the solid button of any act. */
  send: {
    label: string
    side?: 'buy' | 'sell' | undefined
    onPress: () => void
    disabledReason?: string | undefined
  }
  /** The way back to where it can still be changed. */
  edit: string
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${k.space[2]};
`

const Actions = styled.div`
  display: grid;
  gap: ${k.space[1]};
  &[data-sending] > :last-child {
    visibility: hidden;
  }
`

const tones: Record<'moved' | 'failed', BannerTone> = { moved: 'progress', failed: 'danger' }

/**
 * The last look before something is done: every line, every fee and its tier, what is left afterwards, and the seal. An
 * order, an exchange, a repayment; what only asks yes or no is a Dialog.
 */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { open, onClose, order, amounts, warnings = [], lockNote, state, send, edit } = props
  const { title, ...head } = order
  const { lines, fees = [], feesTotal, total, after = [], changes, changeWords } = amounts
  const sending = state.kind === 'sending'
  const news = 'text' in state ? state : undefined
  // A press that began before the price moved agreed to the old one.
  const seen = state.kind + (news?.text ?? '')
  const pressedOn = useRef<string>(undefined)

  function confirm(): void {
    const agreed = pressedOn.current ?? seen
    pressedOn.current = undefined
    if (agreed === seen) send.onPress()
  }

  const actions = (
    <Actions
      data-sending={sending || undefined}
      onPointerDown={() => {
        pressedOn.current = seen
      }}
    >
      <Button
        kind={send.side ?? 'primary'}
        sends
        loading={sending}
        disabledReason={send.disabledReason}
        onClick={confirm}
      >
        {send.label}
      </Button>
      <Button kind="ghost" size="medium" onClick={onClose}>
        {edit}
      </Button>
    </Actions>
  )
  return (
    <Sheet open={open} onClose={onClose} title={title} locked={sending} footer={actions}>
      <Parts>
        {/* There before the news is, so that it is read out when it comes. */}
        <div role="alert">{news && <Banner tone={tones[news.kind]}>{news.text}</Banner>}</div>
        <OrderHead {...head} />
        {lines.length > 0 && <KeyValueList items={lines} />}
        {fees.length > 0 && <Fees items={fees} total={feesTotal} />}
        {(total || after.length > 0) && <Totals total={total} after={after} />}
        {changes && <CompareBeforeAfter items={changes} words={changeWords} />}
        {warnings.map((warning) => (
          <Banner key={warning} tone="progress">
            {warning}
          </Banner>
        ))}
        {lockNote !== undefined && (
          <Banner tone="neutral" icon={LockIcon}>
            {lockNote}
          </Banner>
        )}
      </Parts>
    </Sheet>
  )
}

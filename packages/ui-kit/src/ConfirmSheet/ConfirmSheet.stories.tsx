import preview from '@kabuto/storybook/preview'
import { type ReactNode, useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { expectSimBarFree, SampleScreen, useSamples } from '../base/board.tsx'
import { Money } from '../Money/Money.tsx'
import { Offline } from '../base/offline.ts'
import { ConfirmSheet, type ConfirmSheetProps, type ConfirmState } from './ConfirmSheet.tsx'

function yen(value: number): ReactNode {
  return <Money value={value} currency="JPY" />
}

function dollars(value: number): ReactNode {
  return <Money value={value} currency="USD" />
}

/** All of it but what opens and closes it. */
function useConfirmSample(state: ConfirmState['kind']): Omit<ConfirmSheetProps, 'open' | 'onClose'> {
  const words = useSamples({
    ja: {
      title: '注文内容の確認',
      name: '青葉精機',
      seal: '模擬注文',
      tags: ['買い', '指値', '1倍'],
      price: '数量と指値',
      was: '2,846.0円 から変わりました',
      times: '300株 × 2,846.0円',
      newTimes: '300株 × 2,851.0円',
      value: '約定代金',
      fee: '買付手数料',
      tier: '標準・100万円以下',
      stamp: '印紙税',
      noStamp: '日本株に印紙税なし',
      service: 'サービス料',
      noService: '現物のため金利なし',
      fees: '手数料と税の合計',
      total: '概算の受渡代金',
      power: '注文後の買付余力',
      day: '受渡日',
      date: '11/25（水）　2営業日後',
      lock: '約定から15分間は売却できません。売却時は約定代金に応じた手数料が別にかかります。',
      send: '買い注文を出す',
      again: 'この価格で買い注文を出す',
      edit: '内容を直す',
      moved: '価格が 2,846.0円 から 2,851.0円 に変わりました。もう一度確認してください。',
      failed: '通信が切れました。注文は出ていません。もう一度お試しください。',
    },
    en: {
      title: 'Confirm your order',
      name: 'Aoba Precision Machinery',
      seal: 'Sim order',
      tags: ['Buy', 'Limit', '1×'],
      price: 'Quantity and limit',
      was: 'Changed from ¥2,846.0',
      times: '300 × ¥2,846.0',
      newTimes: '300 × ¥2,851.0',
      value: 'Trade value',
      fee: 'Commission',
      tier: 'standard, up to ¥1M',
      stamp: 'Stamp duty',
      noStamp: 'none on Japanese shares',
      service: 'Service fee',
      noService: 'cash order, no interest',
      fees: 'Fees and taxes',
      total: 'Estimated amount due',
      power: 'Buying power after',
      day: 'Settlement',
      date: 'Wed 25 Nov, 2 business days',
      lock: 'You cannot sell for 15 minutes after the fill. Selling has a commission of its own.',
      send: 'Place buy order',
      again: 'Buy at this price',
      edit: 'Edit order',
      moved: 'The price moved from ¥2,846.0 to ¥2,851.0. Please confirm again.',
      failed: 'The connection was lost and no order was placed. Please try again.',
    },
    'zh-Hant': {
      title: '確認委託內容',
      name: '青葉精機',
      seal: '模擬委託',
      tags: ['買進', '限價', '1倍'],
      price: '數量與限價',
      was: '由 2,846.0日圓 變動',
      times: '300股 × 2,846.0日圓',
      newTimes: '300股 × 2,851.0日圓',
      value: '成交金額',
      fee: '買進手續費',
      tier: '標準・100萬日圓以下',
      stamp: '印花稅',
      noStamp: '日股無印花稅',
      service: '服務費',
      noService: '現股無利息',
      fees: '手續費與稅合計',
      total: '預估交割金額',
      power: '委託後可用資金',
      day: '交割日',
      date: '11/25（三）　2個營業日後',
      lock: '成交後15分鐘內不可賣出。賣出時另收手續費。',
      send: '送出買進委託',
      again: '以此價格買進',
      edit: '修改內容',
      moved: '價格由 2,846.0日圓 變為 2,851.0日圓，請再次確認。',
      failed: '連線中斷，委託未送出。請再試一次。',
    },
  })
  const [side = '', ...others] = words.tags
  const moved = state === 'moved'
  return {
    order: {
      title: words.title,
      name: words.name,
      code: '0712',
      seal: words.seal,
      tags: [{ label: side, side: 'buy' }, ...others.map((label) => ({ label }))],
    },
    amounts: {
      lines: [
        moved
          ? { label: words.price, note: words.was, value: words.newTimes, tone: 'changed' }
          : { label: words.price, value: words.times },
        { label: words.value, value: yen(moved ? 855300 : 853800) },
      ],
      fees: [
        { label: words.fee, tier: words.tier, value: yen(535) },
        { label: words.stamp, tier: words.noStamp, value: yen(0) },
        { label: words.service, tier: words.noService, value: yen(0) },
      ],
      feesTotal: { label: words.fees, value: yen(535) },
      total: { label: words.total, value: yen(moved ? 855835 : 854335), ...(moved ? { tone: 'changed' } : {}) },
      after: [
        { label: words.power, value: yen(moved ? 2564165 : 2565665) },
        { label: words.day, value: words.date },
      ],
    },
    lockNote: words.lock,
    state: state === 'moved' || state === 'failed' ? { kind: state, text: words[state] } : { kind: state },
    send: { label: moved ? words.again : words.send, side: 'buy', onPress: () => undefined },
    edit: words.edit,
  }
}

type SheetOfProps = {
  kind?: ConfirmState['kind']
  onSend: () => void
  onClose: () => void
  moves?: boolean
  disabledReason?: string
}

/** The order of the mock over a screen; with `moves` its price moves under a finger already on the button. */
function SheetOf({ kind = 'ready', onSend, onClose, moves = false, disabledReason }: SheetOfProps) {
  const [now, setNow] = useState(kind)
  const sample = useConfirmSample(now)
  return (
    <div
      onPointerDown={() => {
        if (moves) setNow('moved')
      }}
    >
      <SampleScreen>
        <ConfirmSheet {...sample} open onClose={onClose} send={{ ...sample.send, onPress: onSend, disabledReason }} />
      </SampleScreen>
    </div>
  )
}

const meta = preview.meta({
  title: 'Kit/ConfirmSheet',
  component: SheetOf,
  subcomponents: { ConfirmSheet },
  args: { onSend: fn(), onClose: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
})

export const Playground = meta.story({
  async play({ args, canvas, canvasElement, userEvent }) {
    const dialog = canvas.getByRole('dialog', { name: '注文内容の確認' })
    await expectSimBarFree(canvasElement, dialog)
    const sheet = within(dialog)
    await expect(sheet.getByRole('img', { name: '模擬注文' })).toBeInTheDocument()
    // Every fee says its tier, one of nothing why.
    await expect(sheet.getAllByRole('term').map(({ textContent }) => textContent)).toContain('印紙税日本株に印紙税なし')
    await userEvent.click(sheet.getByRole('button', { name: '買い注文を出す' }))
    await expect(args.onSend).toHaveBeenCalledTimes(1)
    await userEvent.click(sheet.getByRole('button', { name: '内容を直す' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
})

/** Nothing closes it, nothing sends twice, and there is no way back to what is on its way. */
export const Sending = meta.story({
  name: '送信中',
  args: { kind: 'sending' },
  async play({ args, canvas, userEvent }) {
    const dialog = canvas.getByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: '送信中' }))
    await expect(within(dialog).queryByRole('button', { name: '内容を直す' })).toBeNull()
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await userEvent.click(within(dialog).getByRole('button', { name: '閉じる' }))
    await expect(args.onSend).not.toHaveBeenCalled()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const Moved = meta.story({
  name: '価格が変わった',
  args: { kind: 'moved' },
  async play({ args, canvas, userEvent }) {
    const dialog = within(canvas.getByRole('dialog'))
    await expect(dialog.getByRole('alert')).toHaveTextContent(/2,851.0円 に変わりました/)
    await userEvent.click(dialog.getByRole('button', { name: 'この価格で買い注文を出す' }))
    await expect(args.onSend).toHaveBeenCalledTimes(1)
  },
})

/** The finger was down for the old price: that press sends nothing, the next one does. */
export const MovedUnderFinger = meta.story({
  name: '押している間に変わった',
  args: { moves: true },
  async play({ args, canvas }) {
    const dialog = within(canvas.getByRole('dialog'))
    const button = dialog.getByRole('button', { name: '買い注文を出す' })
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true }))
    await waitFor(() => expect(dialog.getByRole('alert')).not.toBeEmptyDOMElement())
    button.click()
    await expect(args.onSend).not.toHaveBeenCalled()
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true }))
    button.click()
    await expect(args.onSend).toHaveBeenCalledTimes(1)
  },
})

export const Failed = meta.story({
  name: '送信できなかった',
  args: { kind: 'failed' },
  async play({ args, canvas, userEvent }) {
    const dialog = within(canvas.getByRole('dialog'))
    await expect(dialog.getByRole('alert')).toHaveTextContent(/注文は出ていません/)
    await userEvent.click(dialog.getByRole('button', { name: '買い注文を出す' }))
    await expect(args.onSend).toHaveBeenCalledTimes(1)
  },
})

export const Blocked = meta.story({
  name: '出せない理由',
  args: { disabledReason: '取引時間外です。次は 11/24（火）9:00 からです。' },
  async play({ args, canvas, userEvent }) {
    const button = within(canvas.getByRole('dialog')).getByRole('button', { name: '買い注文を出す' })
    await userEvent.click(button)
    await expect(args.onSend).not.toHaveBeenCalled()
    await expect(button).toHaveAccessibleDescription('取引時間外です。次は 11/24（火）9:00 からです。')
  },
})

/** All of an exchange but what opens and closes it: no code, no side, balances beside what they are now. */
function useExchange(): Omit<ConfirmSheetProps, 'open' | 'onClose' | 'send'> & { label: string } {
  const words = useSamples({
    ja: {
      title: '両替の確認',
      name: '円から米ドル',
      seal: '模擬両替',
      rate: '適用レート',
      rates: '1ドル = 154.45円',
      spread: '差（スプレッド）',
      inside: 'レートの中・0.25円',
      received: '受け取る米ドル',
      changes: '残高',
      after: '両替後',
      power: '買付余力',
      dollars: '米ドル',
      label: '両替する',
      edit: '金額を直す',
    },
    en: {
      title: 'Confirm exchange',
      name: 'Yen to US dollars',
      seal: 'Sim exchange',
      rate: 'Our rate',
      rates: '$1 = ¥154.45',
      spread: 'Spread',
      inside: 'in the rate, ¥0.25',
      received: 'Dollars received',
      changes: 'Balances',
      after: 'Afterwards',
      power: 'Buying power',
      dollars: 'US dollars',
      label: 'Exchange',
      edit: 'Edit amount',
    },
    'zh-Hant': {
      title: '確認換匯',
      name: '日圓換美元',
      seal: '模擬換匯',
      rate: '適用匯率',
      rates: '1美元 = 154.45日圓',
      spread: '價差',
      inside: '含於匯率・0.25日圓',
      received: '收到的美元',
      changes: '餘額',
      after: '換匯後',
      power: '可用資金',
      dollars: '美元',
      label: '換匯',
      edit: '修改金額',
    },
  })
  return {
    order: { title: words.title, name: words.name, seal: words.seal },
    amounts: {
      lines: [{ label: words.rate, value: words.rates }],
      fees: [{ label: words.spread, tier: words.inside, value: yen(809) }],
      total: { label: words.received, value: dollars(3237.29) },
      changes: [
        { label: words.power, before: yen(3420000), after: yen(2920000) },
        { label: words.dollars, before: dollars(43475.86), after: dollars(46713.15) },
      ],
      changeWords: { changes: words.changes, after: words.after },
    },
    state: { kind: 'ready' },
    edit: words.edit,
    label: words.label,
  }
}

/** The connection went while one read: nothing is sent, and the way back stays. */
export const WithoutConnection = meta.story({
  name: '通信できないとき',
  render: (args) => (
    <Offline value>
      <SheetOf {...args} />
    </Offline>
  ),
  async play({ args, canvas, userEvent }) {
    const send = canvas.getByRole('button', { name: '買い注文を出す' })
    await expect(send).toHaveAccessibleDescription('通信できません。電波が戻ると送信できます')
    await userEvent.click(send)
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '内容を直す' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

/** Any act: without a side the button is the solid one, and only what there is to say is there. */
export const AnyAct = meta.story({
  name: '注文でないこと',
  render: function Render({ onSend, onClose }) {
    const { label, ...sample } = useExchange()
    return (
      <SampleScreen>
        <ConfirmSheet {...sample} open onClose={onClose} send={{ label, onPress: onSend }} />
      </SampleScreen>
    )
  },
  async play({ args, canvas, userEvent }) {
    const dialog = within(canvas.getByRole('dialog', { name: '両替の確認' }))
    await expect(dialog.getByRole('img', { name: '模擬両替' })).toBeInTheDocument()
    await expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      '適用レート',
      '差（スプレッド）レートの中・0.25円',
      '受け取る米ドル',
      '買付余力',
      '米ドル',
    ])
    await expect(dialog.getAllByRole('definition').at(-1)).toHaveTextContent(/^両替後 \$46,713\.15/)
    await expect(dialog.queryByRole('list')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: '両替する' }))
    await expect(args.onSend).toHaveBeenCalledTimes(1)
    await userEvent.click(dialog.getByRole('button', { name: '金額を直す' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
})

/** Nothing but what is done: no empty boxes and no lines around nothing. */
export const Least = meta.story({
  name: '最小',
  render: ({ onSend, onClose }) => (
    <SampleScreen>
      <ConfirmSheet
        open
        onClose={onClose}
        order={{ title: '返済の確認', name: '借入 L-0042', seal: '模擬返済' }}
        amounts={{ lines: [{ label: '返済額', value: yen(302958) }] }}
        state={{ kind: 'ready' }}
        send={{ label: '返済する', onPress: onSend }}
        edit="金額を直す"
      />
    </SampleScreen>
  ),
  async play({ canvas }) {
    const dialog = canvas.getByRole('dialog', { name: '返済の確認' })
    await expect(dialog.querySelectorAll('dl')).toHaveLength(1)
  },
})

export const Matrix = meta.story({ tags: ['vrt'] })

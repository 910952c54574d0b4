import preview from '@kabuto/storybook/preview'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { useSamples } from '../base/board.tsx'
import { Button } from '../Button/Button.tsx'
import { BanIcon, CalendarIcon, CircleAlertIcon, LockIcon, ShieldIcon } from '../icons.ts'
import { Money } from '../Money/Money.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { RefusalCard, type RefusalCardProps } from './RefusalCard.tsx'

function yen(value: number, decimals?: number) {
  return <Money value={value} currency="JPY" decimals={decimals} />
}

const sample: RefusalCardProps = {
  tone: 'danger',
  icon: CircleAlertIcon,
  title: '値幅制限の中で入力してください。',
  facts: [
    { label: 'あなたの値', value: yen(3400, 1) },
    { label: '範囲', value: '2,311.5〜3,311.5円' },
    { label: 'いつまで', value: '11/20（金）の大引けまで' },
  ],
  source: '基準値 2,811.5円 ±500円（制限値幅）',
  fix: { label: '3,311.5円に直す', onPress: fn() },
  onClose: fn(),
}

const meta = preview.meta({ title: 'Kit/RefusalCard', component: RefusalCard, args: sample })

export const Playground = meta.story({
  async play({ args, canvas, userEvent }) {
    const card = within(canvas.getByRole('alert', { name: '値幅制限の中で入力してください。' }))
    await expect(card.getByText('根拠：基準値 2,811.5円 ±500円（制限値幅）')).toBeVisible()
    const close = card.getByRole('button', { name: '閉じる' })
    await expect(close.offsetWidth).toBeGreaterThanOrEqual(44)
    await expect(close.offsetHeight).toBeGreaterThanOrEqual(44)
    await userEvent.click(card.getByRole('button', { name: '3,311.5円に直す' }))
    await expect(args.fix && 'onPress' in args.fix && args.fix.onPress).toHaveBeenCalledTimes(1)
    await userEvent.click(close)
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
})

/** Never while typing: only when sending was refused. */
export const TakesFocus = meta.story({
  name: '送信したときだけフォーカス',
  render: function Render(args) {
    const [sent, setSent] = useState(false)
    return (
      <Stack>
        <RefusalCard {...args} focused={sent} />
        <Button onClick={() => setSent(true)}>申請する</Button>
      </Stack>
    )
  },
  async play({ canvas, userEvent }) {
    await expect(document.body).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: '申請する' }))
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '閉じる' })).toHaveFocus()
  },
})

/** Shown where a page explains what a refusal says. */
export const Exhibit = meta.story({
  name: '見本',
  args: { exhibit: true, onClose: undefined },
  async play({ canvas }) {
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('region', { name: '値幅制限の中で入力してください。' })).toBeVisible()
    await expect(canvas.getByText('3,311.5円に直す')).toBeVisible()
    await expect(canvas.getByText('3,311.5円に直す').closest('[inert]')).not.toBeNull()
  },
})

export const Sums = meta.story({
  name: '合計の内訳',
  args: {
    title: '買付余力が 280,813円 足りません。',
    facts: [
      {
        label: '必要な額',
        value: yen(3700813),
        parts: [
          { label: '1,300株 × 2,846.0円', value: yen(3699800) },
          { label: '買付手数料', value: yen(1013) },
        ],
      },
      {
        label: '買付余力',
        value: yen(3420000),
        parts: [
          { label: '円の現金', value: yen(4313000) },
          { label: '椿製薬の証拠金', value: yen(-390500) },
          { label: '白川食品の注文', value: yen(-502500) },
        ],
      },
    ],
    source: '拘束中の金額は買付に使えません',
    fix: { label: '1,200株（3,416,213円）に直す', onPress: fn() },
  },
})

export const LaterOpen = meta.story({
  name: '時刻が来れば通る',
  args: {
    tone: 'progress',
    icon: CalendarIcon,
    title: '11/23（月）は勤労感謝の日です。入金・出金の受付はお休みです。',
    facts: [
      { label: '受付時間', value: '平日 9:30〜19:30' },
      { label: '次の受付', value: '11/24（火）9:30' },
      { label: 'いまの模擬時刻', value: '11/23（月）10:05' },
    ],
    source: '入金・出金の受付時間（祝日を除く）',
    fix: { label: '模擬時計を 11/24 9:30 へ進める', onPress: fn() },
  },
})

export const FirstDo = meta.story({
  name: '先にすること',
  args: {
    tone: 'info',
    icon: ShieldIcon,
    title: '先に本人確認をしてください。',
    facts: [
      { label: 'いまの状態', value: '未確認' },
      { label: '必要な操作', value: '銀行口座の追加' },
    ],
    source: '口座の名義は確認済みの氏名と一致が必要です',
    fix: { label: '本人確認へ進む', href: '#/user/auth' },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: '本人確認へ進む' })).toHaveAttribute('href', '#/user/auth')
  },
})

export const NobodyCan = meta.story({
  name: '直す方法がない',
  args: {
    tone: 'neutral',
    icon: BanIcon,
    title: '売買停止中です。再開は発表されていません。',
    facts: [
      { label: '停止した時刻', value: '13:10' },
      { label: '理由', value: '重要な開示の確認' },
    ],
    source: '取引所の売買停止（模擬）',
    fix: undefined,
  },
})

export const WholePage = meta.story({
  name: 'ページ全体',
  args: {
    icon: LockIcon,
    title: '本人確認の再審査のため、11/18（水）から凍結中です。',
    facts: [
      { label: '止まること', value: '新規注文・入金・借入' },
      { label: 'いつまで', value: '審査が終わるまで' },
    ],
    can: {
      title: 'いまもできること',
      items: ['受渡し済みの現金 2,918,400円の出金', '出している注文 1件の取消', '残高と記録の閲覧・書き出し'],
    },
    source: '会員規約 第12条（模擬）',
    fix: { label: 'お問い合わせで異議を申し立てる', href: '#/user/kf' },
    onClose: undefined,
  },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: '閉じる' })).toBeNull()
    await expect(within(canvas.getByRole('list', { name: 'いまもできること' })).getAllByRole('listitem')).toHaveLength(
      3,
    )
  },
})

const lots = fn()

/** The first reason is open, the others are folded, each with its own way out. */
export const Several = meta.story({
  name: 'いくつも断られたとき',
  args: {
    rest: [
      {
        title: '100株単位で入力してください。',
        note: 'あなたの値 150株',
        fix: { label: '200株に直す', onPress: lots },
      },
      { title: 'レバレッジは 1倍までです。', note: 'あなたの値 2倍', fix: { label: '1倍に直す', onPress: fn() } },
    ],
  },
  async play({ canvas, userEvent }) {
    lots.mockClear()
    await expect(canvas.getByText('200株に直す')).not.toBeVisible()
    await userEvent.click(canvas.getByText('ほか2件'))
    await userEvent.click(canvas.getByRole('button', { name: '200株に直す' }))
    await expect(lots).toHaveBeenCalledTimes(1)
    await expect(canvas.getAllByRole('alert')).toHaveLength(1)
  },
})

export const RestLabel = meta.story({
  name: 'ほか2件の名前',
  args: {
    restLabel: 'ほか2件（数量・レバレッジ）',
    rest: [{ title: '100株単位で入力してください。' }, { title: 'レバレッジは 1倍までです。' }],
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        over: '出金可能額を 81,600円 超えています。',
        mine: 'あなたの値',
        max: '出金可能額',
        source: '出金できるのは受渡し済みの現金だけです',
        fix: '2,918,400円に直す',
        locked: '14:39 から売却できます。',
        now: 'いまの模擬時刻',
        first: '先に本人確認をしてください。',
        verify: '本人確認へ進む',
        halted: '売買停止中です。再開は発表されていません。',
        lot: '100株単位で入力してください。',
        lotMine: 'あなたの値 150株',
        lotFix: '200株に直す',
        cash: '円の現金',
        held: '出している注文',
        still: 'いまもできること',
        cancel: '出している注文の取消',
        others: 'ほかの銘柄の注文',
      },
      en: {
        over: '¥81,600 over your withdrawable amount.',
        mine: 'Your value',
        max: 'Withdrawable',
        source: 'only settled cash can be withdrawn',
        fix: 'Change to ¥2,918,400',
        locked: 'You can sell from 14:39.',
        now: 'Simulated time',
        first: 'Verify your identity first.',
        verify: 'Verify identity',
        halted: 'Trading is halted. No time to resume has been announced.',
        lot: 'Enter a multiple of 100 shares.',
        lotMine: 'Your value 150 shares',
        lotFix: 'Change to 200',
        cash: 'Cash in yen',
        held: 'Orders placed',
        still: 'What you can still do',
        cancel: 'Cancel orders placed',
        others: 'Order other stocks',
      },
      'zh-Hant': {
        over: '超出可提款金額 81,600 日圓。',
        mine: '您的輸入',
        max: '可提款金額',
        source: '僅已交割現金可提款',
        fix: '改為 2,918,400日圓',
        locked: '14:39 起可賣出。',
        now: '目前模擬時間',
        first: '請先完成實名驗證。',
        verify: '前往實名驗證',
        halted: '目前暫停交易，尚未公布恢復時間。',
        lot: '請以100股為單位輸入。',
        lotMine: '您的輸入 150股',
        lotFix: '改為200股',
        cash: '日圓現金',
        held: '已送出的委託',
        still: '目前仍可進行',
        cancel: '取消已送出的委託',
        others: '委託其他股票',
      },
    })
    return (
      <Stack>
        <RefusalCard
          tone="danger"
          icon={CircleAlertIcon}
          title={words.over}
          facts={[
            { label: words.mine, value: yen(3000000) },
            {
              label: words.max,
              value: yen(2918400),
              parts: [
                { label: words.cash, value: yen(3420000) },
                { label: words.held, value: yen(-501600) },
              ],
            },
          ]}
          source={words.source}
          fix={{ label: words.fix, onPress: fn() }}
          onClose={fn()}
          rest={[{ title: words.lot, note: words.lotMine, fix: { label: words.lotFix, onPress: fn() } }]}
        />
        <RefusalCard
          tone="progress"
          icon={LockIcon}
          title={words.locked}
          facts={[{ label: words.now, value: '14:32' }]}
          onClose={fn()}
        />
        <RefusalCard
          tone="info"
          icon={ShieldIcon}
          title={words.first}
          fix={{ label: words.verify, href: '#/user/auth' }}
          onClose={fn()}
        />
        <RefusalCard
          tone="neutral"
          icon={BanIcon}
          title={words.halted}
          can={{ title: words.still, items: [words.cancel, words.others] }}
        />
      </Stack>
    )
  },
  async play({ canvas, userEvent }) {
    // In every language: the pictures are taken in three.
    await userEvent.click(canvas.getByText(/^(ほか1件|1 more|另有 1 項)$/))
  },
})

import { sampleFrozenMember } from '@kabuto/domain/account'
import {
  type Exchange,
  type Rate,
  ratesAround,
  sampleExchange,
  sampleExchangeContext,
  sampleRate,
} from '@kabuto/domain/funds'
import {
  confirming,
  done,
  failed,
  idle,
  loading,
  ready,
  refreshing,
  refused,
  refuse,
  sending,
} from '@kabuto/domain/shared'
import { answering } from '@kabuto/storybook/answering'
import { keepsDrafts } from '@kabuto/storybook/keepsDrafts'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import { type ComponentProps, useState } from 'react'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, waitFor, within } from 'storybook/test'
import { cardShown } from '../../shared/Refusal/cardShown.ts'
import { type ExchangeData, ExchangeScreen } from './ExchangeScreen.tsx'

const say = textsIn('exchange')
const sharedWords = textsIn('shared')

const withRate = (rate: Rate, context: Partial<ExchangeData['context']> = {}): ExchangeData => ({
  context: { ...sampleExchangeContext, quote: rate, ...context },
  rate,
})
const sampleData = withRate(sampleRate)
const dearer: Rate = { ...sampleRate, quoteId: 'q2', ...ratesAround('154.60'), at: '2026-11-20T14:32:25+09:00' }

type Props = ComponentProps<typeof ExchangeScreen>

const Answering = answering(ExchangeScreen)

/** Stands in for the app: a new rate comes when it is asked for. */
function Renewing({ onRenew, ...rest }: Props) {
  const [data, setData] = useState(sampleData)
  return (
    <>
      <ExchangeScreen {...rest} data={ready(data)} onRenew={onRenew} />
      <button type="button" hidden aria-label="154.60" data-testid="renew" onClick={() => setData(withRate(dearer))} />
    </>
  )
}

const drafts = keepsDrafts()

const meta = preview.meta({
  title: 'Screens/Funds/Exchange',
  component: ExchangeScreen,
  args: {
    data: ready(sampleData),
    submission: idle<Exchange>(),
    onSubmit: fn(),
    onRenew: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'globals'>

const amountField = (context: Play): HTMLElement => context.canvas.getByRole('textbox', { name: say(context).pay })
const button = ({ canvas }: Play, name: string | RegExp): HTMLElement => canvas.getByRole('button', { name })
const choice = ({ canvas }: Play, name: string): HTMLElement => canvas.getByRole('radio', { name })

async function typeAndCheck(context: Play, amount: string): Promise<void> {
  await context.userEvent.type(amountField(context), amount)
  await context.userEvent.click(button(context, say(context).submit))
}

const sheet = async (context: Play) => within(await context.canvas.findByRole('dialog'))

async function sendIt(context: Play): Promise<void> {
  await typeAndCheck(context, '500000')
  const shown = await sheet(context)
  await context.userEvent.click(shown.getByRole('button', { name: say(context).confirmSend }))
}

const nothingYet = {
  headings: ['両替'],
  figures: {},
  actions: { 戻る: '#/user/FundingDetails', 記録: '#/user/FundingDetails?kind=exchange' },
  fields: {},
  notices: [],
}

/** Before anything is typed: the rate, its difference and no other fee. */
const read = {
  ...nothingYet,
  figures: {
    受け取る金額: '―',
    仲値: '154.20円 — 銀行どうしの中間の値（模擬）',
    適用レート: '[strong] 154.45円',
    '差（スプレッド）': '― — 1ドルにつき 0.25円',
    両替手数料: '0円 — 費用はレートの中の差だけです',
    買付余力: 'いま 3,420,000円 → 両替後 ―',
    米ドル: 'いま $43,475.86 → 両替後 ―',
  },
  actions: {
    ...nothingYet.actions,
    '10万円': 'button',
    '50万円': 'button',
    '100万円': 'button',
    全額: 'button',
    取り直す: 'button',
    両替の確認へ: 'button',
  },
  fields: { 支払う金額: '' },
  texts: [
    '使える金額 3,420,000円',
    '円',
    'カブト模擬銀行 模擬レート 11/20（金）14:31 時点（模擬時刻）',
    'レートは60秒間有効です。自動で新しくなります。',
  ],
}

/** Half a million yen. */
const typed = {
  ...read,
  figures: {
    ...read.figures,
    受け取る金額: '$3,237.29',
    '差（スプレッド）': '809円 — 1ドルにつき 0.25円',
    買付余力: 'いま 3,420,000円 → 両替後 2,920,000円',
    米ドル: 'いま $43,475.86 → 両替後 $46,713.15',
  },
  actions: { ...read.actions, '50万円': 'button, on' },
  fields: { 支払う金額: '500,000' },
}

/** The sheet before it is sent. */
const asked = {
  headings: ['両替の確認'],
  figures: {
    支払う金額: '[strong] 500,000円',
    仲値: '154.20円 — 銀行どうしの中間の値（模擬）',
    適用レート: '[strong] 154.45円',
    '差（スプレッド）': '809円 — 1ドルにつき 0.25円',
    両替手数料: '0円 — 費用はレートの中の差だけです',
    受け取る金額: '[total] $3,237.29',
    買付余力: '3,420,000円 → 2,920,000円',
    米ドル: '$43,475.86 → $46,713.15',
  },
  actions: { 閉じる: 'button', 両替する: 'button', 戻って直す: 'button' },
  fields: {},
}

export const Ready = meta.story({ tags: ['vrt'], ...says({ ...read, groups: ['両替の向き'] }) })

/** Half a million yen: what comes, what the difference is in yen, and what is left. */
export const Typed = meta.story({
  play: (context) =>
    context.userEvent.click(context.canvas.getAllByRole('button', { pressed: false })[1] as HTMLElement),
  ...says(typed),
})

/** All of it by one press. */
export const All = meta.story({
  play: (context) => context.userEvent.click(button(context, say(context).all)),
  ...says({
    ...read,
    figures: {
      ...read.figures,
      受け取る金額: '$22,143.08',
      '差（スプレッド）': '5,536円 — 1ドルにつき 0.25円',
      買付余力: 'いま 3,420,000円 → 両替後 0円',
      米ドル: 'いま $43,475.86 → 両替後 $65,618.94',
    },
    actions: { ...read.actions, 全額: 'button, on' },
    fields: { 支払う金額: '3,420,000' },
  }),
})

/** Turned round, what would have come is what goes. */
export const Turned = meta.story({
  async play(context) {
    await context.userEvent.type(amountField(context), '500000')
    await context.userEvent.click(choice(context, say(context).toJpy))
    await expect(amountField(context)).toHaveValue('3,237.29')
  },
  ...says({
    ...read,
    figures: {
      ...read.figures,
      受け取る金額: '498,380円',
      適用レート: '[strong] 153.95円',
      '差（スプレッド）': '809円 — 1ドルにつき 0.25円',
      買付余力: 'いま 3,420,000円 → 両替後 3,918,380円',
      米ドル: 'いま $43,475.86 → 両替後 $40,238.57',
    },
    actions: {
      ...nothingYet.actions,
      '$1,000': 'button',
      '$5,000': 'button',
      '$10,000': 'button',
      全額: 'button',
      取り直す: 'button',
      両替の確認へ: 'button',
    },
    fields: { 支払う金額: '3,237.29' },
    texts: ['使える金額 $43,475.86', 'ドル', ...read.texts.slice(2)],
  }),
})

export const Masked = meta.story({
  globals: { figures: 'hidden' },
  play: (context) => context.userEvent.type(amountField(context), '500000'),
  ...says(
    {
      ...typed,
      figures: { ...typed.figures, 買付余力: 'いま •••• → 両替後 ••••', 米ドル: 'いま •••• → 両替後 ••••' },
      texts: ['使える金額 ••••', ...read.texts.slice(1)],
    },
    { publicAmounts: ['0', '1', '100000', '500000', '1000000', '154.20', '154.45', '0.25', '809', '3237.29'] },
  ),
})

export const Loading = meta.story({ args: { data: loading() }, ...says({ ...nothingYet, texts: [] }) })

export const Failed = meta.story({
  args: { data: failed(refuse('offline', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    ...nothingYet,
    actions: { ...nothingYet.actions, もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
    texts: [],
  }),
})

export const Refreshing = meta.story({ args: { data: refreshing(sampleData) }, ...says(read) })

/** The sheet with every line, which can be left; what is sent is the rate that was seen. */
export const Confirm = meta.story({
  tags: ['vrt'],
  ...drafts.story,
  async play(context) {
    const { canvas, userEvent } = context
    await typeAndCheck(context, '500000')
    const first = await canvas.findByRole('dialog')
    // Which way, that it is simulated, and both pools after it.
    for (const text of [say(context).toUsd, sharedWords(context).seal, '2,920,000', '46,713.15'])
      await expect(first).toHaveTextContent(text)
    await userEvent.click(within(first).getByRole('button', { name: say(context).confirmEdit }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(button(context, say(context).submit))
    await userEvent.click((await sheet(context)).getByRole('button', { name: say(context).confirmSend }))
    await expect(context.args.onSubmit).toHaveBeenCalledWith({
      from: 'JPY',
      to: 'USD',
      amount: '500000',
      quoteId: 'q1',
    })
    await expect(drafts.kept()).toEqual({ exchange: { from: 'JPY', to: 'USD', amount: '500000' } })
  },
  ...says({ ...asked, notices: [''] }),
})

/** The rate moved while the sheet was open: said, marked, and only then sent. */
export const ConfirmMoved = meta.story({
  render: (args) => <Renewing {...args} />,
  async play(context) {
    await typeAndCheck(context, '500000')
    const shown = await sheet(context)
    context.canvas.getByTestId('renew').click()
    await shown.findByText(/154\.45.*154\.85/)
    await context.userEvent.click(shown.getByRole('button', { name: say(context).confirmSend }))
    await expect(context.args.onSubmit).toHaveBeenCalledWith({
      from: 'JPY',
      to: 'USD',
      amount: '500000',
      quoteId: 'q2',
    })
  },
  ...says({
    ...asked,
    figures: {
      ...asked.figures,
      仲値: '154.60円 — 銀行どうしの中間の値（模擬）',
      適用レート: '[changed] 154.85円',
      '差（スプレッド）': '807円 — 1ドルにつき 0.25円',
      受け取る金額: '[total] $3,228.93',
      米ドル: '$43,475.86 → $46,704.79',
    },
    notices: ['レートが 154.45円 から 154.85円 に変わりました。受け取る金額を確かめてください。'],
  }),
})

export const Sending = meta.story({
  args: { submission: sending() },
  play: (context) => context.userEvent.type(amountField(context), '500000'),
  ...says({ ...typed, actions: { ...typed.actions, 送信中: 'button, busy', 両替の確認へ: undefined } }),
})

export const Confirming = meta.story({
  args: { submission: confirming() },
  play: (context) => context.userEvent.type(amountField(context), '500000'),
  ...says({
    ...typed,
    actions: {
      ...typed.actions,
      確認中: 'button, busy',
      両替の確認へ: undefined,
      '資産へ戻る（結果は記録に残ります）': '#/user/FundingDetails',
    },
    notices: ['[progress] 応答が届かないため、結果を確認中です。二重に申請されることはなく、入力内容も残ります。'],
  }),
})

export const Done = meta.story({
  args: { submission: done(sampleExchange) },
  ...says({
    headings: ['両替', '両替しました'],
    figures: {
      '': '$3,237.29',
      状態: '[success] 完了',
      受付番号: 'KX20261120-000041',
      支払った金額: '500,000円',
      受け取った金額: '$3,237.29',
      仲値: '154.20円',
      適用レート: '154.45円',
      '差（スプレッド）': '809円 — この両替で',
      手数料: '0円 — 費用はレートの中の差だけです',
      レートの元: 'カブト模擬銀行 模擬レート',
      レートの時刻: '11/20（金）14:31（模擬時刻）',
      両替した時刻: '11/20（金）14:32（模擬時刻）',
    },
    actions: { 戻る: '#/user/FundingDetails', 受付番号をコピー: 'button', 資産へ戻る: '#/user/FundingDetails' },
    fields: {},
    notices: [],
    texts: ['11/20（金）14:32に両替しました（模擬時刻）。取り消せません。'],
  }),
})

/** Told at the field before anything is sent. */
export const TooMuch = meta.story({
  async play(context) {
    await typeAndCheck(context, '3420001')
    await expect(context.canvas.queryByRole('dialog')).toBeNull()
  },
  ...says({
    ...read,
    actions: { ...read.actions, 両替の確認へ: 'button, disabled' },
    fields: {
      支払う金額:
        '3,420,001 ✗ 使える現金を 1円 超えています。3,420,000円以下で入力してください。 円 使える金額 3,420,000円',
    },
    texts: [...read.texts.slice(2), '入力内容を1か所直すと申請できます'],
  }),
})

export const NoAmount = meta.story({
  play: (context) => context.userEvent.click(button(context, say(context).submit)),
  ...says({
    ...read,
    actions: { ...read.actions, 両替の確認へ: 'button, disabled' },
    fields: { 支払う金額: '✗ 両替する金額を入力してください。 円 使える金額 3,420,000円' },
    texts: [...read.texts.slice(2), '入力内容を1か所直すと申請できます'],
  }),
})

/** The rate ended between looking and sending: the input is kept, one press brings a new rate. */
export const Refused = meta.story({
  tags: ['vrt'],
  render: (args) => <Answering {...args} answer={refused([refuse('quoteExpired', {})])} />,
  async play(context) {
    await sendIt(context)
    await cardShown(context.canvas)
    await expect(amountField(context)).toHaveValue('500,000')
  },
  ...says({
    ...typed,
    actions: { ...typed.actions, 閉じる: 'button', 最新の状態を読み込む: 'button' },
    notices: ['[info] レートの有効時間が過ぎました。新しいレートを確認してください。'],
  }),
})

/** Once all is read anew, the answer of before is taken away. */
export const ReadAnew = meta.story({
  render: (args) => <Answering {...args} answer={refused([refuse('quoteExpired', {})])} />,
  async play(context) {
    await sendIt(context)
    await cardShown(context.canvas)
    await context.userEvent.click(button(context, sharedWords(context).fixReload))
    await expect(context.args.onRenew).toHaveBeenCalledOnce()
  },
  ...says({ notices: [] }),
})

/** The money went meanwhile: one press puts in what is left. */
export const SpentMeanwhile = meta.story({
  render: (args) => (
    <Answering
      {...args}
      answer={refused([
        refuse(
          'insufficientAvailable',
          { need: '500000', have: '300000', reserved: '893535', of: 'available' },
          'amount',
        ),
      ])}
    />
  ),
  async play(context) {
    await sendIt(context)
    await cardShown(context.canvas)
    await context.userEvent.click(button(context, /300,000/))
    await expect(amountField(context)).toHaveValue('300,000')
  },
  ...says({
    ...read,
    figures: {
      ...read.figures,
      受け取る金額: '$1,942.37',
      '差（スプレッド）': '486円 — 1ドルにつき 0.25円',
      買付余力: 'いま 3,420,000円 → 両替後 3,120,000円',
      米ドル: 'いま $43,475.86 → 両替後 $45,418.23',
    },
    fields: { 支払う金額: '300,000' },
  }),
})

export const Frozen = meta.story({
  args: { data: ready(withRate(sampleRate, { blocks: sampleFrozenMember.blocks })) },
  play: ({ canvas }) => cardShown(canvas),
  ...says({
    ...nothingYet,
    actions: { ...nothingYet.actions, お問い合わせで異議を申し立てる: '#/user/kf' },
    notices: [
      '[danger] 本人確認の再審査のため、11/18（水）0:00から凍結中です。出金とお問い合わせはできます。 理由 本人確認の再審査 いつから 11/18（水）0:00（模擬時刻） 止まること ' +
        '新規注文・入金・借入 いつまで 審査が終わるまで いまもできること 受渡し済みの現金の出金 出している注文の取消 残高と記録の閲覧・書き出し お問い合わせ 根拠：会員規約 第12条（模擬）',
    ],
    texts: [],
  }),
})

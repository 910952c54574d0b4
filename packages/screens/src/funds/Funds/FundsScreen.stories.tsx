import { sampleMember } from '@kabuto/domain/account'
import {
  fundsSummary,
  sampleDeposit,
  sampleDeposits,
  sampleExchange,
  sampleFunds,
  sampleFundsInReview,
  sampleHistory,
  sampleNow,
  sampleWithdrawal,
  sampleWithdrawals,
  type Withdrawal,
} from '@kabuto/domain/funds'
import {
  confirming,
  done,
  failed,
  idle,
  type Loadable,
  type Instant,
  loading,
  ready,
  refreshing,
  refused,
  refuse,
  sending,
  type Submission,
} from '@kabuto/domain/shared'
import { kitWords, PageBottom } from '@kabuto/ui-kit'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, waitFor, within } from 'storybook/test'
import { MainMenu } from '../../shared/MainMenu/MainMenu.tsx'
import type { FundsRecord, FundsRecords, RecordFilter } from './fundsRecords.ts'
import { FundsScreen } from './FundsScreen.tsx'
import type { RecordsProps } from './Records.tsx'
import type { TextFile } from './recordsFile.ts'
import { inLanguage } from '../../shared/inLanguage.ts'
import { cardShown } from '../../shared/Refusal/cardShown.ts'
import { figureWords } from '../Breakdown/figureWords.ts'
import type { FormulaName } from '../Breakdown/useLines.tsx'

const sharedWords = textsIn('shared')

const words = textsIn('funds')

const sampleData = { member: sampleMember, funds: sampleFunds }
const points = sampleHistory.map(({ day, total }) => ({ day, value: total }))

const noHistory: Loadable<typeof points> = loading()

type Kind = FundsRecords['kind']
const listOf = (kind: Kind, rows: readonly FundsRecord[], filter: RecordFilter = 'all'): FundsRecords => ({
  kind,
  filter,
  list: ready({ rows, next: 'end' }),
})
const withdrawalList = listOf('withdrawal', sampleWithdrawals)
const depositList = listOf('deposit', sampleDeposits)
const notListed = (list: FundsRecords['list'], kind: Kind = 'withdrawal'): FundsRecords => ({
  kind,
  filter: 'all',
  list,
})

/** One record, open from the start as the address asks for it. */
function opened(
  id: string,
  now: Instant = sampleNow,
): { args: { records: FundsRecords; now: Instant }; play: (context: Play) => Promise<void> } {
  const asked = [...sampleWithdrawals, ...sampleDeposits, sampleExchange].find((record) => record.id === id)
  if (!asked) throw new Error(`there is no record ${id}`)
  const others: FundsRecord[] = [...sampleWithdrawals, ...sampleDeposits].filter(({ kind }) => kind === asked.kind)
  return { args: { records: { ...listOf(asked.kind, others), asked }, now }, play: sheetShown }
}

const nextYear = Date.parse('2027-01-05T10:00:00+09:00')

/** The sheet of a record comes after the page. */
async function sheetShown({ canvas }: Pick<Play, 'canvas'>): Promise<void> {
  await expect(await canvas.findByRole('dialog')).toBeVisible()
}

const head = { '総資産（模擬）': '12,846,855円', 前日比: '[up] ▲+84,210円（+0.66%）' }

/** The ring’s share of each part, then its line. */
const allocation = {
  米ドル: '51.0%',
  円の現金: '32.8%',
  '日本株（現物）': '15.6%',
  信用の評価損益: '0.6%',
  '米ドル 2': '6,703,978円 — 1ドル ＝ 154.20円（仲値）',
  '円の現金 2': '4,313,535円',
  '日本株（現物） 2': '2,058,300円',
  '信用の評価損益 2': '[up] +74,000円',
  '借入残高（利息 2,958円を含む）': '−302,958円 — 返済するとすぐ・期限 11/26（木）',
  総資産: '[total] 12,846,855円',
}

const rest = {
  '円の現金 3': '4,313,535円 — 受渡し済み＋受渡し待ち',
  買付余力: '3,420,000円 — 受渡し済み＋受渡し待ち−拘束中',
  拘束中の金額: '893,535円 — 証拠金＋注文＋審査中の出金と申込',
  出金可能額: '2,918,400円 — 受渡し済み−拘束中−借入残高',
  損益: '[up] +126,940円 — 評価損益−決済費用の概算',
  '米ドル 3': '$43,475.86 — 6,703,978円に相当',
  '信用スコア（架空）': '82 / 100 — 出金には影響しません',
  信用枠: '2,000,000円 — 借りられる総額',
  借入中: '300,000円 — 利息 2,958円・期限 11/26（木）',
  借入可能額: '1,700,000円 — 信用枠−借入中−審査中の借入',
  'T+0 11/20（金）今日': '[strong] 4,114,893円 — 受渡し済みの現金',
  'T+1 11/24（火）': '4,214,294円 — 織部紡績の売却 +99,401円',
  'T+2 11/25（水）': '4,313,535円 — 浮雲証券の売却 +99,241円',
}

const withdrawalRows = {
  '500,000円': '[progress] 審査中 — KB20261120-004182 11/20（金）14:32',
  '120,000円': '[success] 承認 — KB20261112-003901 11/12（木）10:05',
  '80,000円': '[danger] 却下 — KB20261105-003377 11/5（木）11:20 却下の理由：口座名義の確認中',
  '50,000円': '[neutral] 取消済み — KB20261102-003120 11/2（月）15:40',
}

const ways = {
  金額を隠す: 'button',
  報告書: '#/user/pj',
  入金: '#/user/recharge',
  出金: '#/user/withdraw',
  両替: '#/user/exchange',
}

const formulas = {
  円の現金: 'button',
  買付余力: 'button',
  拘束中の金額: 'button',
  出金可能額: 'button',
  損益: 'button',
  米ドル: 'button',
  借入中: '#/user/jkjl',
  借入可能額: 'button',
  表で見る: 'button',
}

const withdrawalButtons = { '500,000円': 'button', '120,000円': 'button', '80,000円': 'button', '50,000円': 'button' }

const texts = [
  'タップで金額を表示',
  '直近90日・1日の終わりの総資産',
  'タップで計算式を表示',
  '円・11/20（金）14:32（模擬時刻）',
  '買付の代金は約定時に差し引き済みです。',
  '11/23（月）勤労感謝の日は数えません（模擬時刻）',
]

const saving = { CSVで保存: 'button' }
const savingNote = '選んだ種類と状態の記録を、すべて保存します。'

/** What a member reads when all is there. */
const read = {
  headings: ['資産', '資産の内訳', '資産の推移', '資金', '信用枠', '受渡しの予定', '入出金・両替の記録'],
  figures: { ...head, ...allocation, ...rest, ...withdrawalRows },
  actions: { ...ways, ...formulas, ...withdrawalButtons, ...saving },
  texts: [...texts, savingNote],
}

/** The same without a list of records. */
const noRecords = {
  ...read,
  figures: { ...head, ...allocation, ...rest },
  actions: { ...ways, ...formulas },
  texts,
}

const meta = preview.meta({
  title: 'Screens/Funds/Funds',
  component: FundsScreen,
  args: {
    data: ready(sampleData),
    // Its chart comes after the page: only the stories about it wait for it.
    history: noHistory,
    records: withdrawalList,
    now: sampleNow,
    cancelOf: forFirst(idle()),
    onCancel: fn(),
    onRetry: fn(),
    onChoose: fn(),
    onMore: fn(),
    onRetryHistory: fn(),
    onRetryRecords: fn(),
    save: { reading: false, onSave: fn() },
    onMask: fn(),
  },
  decorators: [
    (Story) => (
      <PageBottom value={<MainMenu current="funds" />}>
        <Story />
      </PageBottom>
    ),
  ],
  parameters: { layout: 'fullscreen' },
})

/** The chart is there when both pictures can be read as a table. */
async function chartShown({ canvas, globals }: Pick<Play, 'canvas' | 'globals'>): Promise<void> {
  const { asTable } = inLanguage(kitWords, { globals })
  await waitFor(() => expect(canvas.getAllByRole('button', { name: asTable })).toHaveLength(2))
}

/** What the chart says beside its picture. */
const history = {
  figures: {
    '11/20（金）': '12,846,855円',
    期間の増減: '[up] ▲+1.17% +148,445円',
    最大の下落: '[flat] ―0.00%',
  },
  texts: ['高値から 0.00%', '1,265万', '1,270万', '1,275万', '1,280万', '1,285万', '11/17（火）', '11/20（金）'],
}

/** Each list has its name. */
export const Ready = meta.story({
  tags: ['vrt'],
  args: { history: ready(points) },
  async play({ canvas, globals }) {
    await chartShown({ canvas, globals })
    const { figures, records } = words({ globals })
    const rowsOf = (name: string) => within(canvas.getByRole('list', { name })).getAllByRole('button')
    await expect(rowsOf(figures)).toHaveLength(6)
    await expect(rowsOf(records)).toHaveLength(4)
  },
  ...says({
    ...read,
    figures: { ...read.figures, ...history.figures },
    actions: { ...read.actions, '表で見る 2': 'button' },
    texts: [...texts.slice(0, 2), ...history.texts, ...texts.slice(2), savingNote],
    groups: [
      '資産の内訳',
      '資産の推移',
      '資金',
      '信用枠',
      '入出金・両替の記録',
      '状態で絞り込む',
      '入出金・両替の記録',
    ],
  }),
})

/** One switch for every page. */
export const MaskSwitched = meta.story({
  async play({ args, canvas, userEvent, globals }) {
    const { hide } = sharedWords({ globals })
    await userEvent.click(canvas.getByRole('button', { name: hide }))
    await expect(args.onMask).toHaveBeenCalledOnce()
    await expect(args.onMask).toHaveBeenCalledWith(true)
  },
  ...says(read),
})

const masked = {
  '総資産（模擬）': '••••',
  前日比: '[up] ▲+0.66%',
  ...allocation,
  '米ドル 2': '•••• — 1ドル ＝ 154.20円（仲値）',
  '円の現金 2': '••••',
  '日本株（現物） 2': '••••',
  '信用の評価損益 2': '••••',
  '借入残高（利息 2,958円を含む）': undefined,
  '借入残高（利息 ••••を含む）': '•••• — 返済するとすぐ・期限 11/26（木）',
  総資産: '[total] ••••',
  '円の現金 3': '•••• — 受渡し済み＋受渡し待ち',
  買付余力: '•••• — 受渡し済み＋受渡し待ち−拘束中',
  拘束中の金額: '•••• — 証拠金＋注文＋審査中の出金と申込',
  出金可能額: '•••• — 受渡し済み−拘束中−借入残高',
  損益: '•••• — 評価損益−決済費用の概算',
  '米ドル 3': '•••• — ••••に相当',
  '信用スコア（架空）': '82 / 100 — 出金には影響しません',
  信用枠: '•••• — 借りられる総額',
  借入中: '•••• — 利息 ••••・期限 11/26（木）',
  借入可能額: '•••• — 信用枠−借入中−審査中の借入',
  'T+0 11/20（金）今日': '[strong] •••• — 受渡し済みの現金',
  'T+1 11/24（火）': '•••• — 織部紡績の売却 ••••',
  'T+2 11/25（水）': '•••• — 浮雲証券の売却 ••••',
  '••••': '[progress] 審査中 — KB20261120-004182 11/20（金）14:32',
  '•••• 2': '[success] 承認 — KB20261112-003901 11/12（木）10:05',
  '•••• 3': '[danger] 却下 — KB20261105-003377 11/5（木）11:20 却下の理由：口座名義の確認中',
  '•••• 4': '[neutral] 取消済み — KB20261102-003120 11/2（月）15:40',
}

/** Under the mask the page says what it is made of, and not how much. */
export const Masked = meta.story({
  globals: { figures: 'hidden' },
  args: { history: ready(points) },
  play: chartShown,
  ...says(
    {
      ...read,
      figures: { ...masked, '11/20（金）': '••••', 期間の増減: '[up] ▲+1.17% ••••', 最大の下落: '[flat] ―0.00%' },
      texts: [
        ...texts.slice(0, 2),
        ...history.texts.map((text) => (text.includes('万') ? '•' : text)),
        ...texts.slice(2),
        savingNote,
      ],
      actions: {
        ...ways,
        金額を隠す: undefined,
        金額を表示する: 'button',
        ...formulas,
        '表で見る 2': 'button',
        ...saving,
        '••••': 'button',
        '•••• 2': 'button',
        '•••• 3': 'button',
        '•••• 4': 'button',
      },
    },
    { publicAmounts: ['1', '154.20'] },
  ),
})

/** The same containers without their figures: what follows moves nothing. */
/** A deadline that is not in this year is shown with its year. */
export const AnotherYear = meta.story({
  args: { now: nextYear },
  async play({ canvas }) {
    const due = await canvas.findAllByText(/期限 /)
    await expect(due.map(({ textContent }) => /期限 (.*)$/.exec(textContent)?.[1])).toEqual([
      '2026/11/26（木）',
      '2026/11/26（木）',
    ])
  },
  ...says({
    ...read,
    figures: {
      ...read.figures,
      借入中: '300,000円 — 利息 2,958円・期限 2026/11/26（木）',
      '借入残高（利息 2,958円を含む）': '−302,958円 — 返済するとすぐ・期限 2026/11/26（木）',
      'T+0 11/20（金）今日': undefined,
      'T+0 1/5（火）今日': '[strong] 4,114,893円 — 受渡し済みの現金',
      ...Object.fromEntries(
        Object.entries(withdrawalRows).map(([amount, row]) => [amount, row.replace(' 11/', ' 2026/11/')]),
      ),
    },
    texts: read.texts.map((text) => text.replace('11/20（金）14:32', '1/5（火）10:00')),
  }),
})

/** A clock shows the minute that has begun. */
export const WithinTheMinute = meta.story({
  parameters: { looks: false },
  args: { now: sampleNow + 59_000 },
  async play({ canvas }) {
    await expect(canvas.getByText('円・11/20（金）14:32（模擬時刻）')).toBeVisible()
  },
})

export const Loading = meta.story({
  args: { data: loading(), history: loading(), records: notListed(loading()) },
  ...says({
    headings: ['資産', '資産の内訳', '資金'],
    figures: { '総資産（模擬）': '', 前日比: '' },
    actions: ways,
    texts: ['タップで計算式を表示'],
  }),
})

export const Failed = meta.story({
  args: { data: failed(refuse('systemBusy', { reference: '7F3A-20' })) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度試す|Try again|再試一次/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    headings: ['資産'],
    figures: {},
    actions: { 金額を隠す: 'button', 報告書: '#/user/pj', もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    notices: [
      '表示できません 申し訳ありません。混み合っています。もう一度お試しください。受付番号 7F3A-20（systemBusy）',
    ],
    texts: [],
  }),
})

/** No withdrawal was ever asked for. */
export const Empty = meta.story({
  tags: ['vrt'],
  args: { records: listOf('withdrawal', []) },
  ...says({
    ...noRecords,
    actions: { ...noRecords.actions, 出金へ進む: '#/user/withdraw' },
    texts: [...texts, '出金の記録はまだありません', '出金を申請すると、審査の結果とともにここに残ります。'],
  }),
})

/** No deposit either. */
export const NoDeposits = meta.story({
  args: { records: listOf('deposit', []) },
  ...says({
    ...noRecords,
    actions: { ...noRecords.actions, 入金へ進む: '#/user/recharge' },
    texts: [...texts, '入金の記録はまだありません', '入金を申請すると、審査の結果とともにここに残ります。'],
  }),
})

/** Nothing is in the state that was chosen, and one press shows the others. */
export const NoneInState = meta.story({
  args: { records: listOf('deposit', [], 'rejected') },
  async play({ args, canvas, userEvent, globals }) {
    await userEvent.click(canvas.getByRole('button', { name: words({ globals }).recordsShowAll }))
    await expect(args.onChoose.mock.calls).toEqual([['deposit', 'all']])
  },
  ...says({
    ...noRecords,
    actions: { ...noRecords.actions, すべての記録を表示: 'button' },
    texts: [...texts, '「却下」の記録はありません', 'ほかの状態の記録は「すべて」で見られます。'],
  }),
})

/** Each kind begins with all of its states; a state is chosen within its kind. */
export const Chosen = meta.story({
  name: '状態を選ぶ',
  args: { records: listOf('withdrawal', sampleWithdrawals, 'pending') },
  async play({ args, canvas, userEvent, globals }) {
    const { recordsExchanges, recordsAll } = words({ globals })
    await userEvent.click(canvas.getByRole('radio', { name: recordsExchanges }))
    await userEvent.click(canvas.getByRole('radio', { name: recordsAll }))
    await expect(args.onChoose.mock.calls).toEqual([
      ['exchange', 'all'],
      ['withdrawal', 'all'],
    ])
  },
  ...says(read),
})

/** What was paid in, the newest first. */
export const Deposits = meta.story({
  tags: ['vrt'],
  args: { records: depositList },
  ...says({
    ...read,
    figures: {
      ...head,
      ...allocation,
      ...rest,
      '500,000円': '[progress] 審査中 — KD20261120-000318 11/20（金）14:32',
      '1,000,000円': '[success] 承認 — KD20261112-000297 11/12（木）10:08',
      '50,000円': '[danger] 却下 — KD20261104-000251 11/4（水）18:55 却下の理由：明細の画像が読み取れません',
    },
    actions: {
      ...ways,
      ...formulas,
      '500,000円': 'button',
      '1,000,000円': 'button',
      '50,000円': 'button',
      ...saving,
    },
  }),
})

const toYen = { from: 'USD', to: 'JPY', amount: '100', proceeds: '15395' } as const

/** Both ways, with what was paid and received; no state to choose, for all of them are done. */
export const Exchanges = meta.story({
  tags: ['vrt'],
  args: {
    records: notListed(
      ready({
        rows: [sampleExchange, { ...sampleExchange, id: 'x2', ...toYen, orderNumber: 'KX20261119-000040' }],
        next: 'more',
      }),
      'exchange',
    ),
  },
  async play({ args, canvas, userEvent, globals }) {
    await userEvent.click(canvas.getByRole('button', { name: sharedWords({ globals }).more }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
  ...says({
    ...read,
    figures: {
      ...head,
      ...allocation,
      ...rest,
      '500,000円 → $3,237.29': '[success] 完了 — KX20261120-000041 11/20（金）14:32',
      '$100.00 → 15,395円': '[success] 完了 — KX20261119-000040 11/20（金）14:32',
    },
    actions: {
      ...noRecords.actions,
      '500,000円 → $3,237.29': 'button',
      '$100.00 → 15,395円': 'button',
      もっと見る: 'button',
      ...saving,
    },
  }),
})

const exchangeFacts = {
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
}

/** Of an exchange all that its preview showed, and when. */
export const ExchangeOpen = meta.story({
  ...opened('x1'),
  ...says({
    headings: ['両替の記録'],
    figures: exchangeFacts,
    actions: { 閉じる: 'button', 受付番号をコピー: 'button' },
    texts: [],
  }),
})

/** A deposit whose number is in the address is open, and listed among the deposits. */
export const DepositInReview = meta.story({
  ...opened('d1'),
  ...says({
    headings: ['入金の記録', '審査の経過（模擬時刻）'],
    figures: {
      状態: '[progress] 審査中',
      受付番号: 'KD20261120-000318',
      入金額: '500,000円',
      手数料: '0円 — 模擬の銀行のため無料',
      入金先: 'カブト模擬銀行 兜町支店 普通 ••••421',
    },
    actions: { 閉じる: 'button', 受付番号をコピー: 'button' },
    texts: ['申請した時刻', '11/20（金）14:32', '審査中', '11/20（金）14:33の予定'],
  }),
})

export const DepositRejected = meta.story({
  args: { records: depositList },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /KD20261104-000251/ }))
    await sheetShown({ canvas })
  },
  ...says({
    headings: ['入金の記録', '審査の経過（模擬時刻）'],
    figures: {
      状態: '[danger] 却下',
      受付番号: 'KD20261104-000251',
      入金額: '50,000円',
      手数料: '0円 — 模擬の銀行のため無料',
      入金先: 'カブト模擬銀行 兜町支店 普通 ••••421',
    },
    actions: { 閉じる: 'button', 受付番号をコピー: 'button' },
    texts: ['申請した時刻', '11/4（水）18:55', '却下', '11/4（水）18:56', '明細の画像が読み取れません'],
  }),
})

export const Refreshing = meta.story({
  args: {
    data: refreshing(sampleData),
    records: notListed(refreshing({ rows: sampleWithdrawals, next: 'end' })),
  },
  ...says(read),
})

export const RecordsLoading = meta.story({
  args: { records: notListed(loading()) },
  ...says({
    ...noRecords,
  }),
})

export const RecordsFailed = meta.story({
  args: { records: notListed(failed(refuse('timeout', {}))) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度試す|Try again|再試一次/ }))
    await expect(args.onRetryRecords).toHaveBeenCalledOnce()
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
  ...says({
    ...noRecords,
    actions: {
      ...noRecords.actions,
      もう一度試す: 'button',
    },
    notices: ['[neutral] 入出金・両替の記録を表示できません。応答に時間がかかっています。もう一度お試しください。'],
  }),
})

/** The total of each day fails alone. */
export const HistoryFailed = meta.story({
  name: '推移だけ失敗',
  args: { history: failed(refuse('timeout', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度試す|Try again|再試一次/ }))
    await expect(args.onRetryHistory).toHaveBeenCalledOnce()
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
  ...says({
    ...read,
    actions: { ...read.actions, もう一度試す: 'button' },
    notices: ['[neutral] 資産の推移を表示できません。応答に時間がかかっています。もう一度お試しください。'],
  }),
})

const teachingData = ready({ ...sampleData, member: { ...sampleMember, scenario: 'rogue' as const } })
const onSave = fn<NonNullable<RecordsProps['save']>['onSave']>()

/** Of the withdrawals, and below them a row of each other kind. */
const savedLines = [
  '\uFEFFKabuto 模擬取引の記録です。実際のお金は動いていません。',
  '作成 2026-11-20 14:32:00（模擬時刻）',
  '受付番号,出金額（円）,出金先,状態,理由,申請した時刻,審査した時刻',
  'KB20261120-004182,500000,あさぎ模擬銀行 本店 ••••305,審査中,,2026-11-20 14:32:00,',
  'KB20261112-003901,120000,あさぎ模擬銀行 本店 ••••305,承認,,2026-11-12 10:05:00,2026-11-12 10:06:00',
  'KB20261105-003377,80000,あさぎ模擬銀行 本店 ••••305,却下,口座名義の確認中,2026-11-05 11:20:00,2026-11-05 11:21:00',
  'KB20261102-003120,50000,あさぎ模擬銀行 本店 ••••305,取消済み,,2026-11-02 15:40:00,2026-11-02 15:40:30',
  'KD20261120-000318,500000,カブト模擬銀行 兜町支店　普通　••••421,審査中,,2026-11-20 14:32:00,',
  [
    'KX20261120-000041,500000,JPY,3237.29,USD,154.20,154.45,809,カブト模擬銀行 模擬レート',
    '2026-11-20 14:31:40,2026-11-20 14:32:00',
  ].join(),
  '',
]

async function saved({ canvas, userEvent, globals }: Play): Promise<TextFile | undefined> {
  const all: FundsRecord[] = [...sampleWithdrawals, sampleDeposit, sampleExchange]
  await userEvent.click(canvas.getByRole('button', { name: words({ globals }).recordsSave }))
  const [write] = onSave.mock.lastCall ?? []
  return write?.(all)
}

/** As a table for a spreadsheet: each kind with its own columns, and the mark of the simulation above all. */
export const Saved = meta.story({
  args: { save: { reading: false, onSave } },
  async play(context) {
    const file = await saved(context)
    await expect(file?.name).toBe('kabuto-simulated-withdrawals-2026-11-20.csv')
    await expect(file?.text.split('\r\n')).toEqual(savedLines)
  },
  ...says(read),
})

/** What is saved of the teaching scenario says so. */
export const SavedTeaching = meta.story({
  args: { data: teachingData, save: { reading: false, onSave } },
  async play(context) {
    const [mark, ...lines] = savedLines
    const file = await saved(context)
    await expect(file?.text.split('\r\n')).toEqual([mark, '教材：詐欺の手口を再現した記録です。', ...lines])
  },
})

export const Saving = meta.story({
  args: { save: { reading: true, onSave: fn() } },
  ...says({ ...read, actions: { ...read.actions, CSVで保存: undefined, 送信中: 'button, busy' } }),
})

/** The native shells have no place for a file. */
export const NoPlaceForFiles = meta.story({
  args: { save: undefined },
  ...says({
    ...read,
    actions: { ...read.actions, CSVで保存: undefined },
    texts,
  }),
})

/** The last reading failed: the data read before is kept, with its age and a way to try again. */
export const Stale = meta.story({
  tags: ['vrt'],
  args: {
    data: ready(sampleData, { since: Date.parse('2026-11-20T14:05:41+09:00'), refusal: refuse('timeout', {}) }),
  },
  async play({ args, canvas, userEvent, globals }) {
    const shared = sharedWords({ globals })
    const note = canvas.getByRole('status')
    await expect(note).toHaveTextContent('14:05')
    await expect(canvas.getByText(words({ globals }).records)).toBeVisible()
    await userEvent.click(within(note).getByRole('button', { name: shared.retry }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    ...read,
    actions: { ...read.actions, もう一度試す: 'button' },
    notices: [
      '[progress] 11/20（金）14:05（模擬時刻）の内容です。更新できませんでした。応答に時間がかかっています。もう一度お試しください。',
    ],
  }),
})

/** The state of the first record; nothing has been asked of the others. */
function forFirst(submission: Submission<Withdrawal>) {
  return (id: string): Submission<Withdrawal> => (id === sampleWithdrawal.id ? submission : idle())
}

type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'globals'>

function button({ canvas, globals }: Play, word: keyof ReturnType<typeof words>): HTMLElement {
  return canvas.getByRole('button', { name: words({ globals })[word] })
}

async function askToCancel(context: Play): Promise<void> {
  const { canvas, userEvent } = context
  await userEvent.click(canvas.getByRole('button', { name: /KB20261120-004182/ }))
  await sheetShown(context)
  await userEvent.click(button(context, 'cancel'))
}

export const CancelAsked = meta.story({
  async play(context) {
    await askToCancel(context)
    await expect(button(context, 'cancelKeep')).toHaveFocus()
  },
  ...says({
    headings: ['この出金を取り消しますか'],
    figures: {},
    actions: { 取り消さない: 'button', 取り消す: 'button' },
    texts: ['500,000円の出金を取り消します。拘束中の金額はすぐに戻り、元には戻せません。'],
  }),
})

/** What is read of the record that can be cancelled. */
const inReview = {
  headings: ['出金の記録', '審査の経過（模擬時刻）'],
  figures: {
    状態: '[progress] 審査中',
    受付番号: 'KB20261120-004182',
    出金額: '500,000円',
    手数料: '0円 — 模擬の銀行のため無料',
    受取額: '500,000円',
    出金先: 'あさぎ模擬銀行 本店 ••••305',
  },
  actions: { 閉じる: 'button', 受付番号をコピー: 'button', この出金を取り消す: 'button' },
  texts: ['申請した時刻', '11/20（金）14:32', '審査中', '11/20（金）14:33の予定'],
}

export const InReview = meta.story({ ...opened('w1'), ...says(inReview) })

function questionGone({ canvas }: Play): Promise<void> {
  return waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
}

/** Kept, by the button or by a press beside the question: the record is read again, and nothing is sent. */
export const CancelKept = meta.story({
  async play(context) {
    await askToCancel(context)
    await context.userEvent.click(button(context, 'cancelKeep'))
    await questionGone(context)
    await context.userEvent.click(button(context, 'cancel'))
    await context.userEvent.click(context.canvas.getByRole('alertdialog'))
    await questionGone(context)
    await expect(context.args.onCancel).not.toHaveBeenCalled()
  },
  ...says(inReview),
})

async function cancelIt(context: Play & { args: { onCancel: (id: string) => void } }): Promise<void> {
  await askToCancel(context)
  await context.userEvent.click(button(context, 'cancelAct'))
  await expect(context.args.onCancel).toHaveBeenCalledOnce()
  await expect(context.args.onCancel).toHaveBeenCalledWith('w1')
}

export const Sending = meta.story({
  args: { cancelOf: forFirst(sending()) },
  async play(context) {
    await askToCancel(context)
    await context.userEvent.click(button(context, 'cancelAct'))
    await expect(context.canvas.getByRole('button', { name: inLanguage(kitWords, context).sending })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
  ...says({
    headings: ['この出金を取り消しますか'],
    figures: {},
    actions: { 取り消さない: 'button', 送信中: 'button, busy' },
    texts: ['500,000円の出金を取り消します。拘束中の金額はすぐに戻り、元には戻せません。'],
  }),
})

/** It passed while the question was on the screen. */
export const Refused = meta.story({
  tags: ['vrt'],
  args: { cancelOf: forFirst(refused([refuse('notPending', { state: 'passed' })])) },
  async play(context) {
    await cancelIt(context)
    await cardShown(context.canvas)
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveFocus())
  },
  ...says({
    headings: ['この出金を取り消しますか'],
    figures: {},
    actions: { 取り消さない: 'button', 取り消す: 'button' },
    notices: ['[neutral] いまの状態は「承認」です。手続き中ではないため、この操作はできません。 いまの状態 承認'],
    texts: ['500,000円の出金を取り消します。拘束中の金額はすぐに戻り、元には戻せません。'],
  }),
})

/** Asked anew: the answer from before is no answer to this question. */
export const RefusedThenAskedAgain = meta.story({
  args: { cancelOf: forFirst(refused([refuse('notPending', { state: 'passed' })])) },
  async play(context) {
    await cancelIt(context)
    await cardShown(context.canvas)
    await context.userEvent.click(button(context, 'cancelKeep'))
    await questionGone(context)
    await context.userEvent.click(button(context, 'cancel'))
  },
  ...says({
    headings: ['この出金を取り消しますか'],
    figures: {},
    actions: { 取り消さない: 'button', 取り消す: 'button' },
    notices: [],
    texts: ['500,000円の出金を取り消します。拘束中の金額はすぐに戻り、元には戻せません。'],
  }),
})

export const Confirming = meta.story({
  args: { cancelOf: forFirst(confirming()) },
  play: (context) => cancelIt(context),
  ...says({
    headings: ['この出金を取り消しますか'],
    figures: {},
    actions: { 取り消さない: 'button', 送信中: 'button, busy' },
    texts: ['応答が届かないため、結果を確認中です。二重に申請されることはなく、入力内容も残ります。'],
  }),
})

export const Cancelled = meta.story({
  args: {
    ...opened('w1').args,
    cancelOf: forFirst(done({ ...sampleWithdrawal, state: 'cancelled', decidedAt: '2026-11-20T14:32:40+09:00' })),
  },
  async play({ canvas, globals }) {
    await sheetShown({ canvas })
    await expect(canvas.queryByRole('button', { name: words({ globals }).cancel })).toBeNull()
  },
  ...says({
    headings: ['出金の記録', '審査の経過（模擬時刻）'],
    figures: {
      状態: '[neutral] 取消済み',
      受付番号: 'KB20261120-004182',
      出金額: '500,000円',
      手数料: '0円 — 模擬の銀行のため無料',
      受取額: '0円',
      出金先: 'あさぎ模擬銀行 本店 ••••305',
    },
    actions: { 閉じる: 'button', 受付番号をコピー: 'button' },
    texts: ['申請した時刻', '11/20（金）14:32', '取消済み', '11/20（金）14:32'],
  }),
})

export const Passed = meta.story({
  ...opened('w2'),
  ...says({
    headings: ['出金の記録', '審査の経過（模擬時刻）'],
    figures: {
      状態: '[success] 承認',
      受付番号: 'KB20261112-003901',
      出金額: '120,000円',
      手数料: '0円 — 模擬の銀行のため無料',
      受取額: '120,000円',
      出金先: 'あさぎ模擬銀行 本店 ••••305',
    },
    actions: { 閉じる: 'button', 受付番号をコピー: 'button' },
    texts: ['申請した時刻', '11/12（木）10:05', '承認', '11/12（木）10:06'],
  }),
})

/** Of a year that has ended. */
export const PassedLastYear = meta.story({
  ...opened('w2', nextYear),
  ...says({ texts: ['申請した時刻', '2026/11/12（木）10:05', '承認', '2026/11/12（木）10:06'] }),
})

export const ExchangeLastYear = meta.story({
  ...opened('x1', nextYear),
  ...says({
    figures: {
      ...exchangeFacts,
      レートの時刻: '2026/11/20（金）14:31（模擬時刻）',
      両替した時刻: '2026/11/20（金）14:32（模擬時刻）',
    },
  }),
})

export const Rejected = meta.story({
  ...opened('w3'),
  ...says({
    headings: ['出金の記録', '審査の経過（模擬時刻）'],
    figures: {
      状態: '[danger] 却下',
      受付番号: 'KB20261105-003377',
      出金額: '80,000円',
      手数料: '0円 — 模擬の銀行のため無料',
      受取額: '0円',
      出金先: 'あさぎ模擬銀行 本店 ••••305',
    },
    actions: { 閉じる: 'button', 受付番号をコピー: 'button' },
    texts: ['申請した時刻', '11/5（木）11:20', '却下', '11/5（木）11:21', '口座名義の確認中'],
  }),
})

export const Frozen = meta.story({
  args: {
    data: ready({
      ...sampleData,
      member: {
        ...sampleMember,
        blocks: { frozen: { reason: '本人確認の再審査', since: '2026-11-18T09:00:00+09:00' } },
      },
    }),
  },
  ...says({
    ...read,
    actions: { ...read.actions, お問い合わせ: '#/user/kf' },
    notices: [
      '[danger] 本人確認の再審査のため、11/18（水）9:00から凍結中です（模擬時刻）。出金、注文の取消、お問い合わせはできます。',
    ],
  }),
})

const marginCall = { cover: '182400', due: '2026-11-25', closeAt: '2026-11-25T12:30:00+09:00' }
const underCall = fundsSummary({ ...sampleFunds, margin: { ratio: '17.42', call: marginCall } })
export const MarginCall = meta.story({
  args: { data: ready({ ...sampleData, funds: underCall }) },
  ...says({
    ...read,
    figures: { ...read.figures, 出金可能額: '0円 — 受渡し済み−拘束中−借入残高' },
    actions: {
      ...ways,
      '入金 2': '#/user/recharge',
      ...formulas,
      ...withdrawalButtons,
      ...saving,
    },
    notices: [
      '[danger] 維持率が17.42%に下がり、証拠金が182,400円不足しています（模擬）。11/25（水）12:30までに解消しないと、信用・デイトレの建玉はすべて決済されます。入金か、建玉を減らすと解消できます。',
    ],
  }),
})

/** More is owed and reserved than is settled: the lines still add up. */
const nothing = { ...sampleFunds, settled: '900000', cash: '1098642', withdrawable: '0' }

/** Two sales of one day are one step. */
export const TwoOnOneDay = meta.story({
  args: {
    data: ready({
      ...sampleData,
      funds: fundsSummary({
        ...sampleFunds,
        unsettled: [
          { amount: '99401', what: '織部紡績', settles: '2026-11-24', tradingDays: 'T+1' },
          { amount: '50000', what: '白川食品', settles: '2026-11-24', tradingDays: 'T+1' },
        ],
      }),
    }),
  },
  ...says({
    ...read,
    figures: {
      ...read.figures,
      '総資産（模擬）': '12,797,614円',
      米ドル: '51.2%',
      円の現金: '32.5%',
      '日本株（現物）': '15.7%',
      信用の評価損益: '0.6%',
      '円の現金 2': '4,264,294円',
      総資産: '[total] 12,797,614円',
      '円の現金 3': '4,264,294円 — 受渡し済み＋受渡し待ち',
      買付余力: '3,370,759円 — 受渡し済み＋受渡し待ち−拘束中',
      'T+1 11/24（火）': '4,264,294円 — 織部紡績の売却 +99,401円 白川食品の売却 +50,000円',
      'T+2 11/25（水）': undefined,
    },
  }),
})

const nothingHeld = fundsSummary({ ...sampleFunds, holds: [] })

function breakdownOf(figure: FormulaName) {
  return async (context: Play): Promise<void> => {
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${words(context)[figureWords[figure]]}`) }))
    await sheetShown(context)
  }
}

/** Who owes nothing reads of no loan, and of a loss on margin in its line and not in the ring. */
export const WithoutLoan = meta.story({
  args: {
    data: ready({
      ...sampleData,
      funds: fundsSummary({
        ...sampleFunds,
        loan: null,
        marginProfit: '-24200',
        credit: { score: 82, limit: '2000000', borrowed: '0', pending: '200000' },
      }),
    }),
  },
  ...says({
    ...read,
    figures: {
      ...read.figures,
      '総資産（模擬）': '13,051,613円',
      前日比: '[up] ▲+84,210円（+0.65%）',
      米ドル: '51.3%',
      円の現金: '33.0%',
      '日本株（現物）': '15.7%',
      信用の評価損益: '[down] −24,200円',
      '信用の評価損益 2': undefined,
      '借入残高（利息 2,958円を含む）': undefined,
      総資産: '[total] 13,051,613円',
      出金可能額: '3,221,358円 — 受渡し済み−拘束中−借入残高',
      借入中: '0円 — 借入はありません',
      借入可能額: '1,800,000円 — 信用枠−借入中−審査中の借入',
    },
  }),
})

/** In the teaching scenario the score bars withdrawals, and its row says so. */
export const ScoreBars = meta.story({
  args: { data: teachingData },
  ...says({
    ...read,
    figures: {
      ...read.figures,
      '信用スコア（架空）': '82 / 100 — 教材：90未満では出金を断ります（悪質業者の手口）',
    },
  }),
})

/** Closed again: the page is read as before. */
export const BreakdownClosed = meta.story({
  async play(context) {
    const { canvas, userEvent } = context
    await breakdownOf('cash')(context)
    await userEvent.click(canvas.getByRole('button', { name: inLanguage(kitWords, context).close }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
  ...says(read),
})

export const BorrowableBreakdown = meta.story({
  play: breakdownOf('borrowable'),
  ...says({
    headings: ['借入可能額'],
    figures: {
      信用枠: '2,000,000円',
      借入中の元本: '−300,000円',
      審査中の借入: '0円',
      借入可能額: '[total] 1,700,000円',
    },
    actions: { 閉じる: 'button' },
    texts: ['信用枠−借入中−審査中の借入'],
  }),
})

export const MaskedBreakdown = meta.story({
  globals: { figures: 'hidden' },
  play: breakdownOf('frozen'),
  ...says(
    {
      headings: ['拘束中の金額'],
      figures: {
        信用の証拠金: '•••• — 椿製薬 2倍・決済の2営業日後に戻る',
        出したままの注文: '•••• — 白川食品・取消ですぐ、または 11/20（金）15:30 に戻る',
        拘束中の金額: '[total] ••••',
      },
      actions: { 閉じる: 'button' },
      texts: ['証拠金＋注文＋審査中の出金と申込'],
    },
    { publicAmounts: ['1', '154.20'] },
  ),
})
export const CashBreakdown = meta.story({
  play: breakdownOf('cash'),
  ...says({
    headings: ['円の現金'],
    figures: {
      受渡し済みの現金: '4,114,893円',
      '受渡し待ち T+1': '99,401円 — 織部紡績の売却・11/24（火）に受渡し',
      '受渡し待ち T+2': '99,241円 — 浮雲証券の売却・11/25（水）に受渡し',
      円の現金: '[total] 4,313,535円',
    },
    actions: { 閉じる: 'button' },
    texts: ['受渡し済み＋受渡し待ち', '11/23（月）勤労感謝の日は数えません（模擬時刻）'],
  }),
})
export const AvailableBreakdown = meta.story({
  play: breakdownOf('available'),
  ...says({
    headings: ['買付余力'],
    figures: {
      受渡し済みの現金: '4,114,893円',
      '受渡し待ち T+1': '99,401円 — 織部紡績の売却・11/24（火）に受渡し',
      '受渡し待ち T+2': '99,241円 — 浮雲証券の売却・11/25（水）に受渡し',
      信用の証拠金: '−390,500円 — 椿製薬 2倍・決済の2営業日後に戻る',
      出したままの注文: '−503,035円 — 白川食品・取消ですぐ、または 11/20（金）15:30 に戻る',
      買付余力: '[total] 3,420,000円',
    },
    actions: { 閉じる: 'button' },
    texts: ['受渡し済み＋受渡し待ち−拘束中', '11/23（月）勤労感謝の日は数えません（模擬時刻）'],
  }),
})
export const FrozenBreakdown = meta.story({
  play: breakdownOf('frozen'),
  ...says({
    headings: ['拘束中の金額'],
    figures: {
      信用の証拠金: '390,500円 — 椿製薬 2倍・決済の2営業日後に戻る',
      出したままの注文: '503,035円 — 白川食品・取消ですぐ、または 11/20（金）15:30 に戻る',
      拘束中の金額: '[total] 893,535円',
    },
    actions: { 閉じる: 'button' },
    texts: ['証拠金＋注文＋審査中の出金と申込'],
  }),
})
/** What each kind of hold is for, and when it frees. */
export const FrozenInReview = meta.story({
  args: { data: ready({ ...sampleData, funds: sampleFundsInReview }) },
  play: breakdownOf('frozen'),
  ...says({
    headings: ['拘束中の金額'],
    figures: {
      審査中の出金: '500,000円 — あさぎ模擬銀行 本店 ••••305・取消か却下で戻る',
      募集の申込: '264,000円 — 若竹エナジー・審査で否決されると戻る',
      拘束中の金額: '[total] 764,000円',
    },
    actions: { 閉じる: 'button' },
    texts: ['証拠金＋注文＋審査中の出金と申込'],
  }),
})
/** An order without an end of its own, and an application outside the session. */
export const FrozenByBlock = meta.story({
  args: {
    data: ready({
      ...sampleData,
      funds: fundsSummary({
        ...sampleFunds,
        holds: [
          { id: 'b1', kind: 'block', amount: '284600', what: '青葉精機' },
          { id: 'o1', kind: 'order', amount: '503035', what: '白川食品' },
        ],
      }),
    }),
  },
  play: breakdownOf('frozen'),
  ...says({
    headings: ['拘束中の金額'],
    figures: {
      立会外の申込: '284,600円 — 青葉精機・審査で否決されると戻る',
      出したままの注文: '503,035円 — 白川食品・取消ですぐ戻る',
      拘束中の金額: '[total] 787,635円',
    },
    actions: { 閉じる: 'button' },
    texts: ['証拠金＋注文＋審査中の出金と申込'],
  }),
})
export const NothingFrozen = meta.story({
  args: { data: ready({ ...sampleData, funds: nothingHeld }) },
  play: breakdownOf('frozen'),
  ...says({
    headings: ['拘束中の金額'],
    figures: { 拘束中の金額はありません: '0円', 拘束中の金額: '[total] 0円' },
    actions: { 閉じる: 'button' },
    texts: ['証拠金＋注文＋審査中の出金と申込'],
  }),
})
export const WithdrawableBreakdown = meta.story({
  tags: ['vrt'],
  play: breakdownOf('withdrawable'),
  ...says({
    headings: ['出金可能額'],
    figures: {
      円の現金: '[strong] 4,313,535円',
      '受渡し待ち T+1': '−99,401円 — 織部紡績の売却・11/24（火）に出金可',
      '受渡し待ち T+2': '−99,241円 — 浮雲証券の売却・11/25（水）に出金可',
      受渡し済みの現金: '[strong] 4,114,893円',
      信用の証拠金: '−390,500円 — 椿製薬 2倍・決済の2営業日後に戻る',
      出したままの注文: '−503,035円 — 白川食品・取消ですぐ、または 11/20（金）15:30 に戻る',
      '借入残高（利息 2,958円を含む）': '−302,958円 — 返済するとすぐ・期限 11/26（木）',
      出金可能額: '[total] 2,918,400円',
    },
    actions: { 閉じる: 'button' },
    texts: ['受渡し済み−拘束中−借入残高', '11/23（月）勤労感謝の日は数えません（模擬時刻）'],
  }),
})
export const NothingWithdrawable = meta.story({
  args: { data: ready({ ...sampleData, funds: nothing }) },
  play: breakdownOf('withdrawable'),
  ...says({
    headings: ['出金可能額'],
    figures: {
      円の現金: '[strong] 1,098,642円',
      '受渡し待ち T+1': '−99,401円 — 織部紡績の売却・11/24（火）に出金可',
      '受渡し待ち T+2': '−99,241円 — 浮雲証券の売却・11/25（水）に出金可',
      受渡し済みの現金: '[strong] 900,000円',
      信用の証拠金: '−390,500円 — 椿製薬 2倍・決済の2営業日後に戻る',
      出したままの注文: '−503,035円 — 白川食品・取消ですぐ、または 11/20（金）15:30 に戻る',
      '借入残高（利息 2,958円を含む）': '−302,958円 — 返済するとすぐ・期限 11/26（木）',
      '0円を下回る分': '296,493円 — 出金可能額は0円より少なくなりません',
      出金可能額: '[total] 0円',
    },
    actions: { 閉じる: 'button' },
    texts: ['受渡し済み−拘束中−借入残高', '11/23（月）勤労感謝の日は数えません（模擬時刻）'],
  }),
})
/** The second business day after a sale passes the holiday too. */
export const WithdrawableWithoutLoan = meta.story({
  args: { data: ready({ ...sampleData, funds: sampleFundsInReview }) },
  play: breakdownOf('withdrawable'),
  ...says({
    headings: ['出金可能額'],
    figures: {
      円の現金: '[strong] 4,214,134円',
      '受渡し待ち T+2': '−99,241円 — 浮雲証券の売却・11/25（水）に出金可',
      受渡し済みの現金: '[strong] 4,114,893円',
      審査中の出金: '−500,000円 — あさぎ模擬銀行 本店 ••••305・取消か却下で戻る',
      募集の申込: '−264,000円 — 若竹エナジー・審査で否決されると戻る',
      出金可能額: '[total] 3,350,893円',
    },
    actions: { 閉じる: 'button' },
    texts: ['受渡し済み−拘束中−借入残高', '11/23（月）勤労感謝の日は数えません（模擬時刻）'],
  }),
})
/** The amount of a margin call cannot be withdrawn: the last line says so. */
export const WithdrawableUnderCall = meta.story({
  args: { data: ready({ ...sampleData, funds: fundsSummary({ ...underCall, loan: null, holds: [] }) }) },
  play: breakdownOf('withdrawable'),
  ...says({
    headings: ['出金可能額'],
    figures: {
      円の現金: '[strong] 4,313,535円',
      '受渡し待ち T+1': '−99,401円 — 織部紡績の売却・11/24（火）に出金可',
      '受渡し待ち T+2': '−99,241円 — 浮雲証券の売却・11/25（水）に出金可',
      受渡し済みの現金: '[strong] 4,114,893円',
      追証が解消するまで: '−4,114,893円 — 維持率が戻ると出金できます',
      出金可能額: '[total] 0円',
    },
    actions: { 閉じる: 'button' },
    texts: ['受渡し済み−拘束中−借入残高', '11/23（月）勤労感謝の日は数えません（模擬時刻）'],
  }),
})

/** Follow products, portfolios and lots that are paid for have lines of their own, and slices. */
export const StakesAndLots = meta.story({
  args: {
    data: ready({ ...sampleData, funds: fundsSummary({ ...sampleFunds, stakes: '300000', lots: '150000' }) }),
  },
  ...says({
    ...read,
    figures: {
      ...read.figures,
      '総資産（模擬）': '13,296,855円',
      総資産: '[total] 13,296,855円',
      前日比: '[up] ▲+84,210円（+0.64%）',
      米ドル: '49.3%',
      円の現金: '31.7%',
      '日本株（現物）': '15.1%',
      'フォロー・AI運用': '2.2%',
      'フォロー・AI運用 2': '300,000円',
      払込済みの新規公開株: '150,000円',
      その他: '1.7%',
      信用の評価損益: '[up] +74,000円',
      '信用の評価損益 2': undefined,
    },
  }),
})

/** American shares count with the dollars. */
export const DollarsInShares = meta.story({
  args: {
    data: ready({
      ...sampleData,
      funds: fundsSummary({ ...sampleFunds, usd: { ...sampleFunds.usd, settled: '40000', shares: '3475.86' } }),
    }),
  },
  play: breakdownOf('usd'),
  ...says({
    headings: ['米ドル'],
    figures: {
      米ドルの現金: '$40,000.00',
      米国株: '$3,475.86',
      米ドルの残高: '$43,475.86',
      '仲値（1ドル）': '154.20円',
      円にした額: '[total] 6,703,978円 — 1円未満は四捨五入',
    },
    actions: { 閉じる: 'button' },
    texts: ['6,703,978円に相当'],
  }),
})
export const ProfitBreakdown = meta.story({
  play: breakdownOf('profit'),
  ...says({
    headings: ['損益'],
    figures: {
      評価損益: '[up] +128,500円',
      決済費用の概算: '−1,560円 — すべて決済したときの手数料の見込み',
      損益: '[total] [up] +126,940円',
    },
    actions: { 閉じる: 'button' },
    texts: ['評価損益−決済費用の概算'],
  }),
})
export const DollarBreakdown = meta.story({
  play: breakdownOf('usd'),
  ...says({
    headings: ['米ドル'],
    figures: {
      米ドルの現金: '$43,475.86',
      米国株: '$0.00',
      米ドルの残高: '$43,475.86',
      '仲値（1ドル）': '154.20円',
      円にした額: '[total] 6,703,978円 — 1円未満は四捨五入',
    },
    actions: { 閉じる: 'button' },
    texts: ['6,703,978円に相当'],
  }),
})

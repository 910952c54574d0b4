import type { Document } from '@kabuto/domain/documents'
import { failed, loading, moments, ready, refreshing, refuse } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, waitFor, within } from 'storybook/test'
import { type DocumentsChoice, type DocumentsData, DocumentsScreen } from './DocumentsScreen.tsx'
import { DocumentsSkeleton } from './DocumentsSkeleton.tsx'
import { sampleBookings, sampleReceipts, sampleReports } from './documentSamples.ts'

const say = textsIn('documents')
const data: DocumentsData = { rows: sampleReports, next: 'end' }
const choice: DocumentsChoice = { kind: 'reports', month: undefined }
type Write = (all: readonly Document[]) => { name: string; text: string }

const save = fn<(write: Write) => void>()
const saving: { onSave: ((write: Write) => void) | undefined } = { onSave: save }

const meta = preview.meta({
  title: 'Screens/Account/Documents',
  component: DocumentsScreen,
  args: {
    choice,
    data: ready(data),
    now: moments.pictures,
    teaching: false,
    reading: undefined,
    onChoose: fn(),
    onMore: fn(),
    onRetry: fn(),
    onShow: fn(),
    ...saving,
  },
  parameters: { layout: 'fullscreen' },
})

/** The months that can be chosen. */
function monthsIn({ canvas }: Pick<StoryContext, 'canvas'>, name: string): string[] {
  const choices = within(canvas.getByRole('combobox', { name })).getAllByRole('option')
  return choices.map((one) => (one as HTMLOptionElement).value)
}

/** What is shown of reports. */
const read = {
  headings: ['取引報告書', 'すべての月'],
  figures: {
    '青葉精機 買い': '−281,425円 — 11/19（木）10:04 KB20261119-003902',
    '青葉精機 売り': '+4,341円 — 11/4（水）13:12 KB20261104-003291',
    '青葉精機 買い 2': '― — 10/30（金）9:00 KB20261030-000900',
  },
  actions: {
    戻る: '#/user/usercenter',
    月: 'button',
    '青葉精機 買い': 'button',
    '青葉精機 売り': 'button',
    '青葉精機 買い 2': 'button',
    CSVを書き出す: 'button',
    印刷する: 'button',
  },
  notices: [] as string[],
  texts: ['すべての月', '模擬の書類です。税務の証明には使えません。', '現金の増減', 'これ以上はありません'],
  groups: ['書類の種類', '取引報告書'],
}

/** One of them, all of them on paper, and all of them as a file. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play(context) {
    const { args, canvas, userEvent } = context
    const { print, csv, month, what_sell: sell } = say(context)
    await expect(monthsIn(context, month)).toEqual(['all', '2026-11', '2026-10'])
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(sell) }))
    await userEvent.click(canvas.getByRole('button', { name: print }))
    await expect(args.onShow.mock.calls).toEqual([[sampleReports[1]], ['all']])
    await userEvent.click(canvas.getByRole('button', { name: csv }))
    await expect(save).toHaveBeenCalledOnce()
  },
  ...says(read),
})

export const Refreshing = meta.story({
  args: { data: refreshing(data) },
  ...says(read),
})

export const Receipts = meta.story({
  tags: ['vrt'],
  args: { choice: { kind: 'receipts', month: undefined }, data: ready({ rows: sampleReceipts, next: 'end' }) },
  ...says({
    headings: ['取引報告書', 'すべての月'],
    figures: {
      入金: '+500,000円 — 11/20（金）14:33 KD20261120-000318',
      出金: '― — 11/20（金）14:32 KB20261120-004182',
      両替: '−500,000円 +$3,237.29 — 11/20（金）14:32 KX20261120-000041',
      返済: '−150,801円 — 9/14（月）11:20 KL20260914-000078',
    },
    actions: {
      戻る: '#/user/usercenter',
      月: 'button',
      入金: 'button',
      出金: 'button',
      両替: 'button',
      返済: 'button',
      CSVを書き出す: 'button',
      印刷する: 'button',
    },
    notices: [],
    texts: read.texts,
    groups: ['書類の種類', '受領書'],
  }),
})

export const Bookings = meta.story({
  tags: ['vrt'],
  args: { choice: { kind: 'bookings', month: undefined }, data: ready({ rows: sampleBookings, next: 'end' }) },
  ...says({
    headings: ['取引報告書', 'すべての月'],
    figures: {
      '青葉精機 配当': '― — 12/14（月）0:00 KB20261119-003902',
      'ゆるり配当 30日 フォローの終了': '+201,180円 — 11/12（木）13:20 KB20261102-000241',
      '分散三点 AI運用': '−300,000円 — 11/9（月）10:05 KB20261109-000256',
      'ゆるり配当 30日 フォロー': '−300,000円 — 11/9（月）10:05 KB20261109-000255',
      'ゆるり配当 30日 フォロー 2': '−200,000円 — 11/2（月）10:00 KB20261102-000241',
    },
    actions: {
      戻る: '#/user/usercenter',
      月: 'button',
      '青葉精機 配当': 'button',
      'ゆるり配当 30日 フォローの終了': 'button',
      '分散三点 AI運用': 'button',
      'ゆるり配当 30日 フォロー': 'button',
      'ゆるり配当 30日 フォロー 2': 'button',
      CSVを書き出す: 'button',
      印刷する: 'button',
    },
    notices: [],
    texts: read.texts,
    groups: ['書類の種類', '記帳'],
  }),
})

/** Of one month; another kind keeps it. */
export const Month = meta.story({
  args: { choice: { kind: 'reports', month: '2026-10' } },
  async play(context) {
    const { args, canvas, userEvent } = context
    await expect(monthsIn(context, say(context).month)).toEqual(['all', '2026-11', '2026-10'])
    await userEvent.click(canvas.getByRole('radio', { name: say(context).bookings }))
    await expect(args.onChoose).toHaveBeenLastCalledWith({ kind: 'bookings', month: '2026-10' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: say(context).month }), '2026-11')
    await expect(args.onChoose).toHaveBeenLastCalledWith({ kind: 'reports', month: '2026-11' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: say(context).month }), 'all')
    await expect(args.onChoose).toHaveBeenLastCalledWith(choice)
  },
  ...says({
    headings: ['取引報告書', '2026年10月'],
    figures: { '青葉精機 買い': '― — 10/30（金）9:00 KB20261030-000900' },
    actions: {
      戻る: '#/user/usercenter',
      月: 'button',
      '青葉精機 買い': 'button',
      CSVを書き出す: 'button',
      印刷する: 'button',
    },
    notices: [],
    texts: ['2026年10月', '模擬の書類です。税務の証明には使えません。', '現金の増減', 'これ以上はありません'],
  }),
})

/** The file contains the marks of the simulation and of the teaching, over what is chosen alone. */
export const Saved = meta.story({
  args: { teaching: true, choice: { kind: 'reports', month: '2026-11' } },
  async play(context) {
    const { canvas, userEvent } = context
    const words = say(context)
    const { csv, simulated, teaching } = words
    await userEvent.click(canvas.getByRole('button', { name: csv }))
    const [[write] = []] = save.mock.calls
    const file = write?.([...sampleReports, ...sampleReceipts])
    await expect(file?.name).toBe('kabuto-simulated-reports-2026-11-20.csv')
    const lines = file?.text.trim().split('\r\n') ?? []
    await expect(lines[0]).toContain(simulated)
    await expect(lines[1]).toBe(teaching)
    await expect(lines[2]).toContain('2026-11-20 14:32:00')
    await expect(lines[3]?.split(',')).toEqual([
      words.number,
      words.time,
      words.what,
      words.name,
      words.symbol,
      words.price,
      words.quantity,
      words.amount,
      words.currency,
      words.fees,
      words.settles,
      words.cashOf.replace('{{currency}}', 'JPY'),
      words.cashOf.replace('{{currency}}', 'USD'),
    ])
    const cells = new Map(lines.slice(4).map((line) => [line.split(',')[0], line.split(',').slice(1)]))
    await expect([...cells.keys()]).not.toContain('KB20261030-000900')
    await expect(cells.get('KX20261120-000041')?.slice(4)).toEqual([
      '',
      '',
      '500000',
      'JPY',
      '',
      '',
      '-500000',
      '3237.29',
    ])
    await expect(cells.get('KB20261104-003291')?.slice(4)).toEqual([
      '4058',
      '100',
      '405800',
      'JPY',
      '459',
      '2026-11-06',
      '4341',
      '',
    ])
    const bought = cells.get('KB20261119-003902')
    await expect([bought?.[0], bought?.[3]]).toEqual(['2026-11-19 10:04:12', '0712'])
    await expect(bought?.slice(4)).toEqual(['2811.5', '100', '281150', 'JPY', '275', '2026-11-24', '-281425', ''])
  },
  ...says({
    headings: ['取引報告書', '2026年11月'],
    figures: {
      '青葉精機 買い': '−281,425円 — 11/19（木）10:04 KB20261119-003902',
      '青葉精機 売り': '+4,341円 — 11/4（水）13:12 KB20261104-003291',
    },
    actions: {
      戻る: '#/user/usercenter',
      月: 'button',
      '青葉精機 買い': 'button',
      '青葉精機 売り': 'button',
      CSVを書き出す: 'button',
      印刷する: 'button',
    },
    notices: ['[danger] 教材：詐欺の手口を再現した記録です。'],
    texts: ['2026年11月', '模擬の書類です。税務の証明には使えません。', '現金の増減', 'これ以上はありません'],
  }),
})

/** All of them are being read: how many there are by now is shown. */
export const Reading = meta.story({
  args: { reading: 1250 },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText(/1250/)).toBeVisible()
    for (const button of canvas.getAllByRole('button', { name: /CSV|印刷|Print|列印/ })) await userEvent.click(button)
    await expect(args.onShow).not.toHaveBeenCalled()
    await expect(save).not.toHaveBeenCalled()
  },
  ...says({
    headings: ['取引報告書', 'すべての月'],
    figures: read.figures,
    actions: {
      戻る: '#/user/usercenter',
      月: 'button',
      '青葉精機 買い': 'button',
      '青葉精機 売り': 'button',
      '青葉精機 買い 2': 'button',
      CSVを書き出す: 'button, disabled',
      印刷する: 'button, disabled',
    },
    notices: [],
    texts: [
      'すべての月',
      '模擬の書類です。税務の証明には使えません。',
      '現金の増減',
      'これ以上はありません',
      '1250件を読み込みました。多いときは1分ほどかかります。',
    ],
  }),
})

/** A native shell has no place to put a file. */
export const NoFiles = meta.story({
  args: { onSave: undefined },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: /CSV/ })).toBeNull()
  },
  ...says({
    headings: ['取引報告書', 'すべての月'],
    figures: read.figures,
    actions: {
      戻る: '#/user/usercenter',
      月: 'button',
      '青葉精機 買い': 'button',
      '青葉精機 売り': 'button',
      '青葉精機 買い 2': 'button',
      印刷する: 'button',
    },
    notices: [],
    texts: read.texts,
  }),
})

export const More = meta.story({
  args: { data: ready({ ...data, next: 'more' }) },
  async play({ args }) {
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce())
  },
})

export const Empty = meta.story({
  tags: ['vrt'],
  args: { data: ready({ rows: [], next: 'end' }) },
  ...says({
    headings: ['取引報告書', 'すべての月'],
    figures: {},
    actions: { 戻る: '#/user/usercenter', 月: 'button', CSVを書き出す: 'button', 印刷する: 'button' },
    notices: [],
    texts: [
      'すべての月',
      '模擬の書類です。税務の証明には使えません。',
      '現金の増減',
      '書類はありません',
      '取引や入出金をすると、ここに残ります。',
    ],
  }),
})

/** A month is still chosen before anything of it has been read. */
export const LoadingMonth = meta.story({
  args: { choice: { kind: 'reports', month: '2026-09' }, data: loading() },
  play: (context) => expect(monthsIn(context, say(context).month)).toEqual(['all', '2026-09']),
  ...says({
    headings: ['取引報告書', '2026年9月'],
    figures: {},
    texts: ['2026年9月', '模擬の書類です。税務の証明には使えません。', '現金の増減'],
  }),
})

export const Loading = meta.story({
  args: { data: loading() },
  ...says({
    headings: ['取引報告書', 'すべての月'],
    figures: {},
    actions: { 戻る: '#/user/usercenter', 月: 'button', CSVを書き出す: 'button', 印刷する: 'button' },
    notices: [],
    texts: ['すべての月', '模擬の書類です。税務の証明には使えません。', '現金の増減'],
  }),
})

/** Its code is on its way: the name of the page and the way back are there. */
export const Coming = meta.story({
  render: () => <DocumentsSkeleton />,
  ...says({ headings: ['取引報告書'], figures: {}, actions: { 戻る: '#/user/usercenter' }, notices: [], texts: [] }),
})

export const Failed = meta.story({
  args: { data: failed(refuse('timeout', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度試す|Try again|再試一次/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    headings: ['取引報告書', 'すべての月'],
    figures: {},
    actions: {
      戻る: '#/user/usercenter',
      月: 'button',
      もう一度試す: 'button',
      お問い合わせ: '#/user/kf',
      CSVを書き出す: 'button',
      印刷する: 'button',
    },
    notices: ['表示できません 応答に時間がかかっています。もう一度お試しください。（timeout）'],
    texts: ['すべての月', '模擬の書類です。税務の証明には使えません。', '現金の増減'],
  }),
})

import { type FollowOrder, sampleEndedFollows, sampleFollowOrder } from '@kabuto/domain/follow'
import {
  confirming,
  done,
  failed,
  idle,
  loading,
  moments,
  ready,
  refreshing,
  refused,
  refuse,
  sending,
  type Submission,
} from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import { type ComponentProps, useEffect, useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { type FollowsData, FollowsScreen } from './FollowsScreen.tsx'

const say = textsIn('follow')
const data: FollowsData = { rows: [sampleFollowOrder, ...sampleEndedFollows], next: 'end' }
const one: FollowsData = { rows: [sampleFollowOrder], next: 'end' }

/** Nothing is on its way. */
const none: ComponentProps<typeof FollowsScreen>['ending'] = () => idle()

const meta = preview.meta({
  title: 'Screens/Follow/Follows',
  component: FollowsScreen,
  args: {
    data: ready(data),
    now: moments.pictures,
    ending: none,
    changing: none,
    onEnd: fn(),
    onLimit: fn(),
    onMore: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

const headings = ['フォロー中の運用', '運用中', 'ゆるり配当 30日', '終了']

/** What runs with its way out; below it what has ended: how, when, and what came of it after costs. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play(context) {
    const { canvas } = context
    const { ended } = say(context)
    const rows = within(canvas.getByRole('list', { name: ended })).getAllByRole('listitem')
    await expect(rows).toHaveLength(sampleEndedFollows.length)
    await expect(rows[2]).toHaveTextContent(/損失の限度|loss limit|虧損上限/)
    await expect(rows[2]).toHaveTextContent(/30,200/)
    await expect(rows[2]).toHaveTextContent(/10\.07%/)
    await expect(rows[2]).toHaveTextContent(/300,000.*73/)
  },
  ...says({
    headings,
    figures: {
      'North Desk 30日':
        '[downdown] −12,300円 ▼−2.46% — 終了：商品の終了 10/19（月）〜11/13（金） 預けた額 500,000円・費用 205円',
      '−10% で終了': '270,000円 — 1日1回、東京の引け後に確かめます。急に下がると、限度を超えて減ることがあります。',
      いま終了すると戻る額: '304,146円 — 違約金はありません。買付余力に戻ります。',
      'ゆるり配当 30日':
        '[upup] +1,180円 ▲+0.59% — 終了：自分で終了 11/2（月）〜11/12（木） 預けた額 200,000円・費用 32円',
      'ゆるり配当 30日 2':
        '[upup] +1,450円 ▲+1.45% — 終了：期間の終わり 10/5（月）〜11/4（水） 預けた額 100,000円・費用 49円',
      'ゆるり配当 30日 3':
        '[downdown] −30,200円 ▼−10.07% — 終了：損失の限度 10/26（月）〜11/10（火） 預けた額 300,000円・費用 73円',
      値動き: '[up] +4,200円',
      受付番号: 'KB20261109-000255',
      期間の終わり: '12/9（水）10:05 — 自動で更新しません（模擬時刻）',
      費用: '−54円',
      費用を引いた損益: '[up] +4,146円 [up] ▲+1.38%',
      開始: '11/9（月）10:05',
      預けた額: '300,000円',
    },
    actions: { 受付番号をコピー: 'button', 戻る: '#/gdindex/gdindex', 終了する: 'button', 限度を変える: 'button' },
    texts: [
      '[info] 運用中',
      'ゆるり配当（架空）',
      '費用を引いた損益',
      '成績は模擬取引の記録です。過去の成績は将来の結果を約束しません。',
    ],
    notices: [],
  }),
})

export const Refreshing = meta.story({ args: { data: refreshing(data) }, ...says({ headings }) })

/** Value and costs are shown before it ends; staying is as wide as ending. */
export const Ending = meta.story({
  tags: ['vrt'],
  args: { data: ready(one) },
  async play(context) {
    const { args, canvas, userEvent } = context
    const { end, endTitle, goOn } = say(context)
    await userEvent.click(canvas.getByRole('button', { name: end }))
    const dialog = within(await canvas.findByRole('alertdialog', { name: endTitle }))
    await expect(dialog.getByText(/304,146/)).toHaveTextContent(/54.*4,146/)
    const [stay, leave] = [dialog.getByRole('button', { name: goOn }), dialog.getByRole('button', { name: end })]
    await expect(stay.offsetWidth).toBe(leave.offsetWidth)
    await userEvent.click(stay)
    await expect(args.onEnd).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: end }))
    const asked = await canvas.findByRole('alertdialog')
    // As Esc does.
    asked.dispatchEvent(new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: end }))
    await userEvent.click(within(await canvas.findByRole('alertdialog')).getByRole('button', { name: end }))
    await expect(args.onEnd.mock.calls).toEqual([['fo-1']])
  },
})

/** The limit of now and the one to be, in yen, before it is sent. */
export const Limit = meta.story({
  tags: ['vrt'],
  args: { data: ready(one) },
  async play(context) {
    const { args, canvas, userEvent } = context
    const { change, limitTitle, lossLimit, save } = say(context)
    await userEvent.click(canvas.getByRole('button', { name: change }))
    const opened = within(await canvas.findByRole('dialog', { name: limitTitle }))
    await userEvent.click(opened.getByRole('button', { name: /閉じる|Close|關閉/ }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: change }))
    const sheet = within(await canvas.findByRole('dialog'))
    const field = sheet.getByRole('textbox', { name: lossLimit })
    await userEvent.clear(field)
    await userEvent.type(field, '20')
    await expect(sheet.getAllByText(/240,000/).length).toBeGreaterThan(0)
    await expect(sheet.getAllByText(/270,000/).length).toBeGreaterThan(0)
    await userEvent.click(sheet.getByRole('button', { name: save }))
    await expect(args.onLimit.mock.calls).toEqual([[{ id: 'fo-1', lossLimit: '20' }]])
  },
  ...says({
    figures: {
      自動で終了する評価額: '270,000円 → 240,000円',
      限度での損失: '−60,000円 — 1日1回、東京の引け後に確かめます。急に下がると、限度を超えて減ることがあります。',
    },
    actions: {
      変えない: 'button',
      変更する: 'button',
      損失の限度を増やす: 'button',
      損失の限度を減らす: 'button',
      閉じる: 'button',
    },
    fields: { 損失の限度: '20' },
    texts: ['1〜50%', '%'],
  }),
})

/** How the change went that was made before. */
const before = done(sampleFollowOrder)

/** Once it is changed the sheet closes; it can be changed again. */
export const Changed = meta.story({
  args: { data: ready(one), changing: () => before },
  async play(context) {
    const { args, canvas, userEvent } = context
    const { change, save, keep } = say(context)
    await userEvent.click(canvas.getByRole('button', { name: change }))
    const sheet = within(await canvas.findByRole('dialog'))
    await userEvent.click(sheet.getByRole('button', { name: save }))
    await expect(args.onLimit.mock.calls).toEqual([[{ id: 'fo-1', lossLimit: '10' }]])
    await userEvent.click(sheet.getByRole('button', { name: keep }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: change }))
    await expect(await canvas.findByRole('dialog')).toBeVisible()
  },
})

/** A change that goes through while it is open closes it; one that is refused leaves it open, and says why. */
export const Changing = meta.story({
  args: { data: ready(one) },
  render: (args) => <Changes {...args} />,
  async play(context) {
    const { canvas, canvasElement, userEvent } = context
    const { change, save } = say(context)
    await userEvent.click(canvas.getByRole('button', { name: change }))
    await userEvent.click(within(await canvas.findByRole('dialog')).getByRole('button', { name: save }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await userEvent.click(within(canvas.getByRole('dialog')).getByRole('button', { name: save }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    left.dispatchEvent(new Event('left'))
    await waitFor(() => expect(canvasElement.querySelector('[data-change="idle"]')).not.toBeNull())
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
})

/** The page is left and shown again: how the change went is forgotten. */
const left = new EventTarget()

/** Refused at first, then done. */
function Changes(args: ComponentProps<typeof FollowsScreen>) {
  const [submission, setSubmission] = useState<Submission<unknown>>(idle())
  const next = submission.state === 'idle' ? refused([refuse('updateFailed', {})]) : done(sampleFollowOrder)
  useEffect(() => {
    const forget = (): void => setSubmission(idle())
    left.addEventListener('left', forget)
    return () => left.removeEventListener('left', forget)
  }, [])
  return (
    <div data-change={submission.state}>
      <FollowsScreen {...args} changing={() => submission} onLimit={() => setSubmission(next)} />
    </div>
  )
}

const other: FollowOrder = { ...sampleFollowOrder, id: 'fo-9', orderNumber: 'KB20261112-000301', lossLimit: '25' }

/** Of two that run, each has its own way out: the second is ending already, and its limit is the one that changes. */
export const Sending = meta.story({
  args: {
    data: ready({ rows: [sampleFollowOrder, other], next: 'end' }),
    ending: (id) => (id === other.id ? sending() : idle()),
    changing: (id) => (id === other.id ? before : idle()),
  },
  async play(context) {
    const { args, canvas, userEvent } = context
    const { change, end, save } = say(context)
    const [first, second] = canvas.getAllByRole('button', { name: change })
    if (!first || !second) throw new Error('Two follows run.')
    await expect(canvas.getAllByRole('button', { name: end })).toHaveLength(1)
    await userEvent.click(second)
    await userEvent.click(within(await canvas.findByRole('dialog')).getByRole('button', { name: save }))
    await expect(args.onLimit.mock.calls).toEqual([[{ id: 'fo-9', lossLimit: '25' }]])
  },
})

/** Whether the change was made is asked about: until then nothing is sent again. */
export const ChangeUnknown = meta.story({
  args: { data: ready(one), changing: () => confirming() },
  async play(context) {
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: say(context).change }))
    await expect(await canvas.findByRole('dialog')).toBeVisible()
  },
  ...says({
    actions: {
      変えない: 'button',
      損失の限度を増やす: 'button',
      損失の限度を減らす: 'button',
      確認中: 'button, busy',
      資産へ戻って待つ: '#/user/FundingDetails',
      閉じる: 'button',
    },
    notices: ['[progress] 応答を確認しています。二重に処理されることはありません。'],
  }),
})

/** A limit out of bounds: why it cannot be sent is shown beside the button. */
export const LimitOutOfBounds = meta.story({
  args: { data: ready(one) },
  async play(context) {
    const { canvas, userEvent } = context
    const { change, lossLimit } = say(context)
    await userEvent.click(canvas.getByRole('button', { name: change }))
    const field = within(await canvas.findByRole('dialog')).getByRole('textbox', { name: lossLimit })
    await userEvent.clear(field)
    await userEvent.type(field, '51')
    await userEvent.tab()
  },
  ...says({
    figures: {
      自動で終了する評価額: '270,000円 → ―',
      限度での損失: '― — 1日1回、東京の引け後に確かめます。急に下がると、限度を超えて減ることがあります。',
    },
    actions: {
      変えない: 'button',
      変更する: 'button, disabled',
      損失の限度を増やす: 'button, disabled',
      損失の限度を減らす: 'button',
      閉じる: 'button',
    },
    fields: { 損失の限度: '51 ✗ 50%以下で入力してください。 % 1〜50%' },
    texts: ['入力内容を1か所直すと進めます'],
  }),
})

export const Refused = meta.story({
  args: {
    data: ready(one),
    ending: () => refused([refuse('illegalState', { state: 'ended', allowed: ['inProgress'] })]),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

export const Empty = meta.story({
  tags: ['vrt'],
  args: { data: ready({ rows: [], next: 'end' }) },
  ...says({
    headings: ['フォロー中の運用', '運用中', '終了'],
    figures: {},
    texts: [
      '運用中のものはありません',
      '申し込む前に、最大下落と費用を比べられます。',
      '費用を引いた損益',
      '終了したものはありません',
      '終了すると、理由と結果がここに残ります。',
      '成績は模擬取引の記録です。過去の成績は将来の結果を約束しません。',
    ],
    actions: { 戻る: '#/gdindex/gdindex', リードトレーダーを見る: '#/gdindex/gdindex' },
  }),
})

export const MoreFailed = meta.story({
  args: { data: ready({ ...one, next: 'failed' }) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度|Try again|Retry|再試/ }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
})

export const Loading = meta.story({
  args: { data: loading() },
  ...says({ headings: ['フォロー中の運用'], figures: {} }),
})

export const Failed = meta.story({
  args: { data: failed(refuse('timeout', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度試す|Try again|再試一次/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

import { sampleNotices, unreadCount } from '@kabuto/domain/home'
import { failed, loading, ready, refreshing, refuse } from '@kabuto/domain/shared'
import { sampleNow } from '@kabuto/domain/funds'
import { PageBottom } from '@kabuto/ui-kit'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { expect, fn, waitFor } from 'storybook/test'
import { MainMenu } from '../../shared/MainMenu/MainMenu.tsx'
import { type NoticesData, NoticesScreen } from './NoticesScreen.tsx'

const data: NoticesData = { rows: sampleNotices, next: 'end', unread: unreadCount(sampleNotices) }

const titles = {
  holiday: '勤労感謝の日にともなう 入金受付と取引時間の変更',
  colours: '値動きの色を選べるようになりました',
  hours: '米国株の時間外取引について',
  winter: '冬の間の米国市場の取引時間',
}

const older = { [titles.hours]: '11/10（火）10:00', [titles.winter]: '10/30（金）17:00 重要' }
const ways = {
  [titles.holiday]: '#/home/noticeDetail?id=n1',
  [titles.colours]: '#/home/noticeDetail?id=n2',
  [titles.hours]: '#/home/noticeDetail?id=n3',
  [titles.winter]: '#/home/noticeDetail?id=n4',
}
const back = { 戻る: '#/home/index' }

/** What must be read on top, the rest by month. */
const read = {
  headings: ['お知らせ', '必ずお読みください', '2026年11月', '2026年10月'],
  figures: {
    [titles.holiday]: '11/19（木）17:00 重要 未読',
    [titles.colours]: '11/17（火）10:00 未読',
    ...older,
  },
  actions: { ...back, ...ways },
  texts: ['未読 2件', '読むまで、ここに残ります', '新しい順（模擬時刻）', 'これ以上はありません'],
}

/** Rows are there once the list knows how high they are. */
const come = {
  async play({ canvas }: { canvas: { findByText: (text: string) => Promise<unknown> } }) {
    await canvas.findByText(titles.winter)
  },
}

const meta = preview.meta({
  title: 'Screens/Home/Notices',
  component: NoticesScreen,
  args: { data: ready(data), now: sampleNow, onMore: fn(), onRetry: fn() },
  decorators: [
    (Story) => (
      <PageBottom value={<MainMenu current="home" />}>
        <Story />
      </PageBottom>
    ),
  ],
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({
  tags: ['vrt'],
  async play({ args, canvas }) {
    await canvas.findByText(titles.winter)
    await expect(args.onMore).not.toHaveBeenCalled()
    const important = canvas.getAllByText(/^(重要|Important)$/)
    await expect(important.map((word) => word.closest<HTMLElement>('[data-tone]')?.dataset['tone'])).toEqual([
      'info',
      'info',
    ])
  },
  ...says({ ...read, groups: ['必ずお読みください', 'お知らせ'] }),
})

export const Refreshing = meta.story({ args: { data: refreshing(data) }, ...come, ...says(read) })

export const Loading = meta.story({
  tags: ['vrt'],
  args: { data: loading() },
  ...says({ headings: ['お知らせ'], figures: {}, actions: back, texts: [] }),
})

export const Failed = meta.story({
  args: { data: failed(refuse('timeout', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度試す|Try again|再試一次/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    headings: ['お知らせ'],
    figures: {},
    actions: { ...back, もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    notices: ['表示できません 応答に時間がかかっています。もう一度お試しください。（timeout）'],
  }),
})

export const Stale = meta.story({
  args: {
    data: ready(data, { since: Date.parse('2026-11-20T14:05:41+09:00'), refusal: refuse('offline', {}) }),
  },
  ...come,
  ...says({
    ...read,
    actions: { ...read.actions, もう一度試す: 'button' },
    notices: [
      '[progress] 11/20（金）14:05（模擬時刻）の内容です。更新できませんでした。通信できません。電波の良い場所で、もう一度お試しください。',
    ],
  }),
})

/** Read ones are shown in their month, whatever they were; one of last year has its year. */
export const AllRead = meta.story({
  args: {
    data: ready({
      rows: sampleNotices.map((notice) => ({ ...notice, read: true })),
      next: 'end',
      unread: 0,
    }),
    now: Date.parse('2027-01-06T10:00:00+09:00'),
  },
  ...come,
  ...says({
    ...read,
    headings: ['お知らせ', '2026年11月', '2026年10月'],
    figures: {
      [titles.holiday]: '2026/11/19（木）17:00 重要',
      [titles.colours]: '2026/11/17（火）10:00',
      [titles.hours]: '2026/11/10（火）10:00',
      [titles.winter]: '2026/10/30（金）17:00 重要',
    },
    texts: ['未読はありません', '新しい順（模擬時刻）', 'これ以上はありません'],
  }),
})

/** Two that must be read: the one that was published first is first. */
export const Unread = meta.story({
  args: {
    data: ready({ rows: sampleNotices.map((notice) => ({ ...notice, read: false })), next: 'end', unread: 4 }),
  },
  // The rows of the list come after the block that is shown above it.
  async play({ canvas }) {
    await canvas.findByText(titles.hours)
  },
  ...says({
    ...read,
    headings: ['お知らせ', '必ずお読みください', '2026年11月'],
    figures: {
      [titles.winter]: '10/30（金）17:00 重要 未読',
      [titles.holiday]: '11/19（木）17:00 重要 未読',
      [titles.colours]: '11/17（火）10:00 未読',
      [titles.hours]: '11/10（火）10:00 未読',
    },
    texts: ['未読 4件', '読むまで、ここに残ります', '新しい順（模擬時刻）', 'これ以上はありません'],
  }),
})

/** The next page is asked for once, and again where it failed. */
export const More = meta.story({
  args: { data: ready({ ...data, next: 'more' }) },
  async play({ args, canvas }) {
    await canvas.findByText(titles.winter)
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce())
  },
  ...says({ ...read, texts: read.texts.slice(0, -1) }),
})

export const MoreFailed = meta.story({
  args: { data: ready({ ...data, next: 'failed' }) },
  async play({ args, canvas, userEvent }) {
    await canvas.findByText(titles.winter)
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
  ...says({
    ...read,
    actions: { ...read.actions, もう一度: 'button' },
    texts: [...read.texts.slice(0, -1), '続きを読み込めませんでした'],
  }),
})

export const Empty = meta.story({
  args: { data: ready({ rows: [], next: 'end', unread: 0 }) },
  ...says({
    headings: ['お知らせ'],
    figures: {},
    actions: back,
    texts: ['未読はありません', 'お知らせはまだありません', '取引時間の変更や大切な連絡は、ここに届きます。'],
  }),
})

import preview from '@kabuto/storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { Board, Example, Rows, SampleScreen, useSamples } from '../base/board.tsx'
import { List } from '../List/List.tsx'
import { ListRow } from '../ListRow/ListRow.tsx'
import { PageTop } from '../Page/pageTop.ts'
import { PullToRefresh, type PullToRefreshProps } from './PullToRefresh.tsx'

const sample: PullToRefreshProps = {
  state: 'idle',
  onRefresh: fn(),
  children: (
    <List>
      <ListRow title="青葉精機" value="2,846.0" />
      <ListRow title="みなと海運" value="1,204.5" />
    </List>
  ),
}

const meta = preview.meta({
  title: 'Kit/PullToRefresh',
  component: PullToRefresh,
  args: sample,
  parameters: { layout: 'fullscreen' },
})

type Finger = { x?: number; y: number }

function touch(
  target: Element,
  kind: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel',
  { x = 100, y }: Finger,
): TouchEvent {
  const touches =
    kind === 'touchstart' || kind === 'touchmove' ? [new Touch({ identifier: 1, target, clientX: x, clientY: y })] : []
  const event = new TouchEvent(kind, { bubbles: true, cancelable: true, touches })
  target.dispatchEvent(event)
  return event
}

/** Down by 128 px, half of which the page follows; then it refreshes. Nothing is prevented on the way. */
export const Playground = meta.story({
  async play({ args, canvas }) {
    const row = canvas.getByText('青葉精機')
    const top = row.getBoundingClientRect().top
    touch(row, 'touchstart', { y: 100 })
    touch(row, 'touchmove', { y: 160 })
    await waitFor(() => expect(canvas.getByText('下に引いて更新')).toBeVisible())
    await expect(row.getBoundingClientRect().top).toBe(top + 30)
    await expect(touch(row, 'touchmove', { y: 230 }).defaultPrevented).toBe(false)
    await waitFor(() => expect(canvas.getByText('離すと更新します')).toBeVisible())
    await expect(args.onRefresh).not.toHaveBeenCalled()
    touch(row, 'touchend', { y: 230 })
    await expect(args.onRefresh).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(row.getBoundingClientRect().top).toBe(top))
  },
})

/** At the top of a Page, the whole of it can be pulled. */
export const OfPage = meta.story({
  name: '画面全体',
  args: { children: undefined },
  render: (args) => (
    <PageTop value={<PullToRefresh {...args} />}>
      <SampleScreen />
    </PageTop>
  ),
  async play({ args, canvas }) {
    const lines = canvas.getAllByText(/11月23日/)
    const last = lines.at(-1)
    if (!last) throw new Error('no lines')
    touch(last, 'touchstart', { y: 100 })
    touch(last, 'touchmove', { y: 230 })
    await waitFor(() => expect(canvas.getByText('離すと更新します')).toBeVisible())
    touch(last, 'touchend', { y: 230 })
    await expect(args.onRefresh).toHaveBeenCalledTimes(1)
  },
})

/** Too short, sideways, or ended by the system: nothing happens, and nothing is left over. */
export const NotEnough = meta.story({
  name: '引き足りない',
  async play({ args, canvas }) {
    const row = canvas.getByText('青葉精機')
    const top = row.getBoundingClientRect().top
    for (const [moves, end] of [
      [[{ y: 200 }], 'touchend'],
      [
        [
          { y: 110, x: 200 },
          { y: 300, x: 200 },
        ],
        'touchend',
      ],
      [[{ y: 300 }], 'touchcancel'],
      [[{ y: 40 }], 'touchend'],
      [[{ y: 300 }, { y: 120 }], 'touchend'],
    ] as const) {
      touch(row, 'touchstart', { y: 100 })
      for (const finger of moves) touch(row, 'touchmove', finger)
      touch(row, end, { y: 0 })
    }
    await expect(args.onRefresh).not.toHaveBeenCalled()
    await waitFor(() => expect(row.getBoundingClientRect().top).toBe(top))
  },
})

/** Once the page has gone down, a finger that goes down scrolls it up and never pulls. */
export const Scrolled = meta.story({
  name: '途中では引けない',
  render: (args) => (
    <PullToRefresh {...args}>
      <SampleScreen />
    </PullToRefresh>
  ),
  async play({ args, canvas }) {
    scrollTo(0, 300)
    const [title] = canvas.getAllByRole('heading')
    if (!title) throw new Error('no heading')
    touch(title, 'touchstart', { y: 100 })
    touch(title, 'touchmove', { y: 400 })
    touch(title, 'touchend', { y: 400 })
    await expect(args.onRefresh).not.toHaveBeenCalled()
    await expect(scrollY).toBe(300)
    scrollTo(0, 0)
  },
})

/** Who cannot pull has a button: first in the order of the page, seen when it has the focus. */
export const Keyboard = meta.story({
  name: 'キーボード',
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: '更新' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44)
    await userEvent.keyboard('{Enter}')
    await expect(args.onRefresh).toHaveBeenCalledTimes(1)
  },
})

export const Refreshing = meta.story({
  name: '更新中',
  args: { state: 'refreshing' },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('更新しています')
    const row = canvas.getByText('青葉精機')
    touch(row, 'touchstart', { y: 100 })
    touch(row, 'touchmove', { y: 400 })
    touch(row, 'touchend', { y: 400 })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRefresh).not.toHaveBeenCalled()
  },
})

export const Done = meta.story({
  name: '更新した',
  args: { state: 'done', message: '14:32 に更新しました' },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('14:32 に更新しました')
  },
})

export const Failed = meta.story({ name: '失敗', args: { state: 'failed' } })
export const Hostile = meta.story({
  name: '長すぎる知らせ',
  args: { state: 'done', message: '<b>長</b>'.repeat(2000) },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  parameters: { layout: 'padded' },
  render: function Render() {
    const words = useSamples({
      ja: {
        row: '青葉精機',
        refreshing: '更新中',
        done: '更新した',
        failed: '失敗',
        pulling: '引いている',
        at: '14:32 に更新しました',
      },
      en: {
        row: 'Aoba Precision',
        refreshing: 'Updating',
        done: 'Done',
        failed: 'Failed',
        pulling: 'Pulling',
        at: 'Updated at 14:32',
      },
      'zh-Hant': {
        row: '青葉精機',
        refreshing: '更新中',
        done: '已更新',
        failed: '失敗',
        pulling: '下拉中',
        at: '14:32 已更新',
      },
    })
    const rows = (
      <List>
        <ListRow title={words.row} value="2,846.0" />
      </List>
    )
    return (
      <Board title="PullToRefresh">
        <Rows>
          <Example name={words.pulling}>
            <PullToRefresh state="idle" onRefresh={fn()}>
              {rows}
            </PullToRefresh>
          </Example>
          <Example name={words.refreshing}>
            <PullToRefresh state="refreshing" onRefresh={fn()}>
              {rows}
            </PullToRefresh>
          </Example>
          <Example name={words.done}>
            <PullToRefresh state="done" message={words.at} onRefresh={fn()}>
              {rows}
            </PullToRefresh>
          </Example>
          <Example name={words.failed}>
            <PullToRefresh state="failed" onRefresh={fn()}>
              {rows}
            </PullToRefresh>
          </Example>
        </Rows>
      </Board>
    )
  },
  async play({ canvas }) {
    const [row] = canvas.getAllByText('2,846.0')
    if (!row) throw new Error('no row')
    touch(row, 'touchstart', { y: 100 })
    touch(row, 'touchmove', { y: 200 })
    await waitFor(() => expect(canvas.getByText(/下に引いて更新|Pull to update|下拉更新/)).toBeVisible())
  },
})

import preview from '@kabuto/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { Board, useSamples } from '../base/board.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { PaneDots } from './PaneDots.tsx'
import { Panes } from './Panes.tsx'

function pane(title: string, text: string) {
  return (
    <Stack key={title} gap="2">
      <Text as="h2" look="title2">
        {title}
      </Text>
      <Text tone="secondary" short>
        {text}
      </Text>
    </Stack>
  )
}

const meta = preview.meta({
  title: 'Kit/Panes',
  component: Panes,
  args: {
    label: 'Kabuto について',
    children: [
      pane('落ち着いて、相場を学ぶ場所。', '実際のお金を使わずに練習できます。'),
      pane('費用は、押す前に分かります。', '手数料と受渡日を、注文の前に表示します。'),
      pane('すべて模擬です。', '銘柄も価格も、実在のものではありません。'),
    ],
  },
})

/** The arrow keys turn the pages; what is read is where one is. */
export const Playground = meta.story({
  async play({ canvas, userEvent }) {
    const track = canvas.getByRole('region', { name: 'Kabuto について' })
    await expect(canvas.getByRole('status')).toHaveTextContent('3枚のうち1枚目')
    await userEvent.tab()
    await expect(track).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3枚のうち2枚目'))
    await waitFor(() => expect(track.scrollLeft).toBeCloseTo(track.clientWidth, 0))
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3枚のうち1枚目'))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('status')).toHaveTextContent('3枚のうち1枚目')
  },
})

/** A finger moves the track itself. */
export const Swiped = meta.story({
  name: 'はらう',
  async play({ canvas }) {
    const track = canvas.getByRole('region')
    track.scrollTo({ left: track.clientWidth * 2, behavior: 'instant' })
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3枚のうち3枚目'))
  },
})

/** A window that is put away and shown again, or a phone that is turned, leaves one where one was. */
export const ShownAgain = meta.story({
  name: '隠れてまた出る',
  render: (args) => (
    <div style={{ width: 280 }}>
      <Panes {...args} />
    </div>
  ),
  async play({ canvas }) {
    const track = canvas.getByRole('region')
    const frame = track.parentElement?.parentElement
    const isAt = (at: number, width: number): Promise<void> =>
      waitFor(async () => {
        await expect([track.scrollLeft, track.clientWidth]).toEqual([at * width, width])
        await expect(canvas.getByRole('status', { hidden: true })).toHaveTextContent(`3枚のうち${at + 1}枚目`)
      })
    track.scrollTo({ left: 280, behavior: 'instant' })
    await isAt(1, 280)
    // As a browser does with a window that is put away: it scrolls to where nothing has a width.
    frame?.style.setProperty('width', '0')
    await waitFor(() => expect([track.scrollLeft, track.clientWidth]).toEqual([0, 0]))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    frame?.style.setProperty('width', '280px')
    await isAt(1, 280)
    frame?.style.setProperty('width', '200px')
    await isAt(1, 200)
    // A window that was small for less than a frame leaves it between two of them, and says only that it was resized.
    track.style.setProperty('scroll-snap-type', 'none')
    track.scrollTo({ left: 55, behavior: 'instant' })
    window.dispatchEvent(new Event('resize'))
    await expect(track.scrollLeft).toBe(200)
    await isAt(1, 200)
  },
})

/** Below a page that is one of several. */
export const Dots = meta.story({
  name: '点だけ',
  render: () => <PaneDots current={1} count={3} />,
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('3枚のうち2枚目'),
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: ['Kabuto について', '落ち着いて、相場を学ぶ場所。', '実際のお金を使わずに練習できます。', 'すべて模擬です。'],
      en: [
        'About Kabuto',
        'A calm place to learn the market.',
        'Practise without using real money.',
        'All of it is simulated.',
      ],
      'zh-Hant': ['關於 Kabuto', '從容學習市場的地方。', '不需動用真實資金即可練習。', '一切皆為模擬。'],
    })
    return (
      <Board title="Panes">
        <Panes label={words[0] ?? ''}>
          {[pane(words[1] ?? '', words[2] ?? ''), pane(words[3] ?? '', words[2] ?? '')]}
        </Panes>
      </Board>
    )
  },
})

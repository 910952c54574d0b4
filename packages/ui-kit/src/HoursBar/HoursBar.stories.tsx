import preview from '@kabuto/storybook/preview'
import { expect } from 'storybook/test'
import { Board, Example, Rows, useSamples } from '../base/board.tsx'
import { HoursBar, type HoursLine } from './HoursBar.tsx'

const hours = (at: number, minutes = 0): number => at * 60 + minutes

const lines: HoursLine[] = [
  {
    track: '東京',
    name: '通常',
    look: 'regular',
    times: ['9:00–11:30、', '12:30–15:30'],
    spans: [
      { from: hours(9), to: hours(11, 30) },
      { from: hours(12, 30), to: hours(15, 30) },
    ],
  },
  {
    track: '東京',
    name: '時間外',
    look: 'extended',
    times: ['8:20–9:00、', '17:00–23:59'],
    spans: [
      { from: hours(8, 20), to: hours(9) },
      { from: hours(17), to: hours(23, 59) },
    ],
  },
  {
    track: '米国',
    name: '通常',
    look: 'regular',
    times: ['23:30–6:00'],
    spans: [
      { from: 0, to: hours(6) },
      { from: hours(23, 30), to: hours(24) },
    ],
  },
]

const meta = preview.meta({ title: 'Kit/HoursBar', component: HoursBar, args: { lines } })

/** Each span is where its hours are, and the words say the same. */
export const Playground = meta.story({
  args: { now: { at: hours(14, 32), label: 'いま 14:32' } },
  async play({ canvas, canvasElement }) {
    const spans = [...canvasElement.querySelectorAll<HTMLElement>('[aria-hidden] [data-look]')]
    const [first] = spans
    const track = first?.parentElement?.getBoundingClientRect()
    const places = spans.map((span) => {
      const { left, right } = span.getBoundingClientRect()
      return [left, right].map((edge) => Math.round(((edge - (track?.left ?? 0)) / (track?.width ?? 1)) * 24 * 2) / 2)
    })
    await expect(places).toEqual([
      [9, 11.5],
      [12.5, 15.5],
      [8.5, 9],
      [17, 24],
      [0, 6],
      [23.5, 24],
    ])
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '9:00–11:30、12:30–15:30',
      '8:20–9:00、17:00–23:59',
      '23:30–6:00',
    ])
  },
})

/** Another day than today is named. */
export const OtherDay = meta.story({
  name: '別の日',
  args: { lines: lines.map((line) => ({ ...line, note: '11/24（火）' })) },
})

export const Midnight = meta.story({
  name: '夜中',
  args: { now: { at: hours(23, 59), label: 'いま 23:59' } },
})

export const LongWords = meta.story({
  name: '長いことば',
  args: {
    lines: lines.map((line) => ({ ...line, track: `${line.track} ${'Exchange '.repeat(6)}`, note: 'x'.repeat(90) })),
    now: { at: 0, label: `now ${'0'.repeat(20)}` },
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: { tokyo: '東京', us: '米国', regular: '通常', extended: '時間外', now: 'いま 14:32', and: '、' },
      en: { tokyo: 'Tokyo', us: 'US', regular: 'regular', extended: 'extended', now: 'Now 14:32', and: ', ' },
      'zh-Hant': { tokyo: '東京', us: '美國', regular: '一般', extended: '盤外', now: '現在 14:32', and: '、' },
    })
    const worded = lines.map((line) => ({
      ...line,
      track: line.track === '東京' ? words.tokyo : words.us,
      name: line.look === 'regular' ? words.regular : words.extended,
      times: line.times.map((time) => time.replace('、', words.and)),
    }))
    return (
      <Board title="HoursBar">
        <Rows>
          <Example name={words.regular}>
            <HoursBar lines={worded} now={{ at: hours(14, 32), label: words.now }} />
          </Example>
          <Example name={words.extended}>
            <HoursBar lines={worded.slice(1)} />
          </Example>
        </Rows>
      </Board>
    )
  },
})

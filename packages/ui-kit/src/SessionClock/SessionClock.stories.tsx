import preview from '@kabuto/storybook/preview'
import { Board, Rows, useSamples } from '../base/board.tsx'
import { SessionClock, UnlocksAt } from './SessionClock.tsx'

const meta = preview.meta({ title: 'Kit/SessionClock', component: SessionClock })

const open = { session: '東京　後場　取引中', tone: 'open', next: '15:30 まで' } as const

export const Playground = meta.story({ args: open })
export const Break = meta.story({ args: { session: '東京　昼休み', tone: 'break', next: '12:30 から' } })
export const AfterHours = meta.story({
  args: { session: '米国　時間外取引', tone: 'afterHours', next: '23:30 から通常' },
})
export const Closed = meta.story({ args: { session: '東京　休場', tone: 'closed', next: '11/24（火）9:00 から' } })
export const SimulatedTime = meta.story({ args: { ...open, now: '模擬時刻 14:32' } })
export const Locked = meta.story({
  name: 'まだ売却できない',
  args: open,
  render: () => <UnlocksAt>14:39 から売却できます</UnlocksAt>,
})
export const Unlocked = meta.story({ args: open, render: () => <UnlocksAt open>いつでも売却できます</UnlocksAt> })

export const LongWords = meta.story({
  name: '長いことば',
  args: {
    tone: 'open',
    session: 'New York　Pre-market trading, limit orders only',
    next: 'regular session from Tue 24 Nov, 23:30',
    now: `simulated ${'x'.repeat(60)}`,
  },
})

function Sheet() {
  const words = useSamples({
    ja: {
      open: '東京　後場　取引中',
      until: '15:30 まで',
      lunch: '東京　昼休み',
      noon: '12:30 から',
      night: '米国　時間外取引',
      regular: '23:30 から通常',
      closed: '東京　休場',
      monday: '11/24（火）9:00 から',
      now: '模擬時刻 14:32',
      sell: '14:39 から売却できます',
    },
    en: {
      open: 'Tokyo, afternoon, open',
      until: 'until 15:30',
      lunch: 'Tokyo, lunch',
      noon: 'from 12:30',
      night: 'US, after hours',
      regular: 'regular from 23:30',
      closed: 'Tokyo, holiday',
      monday: 'from Tue 24 Nov, 9:00',
      now: 'simulated 14:32',
      sell: 'You can sell from 14:39',
    },
    'zh-Hant': {
      open: '東京　午盤　交易中',
      until: '至 15:30',
      lunch: '東京　午休',
      noon: '12:30 起',
      night: '美國　盤後交易',
      regular: '23:30 起正常交易',
      closed: '東京　休市',
      monday: '11/24（二）9:00 起',
      now: '模擬時間 14:32',
      sell: '14:39 起可賣出',
    },
  })
  return (
    <Board title="SessionClock">
      <Rows>
        <SessionClock session={words.open} tone="open" next={words.until} />
        <SessionClock session={words.open} tone="open" next={words.until} now={words.now} />
        <SessionClock session={words.lunch} tone="break" next={words.noon} />
        <SessionClock session={words.night} tone="afterHours" next={words.regular} />
        <SessionClock session={words.closed} tone="closed" next={words.monday} />
        <UnlocksAt>{words.sell}</UnlocksAt>
      </Rows>
    </Board>
  )
}

export const Matrix = meta.story({ tags: ['vrt'], args: open, render: () => <Sheet /> })

import type { Market } from '@kabuto/domain/shared'
import { Page, Section, Stack } from '@kabuto/ui-kit'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { MarketState } from './MarketState.tsx'

type Days = { market: Market; times: readonly string[] }

function States({ market, times }: Days) {
  return (
    <Page bleed>
      <Section>
        <Stack gap="2">
          {times.map((time) => (
            <MarketState key={time} market={market} now={Date.parse(`${time}:00+09:00`)} />
          ))}
        </Stack>
      </Section>
    </Page>
  )
}

const meta = preview.meta({
  title: 'Screens/Shared/MarketState',
  component: States,
  parameters: { layout: 'fullscreen' },
})

const friday = (time: string): string => `2026-11-20T${time}`

/** A Friday from morning to night, and the holiday after the weekend. */
export const Tokyo = meta.story({
  tags: ['vrt'],
  args: {
    market: 'jpy',
    times: [
      ...[
        '07:30',
        '08:05',
        '08:30',
        '09:00',
        '10:00',
        '11:45',
        '12:10',
        '13:00',
        '15:26',
        '15:30',
        '16:00',
        '18:00',
      ].map(friday),
      '2026-11-21T10:00',
      '2026-11-23T10:00',
    ],
  },
  ...says({
    texts: [
      ['東京 取引時間外', '9:00 から'],
      ['東京 注文受付', '9:00 から'],
      ['東京 時間外（開場前）', '9:00 まで'],
      ['東京 寄付', '9:01 まで'],
      ['東京 前場 取引中', '11:30 まで'],
      ['東京 昼休み', '12:30 から'],
      ['東京 注文受付', '12:30 から'],
      ['東京 後場 取引中', '15:30 まで'],
      ['東京 引け前の注文受付', '15:30 まで'],
      ['東京 引け', '15:31 まで'],
      ['東京 取引時間外', '11/24（火）9:00 から'],
      ['東京 時間外（引け後）', '23:59 まで'],
      ['東京 取引時間外', '11/24（火）9:00 から'],
      ['東京 休場（勤労感謝の日）', '11/24（火）9:00 から'],
    ].flat(),
  }),
})

/** By Tokyo's clock: its day begins in the evening and ends the next morning. */
export const NewYork = meta.story({
  args: {
    market: 'usd',
    times: [...['14:00', '19:00', '23:40'].map(friday), '2026-11-21T07:00', '2026-11-26T23:40'],
  },
  ...says({
    texts: [
      ['米国 取引時間外', '23:30 から'],
      ['米国 時間外（開場前）', '23:30 まで'],
      ['米国 取引中', '11/21（土）6:00 まで'],
      ['米国 時間外（引け後）', '10:00 まで'],
      ['米国 休場（感謝祭）', '11/27（金）23:30 から'],
    ].flat(),
  }),
})

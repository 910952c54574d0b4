import { Change, ChartPanel, k, List, Sparkline, Stack, StockRow } from '@kabuto/ui-kit'
import { expect, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import preview from '../preview.tsx'
import { priceWords } from './parts/priceWords.ts'
import { Point } from './parts/Points.tsx'
import { Rows } from './parts/Rows.tsx'
import { Section, Sheet } from './parts/Sheet.tsx'
import { useWords } from './parts/useWords.ts'

const meta = preview.meta({ title: 'Start/PriceColours', parameters: { layout: 'fullscreen' } })

const rising = [2811.5, 2808, 2816, 2822.5, 2819, 2831, 2838.5, 2846]
const falling = [1222.5, 1224, 1219, 1216.5, 1218, 1211, 1207.5, 1204.5]
const level = [1543, 1544, 1542, 1543]

const DAY = 86_400_000
const closeAt = (at: number): number =>
  Math.round((2640 + at * 3.6 + Math.sin(at * 0.7) * 22 + Math.sin(at * 0.23 + 1) * 34) * 2) / 2

/** Days up and down, the same at every look. */
const candles = Array.from({ length: 40 }, (_, at) => {
  const [open, close] = [closeAt(at - 1), closeAt(at)]
  return {
    at: Date.parse('2026-11-20T00:00:00Z') - (39 - at) * DAY,
    open,
    close,
    high: Math.max(open, close) + 9,
    low: Math.min(open, close) - 7,
    volume: 420_000 + at * 8000,
  }
})

function Convention({ label }: { label: string }) {
  const words = useWords(priceWords)
  return (
    <Stack gap="4">
      <Changes>
        <Change amount={34.5} percent={1.23} decimals={1} />
        <Change amount={-18} percent={-1.47} decimals={1} />
        <Change percent={0} />
      </Changes>
      <Changes>
        <Sparkline values={rising} base={2811.5} />
        <Sparkline values={falling} base={1222.5} />
        <Sparkline values={level} base={1543} />
      </Changes>
      <List label={label}>
        <StockRow name={words.one} code="0712" price={2846} percent={1.23} decimals={1} day={rising} base={2811.5} />
        <StockRow
          name={words.two}
          code="0418"
          price={1204.5}
          percent={-1.47}
          decimals={1}
          day={falling}
          base={1222.5}
        />
        <StockRow name={words.three} code="0527" price={1543} percent={0} decimals={1} day={level} base={1543} />
      </List>
      <ChartPanel
        label={`${words.one} ${label}`}
        intervals={[{ value: 'day', label: words.day, step: 'day' }]}
        interval="day"
        onInterval={() => undefined}
        candles={candles}
        previousClose={closeAt(38)}
        decimals={1}
      />
    </Stack>
  )
}

function PriceColours() {
  const words = useWords(priceWords)
  return (
    <Sheet title={words.title} lead={words.lead}>
      <Section title={words.both}>
        <Boards>
          {(['japan', 'west'] as const).map((price) => (
            <Board key={price} data-price={price}>
              <Caption>{words[price]}</Caption>
              <Convention label={words[price]} />
            </Board>
          ))}
        </Boards>
      </Section>
      <Section title={words.without} lead={words.withoutLead}>
        <Grey>
          <Convention label={words.grey} />
        </Grey>
      </Section>
      <Section title={words.rules}>
        <Rows>
          {(['mark', 'candle', 'side', 'profit', 'error'] as const).map((rule) => (
            <Point key={rule} term={words[rule]}>
              {words[`${rule}Text`]}
            </Point>
          ))}
        </Rows>
      </Section>
    </Sheet>
  )
}

export const All = meta.story({
  name: 'PriceColours',
  render: () => <PriceColours />,
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('input[type=range]')).toHaveLength(3))
    // Up in one is down in the other, and both say it by mark and sign as well.
    const [japan, west] = [...canvasElement.querySelectorAll<HTMLElement>('[data-price]')].map((board) => {
      const [up, down] = board.querySelectorAll('[data-direction]')
      return { up: up && getComputedStyle(up).color, down: down && getComputedStyle(down).color }
    })
    await expect(japan?.up).not.toBe(japan?.down)
    await expect(west).toEqual({ up: japan?.down, down: japan?.up })
    await expect(canvas.getAllByText('▲').length).toBeGreaterThanOrEqual(6)
  },
})

const Boards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${k.space[4]};
`

const Board = styled.div`
  min-width: 0;
  padding: ${k.space[4]} 0;
  border: ${k.border.hairline} solid ${k.line.hairline};
  border-radius: ${k.radius.md};
  background: ${k.bg.surface};
`

const Caption = styled.h3`
  padding: 0 ${k.space[4]} ${k.space[3]};
  color: ${k.text.secondary};
  font: ${k.type.subStrong};
`

const Changes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${k.space[2]} ${k.space[4]};
  padding: 0 ${k.space[4]};
`

const Grey = styled(Board)`
  max-width: 24rem;
  filter: grayscale(1);
`

import { sampleDetail, sampleQuote, sectors } from '@kabuto/domain/market'
import preview from '@kabuto/storybook/preview'
import { expect } from 'storybook/test'
import { Company } from './Company.tsx'

const meta = preview.meta({
  title: 'Screens/Market/Company',
  component: Company,
  args: { detail: sampleDetail, quote: { get: () => sampleQuote, subscribe: () => () => undefined } },
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('機械')).toBeVisible()
  },
})

/** Each sector that a stock may be of. */
export const EverySector = meta.story({
  render: ({ detail, quote }) => (
    <>
      {sectors.map((sector) => (
        <Company key={sector} detail={{ ...detail, instrument: { ...detail.instrument, sector } }} quote={quote} />
      ))}
    </>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('heading')).toHaveLength(sectors.length)
    await expect(canvas.getByText('銀行')).toBeVisible()
    await expect(canvas.getByText('不動産')).toBeVisible()
  },
})

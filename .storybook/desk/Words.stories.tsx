import { expect, within } from 'storybook/test'
import preview from '../preview.tsx'
import { sampleDesk } from './sampleDesk.ts'
import { type Collected, useDeskData } from './useCollected.ts'
import { WordsPage } from './WordsPage.tsx'

const sample: Collected = { kind: 'there', data: sampleDesk }

const meta = preview.meta({
  title: 'Flows/Words',
  component: WordsPage,
  parameters: { layout: 'fullscreen' },
  args: { collected: sample },
})

/** As they were collected from the stories of this workshop. */
function AllCollected() {
  return <WordsPage collected={useDeskData()} />
}

export const All = meta.story({ name: 'Words', render: () => <AllCollected /> })

export const Some = meta.story({
  name: '一部だけの例',
  async play({ canvas, userEvent }) {
    const rows = (): HTMLElement[] => canvas.getAllByRole('row').slice(1)
    await expect(rows()).toHaveLength(4)
    // Of 60 half widths in Japanese and 26 in English.
    const window = within(canvas.getByRole('row', { name: /^outsideWindow/ }))
    await expect(window.getByText('受付時間外です。次は{{next}}からです。')).toBeVisible()
    await expect(window.getByRole('link', { name: '文字200%で' })).toHaveAttribute(
      'href',
      './?path=/story/screens-funds-withdraw--window-closed&globals=text:size200',
    )
    await expect(canvas.getByRole('row', { name: /^keyMismatch/ })).toHaveTextContent('どこにもない')
    await userEvent.click(canvas.getByRole('radio', { name: '伸びる順' }))
    await expect(rows()[0]).toHaveTextContent('withdrawn')
    await userEvent.type(canvas.getByRole('searchbox'), 'wrong')
    await expect(rows()).toHaveLength(1)
  },
})

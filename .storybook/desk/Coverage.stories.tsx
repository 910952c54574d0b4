import { expect, within } from 'storybook/test'
import preview from '../preview.tsx'
import { CoveragePage } from './CoveragePage.tsx'
import { sampleDesk } from './sampleDesk.ts'
import { type Collected, useDeskData } from './useCollected.ts'

const sample: Collected = { kind: 'there', data: sampleDesk }

const meta = preview.meta({
  title: 'Flows/Coverage',
  component: CoveragePage,
  parameters: { layout: 'fullscreen' },
  args: { collected: sample },
})

/** What was collected from the stories of this workshop. */
function AllCollected() {
  return <CoveragePage collected={useDeskData()} />
}

export const All = meta.story({ name: 'Coverage', render: () => <AllCollected /> })

export const Some = meta.story({
  name: '一部だけの例',
  async play({ canvas }) {
    const [unshown, shown] = canvas.getAllByRole('table')
    await expect(unshown).toHaveTextContent('keyMismatch')
    await expect(unshown).toHaveTextContent('block/apply')
    await expect(shown).not.toHaveTextContent('keyMismatch')
    // It is not shown in Chinese.
    await expect(within(shown as HTMLElement).getByRole('row', { name: /funds:lineNothing/ })).toHaveTextContent(
      /ありありなし$/,
    )
    await expect(shown).toHaveTextContent('出金 Withdraw・受付時間外')
    await expect(canvas.getByText('ほか1件')).toBeVisible()
  },
})

export const Sought = meta.story({
  name: '探した',
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('searchbox'), '出金を')
    await expect(await canvas.findByText('すべて見せています。')).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('radio', { name: '言葉' }))
    await expect(await canvas.findByText('当てはまるものはありません。')).toBeVisible()
  },
})

export const Nothing = meta.story({
  name: '集める前',
  args: { collected: { kind: 'none' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('pnpm desk')
  },
})

export const Unreadable = meta.story({
  name: '読めない',
  args: { collected: { kind: 'unreadable' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('もう一度集めてください')
  },
})

import preview from '@kabuto/storybook/preview'
import { Stack } from '@kabuto/ui-kit'
import { expect } from 'storybook/test'
import { BooksNote, type BooksNoteProps } from './BooksNote.tsx'

const sample: BooksNoteProps = { now: 'memory' }

const meta = preview.meta({
  title: 'Screens/Shared/BooksNote',
  component: BooksNote,
  args: sample,
  parameters: { layout: 'fullscreen' },
})

/** Where the browser forbids its storage, as in a private window. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play({ canvas }) {
    await expect(
      canvas.getByText(
        'この端末に保存できないため、記録は画面を閉じると消えます。残すには通常のウィンドウで開いてください。',
      ),
    ).toBeVisible()
  },
})

/** Nothing befell them, and nothing is said. */
export const Kept = meta.story({
  args: { now: 'kept' },
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent(/^$/)
  },
})

/** All that can befall them, each with the way on. */
export const EverySentence = meta.story({
  render: () => (
    <Stack gap="4">
      <BooksNote now="memory" />
      <BooksNote now="replaced" />
      <BooksNote now="full" />
      <BooksNote now="blocked" />
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText(/別に移して新しく始めました/)).toBeVisible()
    await expect(canvas.getByText(/端末の空きが足りず/)).toBeVisible()
    await expect(canvas.getByText(/別のタブで開いているため/)).toBeVisible()
  },
})

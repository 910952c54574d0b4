import preview from '../preview.tsx'
import { InfiniteList, ListRow, Page } from '@kabuto/ui-kit'
import { Activity, useState } from 'react'
import { expect, waitFor } from 'storybook/test'

// What kept pages rely on: a long list hidden inside an Activity, as a page that was left.

const rows = Array.from({ length: 4000 }, (_, at) => `銘柄 ${at + 1}`)

function LongList() {
  return (
    <InfiniteList label="銘柄" rows={rows} rowKey={(row) => row} next="end" onMore={() => undefined} rowHeight={56}>
      {(row) => <ListRow title={row} />}
    </InfiniteList>
  )
}

function TwoPages() {
  const [shown, setShown] = useState<'list' | 'other'>('list')
  return (
    <Page bleed>
      <button type="button" onClick={() => setShown(shown === 'list' ? 'other' : 'list')}>
        {shown}
      </button>
      <Activity mode={shown === 'list' ? 'visible' : 'hidden'}>
        <LongList />
      </Activity>
      <Activity mode={shown === 'other' ? 'visible' : 'hidden'}>
        <p>other page</p>
      </Activity>
    </Page>
  )
}

const meta = preview.meta({
  title: 'Foundations/KeptList',
  component: TwoPages,
  parameters: { looks: false, layout: 'fullscreen' },
})

const rowsIn = (root: HTMLElement): string[] =>
  [...root.querySelectorAll('[role=listitem], li')]
    .filter((row) => row.checkVisibility())
    .map((row) => row.textContent ?? '')

/** Hidden and shown again, 4,000 rows keep their position, and only those near the screen are rendered. */
export const HiddenAndShown = meta.story({
  async play({ canvas, canvasElement, userEvent }) {
    await waitFor(() => expect(rowsIn(canvasElement)[0]).toContain('銘柄 1'))
    await expect(rowsIn(canvasElement).length).toBeLessThan(60)
    window.scrollTo(0, 56 * 2000)
    await waitFor(() => expect(canvas.getByText('銘柄 2001')).toBeVisible())
    const place = window.scrollY
    const button = canvas.getByRole('button')
    for (let round = 0; round < 3; round += 1) {
      button.click()
      await waitFor(() => expect(canvas.getByText('other page')).toBeVisible())
      await expect(rowsIn(canvasElement)).toEqual([])
      button.click()
      // As KeptPages does: each page takes its place again.
      await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(place))
      window.scrollTo(0, place)
      await waitFor(() => expect(canvas.getByText('銘柄 2001')).toBeVisible())
      await expect(rowsIn(canvasElement).length).toBeLessThan(60)
    }
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1500)
    await userEvent.click(button)
  },
})

import { paths, type ScreenName } from '@kabuto/domain/paths'
import preview from '@kabuto/storybook/preview'
import { List, ListRow } from '@kabuto/ui-kit'
import { expect } from 'storybook/test'
import { usePageTitle } from './usePageTitle.ts'

type TitleProps = { screen: ScreenName | undefined; site: string }

function Title({ screen, site }: TitleProps) {
  return <ListRow title={usePageTitle(screen, site) ?? ''} sub={screen === undefined ? undefined : paths[screen]} />
}

const sample: TitleProps = { screen: 'withdraw', site: 'Kabuto' }

/** What the browser calls each page, in its tabs, its history and the list of apps. */
const meta = preview.meta({
  title: 'Screens/Shared/PageTitle',
  component: Title,
  args: sample,
  parameters: { layout: 'fullscreen' },
})

const screens = Object.keys(paths) as ScreenName[]

export const EveryPage = meta.story({
  render: ({ site }) => (
    <List>
      {screens.map((screen) => (
        <Title key={screen} screen={screen} site={site} />
      ))}
      <Title screen={undefined} site={site} />
    </List>
  ),
  async play({ canvas }) {
    const rows = canvas.getAllByRole('listitem')
    await expect(rows).toHaveLength(screens.length + 1)
    await expect(canvas.getByText('出金｜Kabuto（模擬取引）')).toBeVisible()
    for (const row of rows) await expect(row).toHaveTextContent('（模擬取引）')
    await expect(rows.at(-1)).toHaveTextContent('ページが見つかりません｜Kabuto（模擬取引）')
  },
})

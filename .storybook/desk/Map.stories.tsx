import { expect, within } from 'storybook/test'
import preview from '../preview.tsx'
import { defaultLook, type Look, lookOf } from '../stage/look.ts'
import { MapPage } from './MapPage.tsx'
import { sampleDesk } from './sampleDesk.ts'
import { type Collected, useDeskData } from './useCollected.ts'

const sample: Collected = { kind: 'there', data: sampleDesk }

const meta = preview.meta({
  title: 'Flows/Map',
  component: MapPage,
  parameters: { layout: 'fullscreen' },
  args: { collected: sample, look: defaultLook },
  render: ({ collected }, { globals }) => <MapPage collected={collected} look={lookOf(globals)} />,
})

/** As they were collected from the stories of this workshop. */
function AllCollected({ look }: { look: Look }) {
  return <MapPage collected={useDeskData()} look={look} />
}

export const All = meta.story({
  name: 'Map',
  // Pictures are taken in a frame of the workshop, which only the workshop can serve (e2e/desk).
  tags: ['!test'],
  render: (_, { globals }) => <AllCollected look={lookOf(globals)} />,
})

export const Some = meta.story({
  name: '一部だけの例',
  async play({ canvas, userEvent }) {
    const findings = within(canvas.getByRole('region', { name: 'つながりの点検' }))
    await expect(findings.getByText('入口のない画面').parentElement).toHaveTextContent('保有の詳細')
    await expect(findings.getByText('物語のない画面').parentElement).toHaveTextContent('はじめにホーム')
    await expect(findings.getByText('行き先のないリンク').parentElement).toHaveTextContent('古いリンク #/user/gone')
    await userEvent.click(canvas.getByRole('button', { name: /^出金/ }))
    const detail = within(canvas.getByRole('region', { name: '出金' }))
    await expect(detail.getByRole('button', { name: 'ホーム 出金' })).toBeVisible()
    await expect(detail.getByRole('button', { name: '資産 記録を見る' })).toBeVisible()
    await expect(detail.getByRole('link', { name: '受付時間外' })).toHaveAttribute(
      'href',
      './?path=/story/screens-funds-withdraw--window-closed',
    )
  },
})

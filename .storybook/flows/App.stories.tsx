import preview from '@kabuto/storybook/preview'
import { useArgs, useGlobals } from 'storybook/preview-api'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { lookOf } from '../stage/look.ts'
import { fromArgument, toArgument } from './live/address.ts'
import { LiveApp, type LiveAppProps } from './live/LiveApp.tsx'
import { faultNames, instantNames, planNames } from './live/names.ts'

type Args = Pick<LiveAppProps, 'who' | 'plan' | 'instant' | 'fault'> & { address: string }

function Live(args: Args) {
  const [globals] = useGlobals()
  const [, update] = useArgs<Args>()
  return (
    <LiveApp
      {...args}
      address={fromArgument(args.address)}
      look={lookOf(globals)}
      onAddress={(address) => update({ address: toArgument(address) })}
    />
  )
}

const args: Args = { who: 'member', plan: 'typical', instant: 'pictures', fault: 'none', address: '' }

const meta = preview.meta({
  title: 'Flows/App',
  args,
  argTypes: {
    who: {
      name: 'だれが見るか',
      options: ['member', 'visitor'],
      control: { type: 'inline-radio', labels: { member: '会員', visitor: 'はじめての人' } },
    },
    plan: { name: '会員の状態', options: Object.keys(planNames), control: { type: 'select', labels: planNames } },
    instant: {
      name: '模擬の時刻',
      options: Object.keys(instantNames),
      control: { type: 'select', labels: instantNames },
    },
    fault: { name: '通信の失敗', options: Object.keys(faultNames), control: { type: 'select', labels: faultNames } },
    address: { name: 'いまの場所（リンクに入る形）', control: 'text' },
  },
  parameters: { layout: 'fullscreen', looks: false, a11y: { test: 'off' } },
  render: Live,
})

export const Ready = meta.story({ name: '会員' })

export const Visitor = meta.story({ name: 'はじめての人', args: { who: 'visitor' } })

export const Offline = meta.story({
  name: '通信なし',
  args: { fault: 'offline', address: toArgument('/user/FundingDetails') },
})

/** The page of that heading is shown, and not its bars alone, whose heading is replaced by the page's own. */
async function arrived(canvas: HTMLElement, heading: string): Promise<void> {
  await waitFor(() => {
    const shown = within(canvas).getByRole('heading', { name: heading, level: 1 })
    if (shown.closest('[aria-busy=true]')) throw new Error(`${heading} is still to come.`)
  })
}

/** Not in the sidebar: what these stories are tested by would walk away from where a designer has opened them. */
const tested = ['!dev']

export const ReadyWalked = meta.story({
  name: '会員が資産を見る',
  tags: tested,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.findByText('12,370,300')).resolves.toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: '資産の内訳' }))
    await arrived(canvasElement, '資産')
    await expect(location.hash).toBe('#/user/FundingDetails')
  },
})

export const VisitorWalked = meta.story({
  name: 'はじめての人がログインへ進む',
  tags: tested,
  args: { who: 'visitor' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('link', { name: 'ログイン' }))
    await arrived(canvasElement, 'ログイン')
  },
})

export const OfflineRead = meta.story({
  name: '通信なしで資産を見る',
  tags: tested,
  args: { fault: 'offline', address: toArgument('/user/FundingDetails') },
  async play({ canvasElement }) {
    await expect(within(canvasElement).findByText(/通信できません/)).resolves.toBeVisible()
  },
})

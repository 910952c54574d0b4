import { moments } from '@kabuto/domain/shared'
import { plans } from '@kabuto/simulator'
import preview from '@kabuto/storybook/preview'
import { useArgs, useGlobals } from 'storybook/preview-api'
import { expect, userEvent, within } from 'storybook/test'
import { lookOf } from '../stage/look.ts'
import { fromArgument, toArgument } from './live/address.ts'
import { LiveApp, type LiveAppProps } from './live/LiveApp.tsx'

type Args = Pick<LiveAppProps, 'who' | 'plan' | 'instant' | 'fault'> & { address: string }

const faults = ['none', 'slow', 'timeout', 'unauthorized', 'serverError', 'malformed', 'offline'] as const

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
    who: { name: 'だれが見るか', options: ['member', 'visitor'], control: 'inline-radio' },
    plan: { name: '会員の状態', options: plans, control: 'select' },
    instant: { name: '模擬の時刻', options: Object.keys(moments), control: 'select' },
    fault: { name: '通信の失敗', options: faults, control: 'select' },
    address: { name: 'いまの場所', control: 'text' },
  },
  parameters: { layout: 'fullscreen', looks: false, a11y: { test: 'off' } },
  render: Live,
})

export const Ready = meta.story({
  name: '会員',
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.findByText('12,370,300')).resolves.toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: '資産の内訳' }))
    await expect(canvas.findByRole('heading', { name: '資産', level: 1 })).resolves.toBeVisible()
    await expect(location.hash).toBe('#/user/FundingDetails')
  },
})

export const Visitor = meta.story({
  name: 'はじめての人',
  args: { who: 'visitor' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('link', { name: 'ログイン' }))
    await expect(canvas.findByRole('heading', { name: 'ログイン', level: 1 })).resolves.toBeVisible()
  },
})

export const Offline = meta.story({
  name: '通信なし',
  args: { fault: 'offline', address: toArgument('/user/FundingDetails') },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.findByText(/通信できません/)).resolves.toBeVisible()
  },
})

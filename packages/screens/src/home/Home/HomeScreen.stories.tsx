import { sampleMember } from '@kabuto/domain/account'
import { fundsSummary, sampleFunds } from '@kabuto/domain/funds'
import { failed, type Language, loading, ready, refreshing, refuse } from '@kabuto/domain/shared'
import { PageBottom } from '@kabuto/ui-kit'
import preview from '@kabuto/storybook/preview'
import { expect, fn } from 'storybook/test'
import { SampleTabBar } from '../../shared/SampleTabBar.tsx'
import { HomeScreen } from './HomeScreen.tsx'
import { inLanguage } from '../../shared/inLanguage.ts'
import { en } from '../messages/en.ts'
import { ja } from '../messages/ja.ts'
import { zhHant } from '../messages/zhHant.ts'

const words: Record<Language, Record<keyof typeof ja, string>> = { ja, en, 'zh-Hant': zhHant }

const sampleHome = { member: sampleMember, funds: sampleFunds }

const frozen = { reason: '本人確認の再審査', since: '2026-11-18T09:00:00+09:00' }

const newMember = fundsSummary({
  settled: '10000000',
  unsettled: [],
  holds: [],
  loan: null,
  shares: '0',
  marginProfit: '0',
  margin: null,
  profit: '0',
  closingFees: '0',
  dayChange: '0',
  usd: { amount: '0', mid: '154.20' },
  credit: { score: 60, limit: '1000000', borrowed: '0', pending: '0' },
})

const meta = preview.meta({
  title: 'Screens/Home/Home',
  component: HomeScreen,
  args: {
    data: ready(sampleHome),
    onRetry: fn(),
    masked: false,
    onMask: fn(),
  },
  decorators: [
    (Story) => (
      <PageBottom value={<SampleTabBar current="home" />}>
        <Story />
      </PageBottom>
    ),
  ],
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({
  tags: ['vrt'],
  async play({ args, canvas, userEvent, globals }) {
    await userEvent.click(canvas.getByRole('button', { name: inLanguage(words, { globals }).hide }))
    await expect(args.onMask).toHaveBeenCalledOnce()
    await expect(args.onMask).toHaveBeenCalledWith(true)
  },
})

export const Loading = meta.story({ args: { data: loading() } })

export const Failed = meta.story({
  args: { data: failed(refuse('offline', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Refreshing = meta.story({ args: { data: refreshing(sampleHome) } })

export const Masked = meta.story({ args: { masked: true } })

export const NewMember = meta.story({ args: { data: ready({ member: sampleMember, funds: newMember }) } })

export const Loss = meta.story({
  args: { data: ready({ member: sampleMember, funds: { ...sampleFunds, dayChange: '-312480', profit: '-128500' } }) },
})

export const Frozen = meta.story({
  tags: ['vrt'],
  args: { data: ready({ ...sampleHome, member: { ...sampleMember, blocks: { frozen } } }) },
})

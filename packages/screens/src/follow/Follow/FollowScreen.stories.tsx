import { sampleTraders } from '@kabuto/domain/follow'
import { failed, loading, ready, refreshing, refuse } from '@kabuto/domain/shared'
import { PageBottom } from '@kabuto/ui-kit'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { expect, fn } from 'storybook/test'
import { SampleTabBar } from '../../shared/SampleTabBar.tsx'
import { FollowScreen } from './FollowScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Follow/Follow',
  component: FollowScreen,
  args: { data: ready(sampleTraders), onRetry: fn() },
  decorators: [
    (Story) => (
      <PageBottom value={<SampleTabBar current="positions" />}>
        <Story />
      </PageBottom>
    ),
  ],
  parameters: { layout: 'fullscreen' },
})

const names = ['ゆるり配当（架空）', 'North Desk（架空）', '藍川メソッド（架空）']
const read = { headings: ['フォロー', '最大下落の小さい順', ...names] }
const nav = { 取引: '#/position/position', 検索: '#/home/search', フォロー中の運用を見る: '#/gdindex/gdList' }

/** In the order that they came in: the smallest fall first. The fall stands before the gain and is as large. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play({ canvas }) {
    const cells = [
      ...(canvas
        .getAllByRole('heading', { level: 3 })[0]
        ?.parentElement?.parentElement?.parentElement?.querySelectorAll('dd') ?? []),
    ]
    const [fall, gain] = cells
    await expect(fall).toHaveTextContent(/▼.*3\.10%/)
    await expect(gain).toHaveTextContent(/▲.*6\.20%/)
    if (fall && gain) await expect(getComputedStyle(fall).fontSize).toBe(getComputedStyle(gain).fontSize)
  },
  ...says(read),
})

export const Refreshing = meta.story({ args: { data: refreshing(sampleTraders) }, ...says(read) })

export const Loading = meta.story({
  args: { data: loading() },
  ...says({ headings: ['フォロー'], figures: {}, actions: nav }),
})

export const Failed = meta.story({
  args: { data: failed(refuse('timeout', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度試す|Try again|再試一次/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    notices: [
      '[info] 実際の一任運用ではありません。人物も成績も架空の模擬です。',
      '表示できません 応答に時間がかかっています。もう一度お試しください。（timeout）',
    ],
  }),
})

export const Empty = meta.story({
  args: { data: ready([]) },
  ...says({ headings: ['フォロー'], figures: {}, actions: nav }),
})

import { sampleTraders } from '@kabuto/domain/follow'
import { failed, loading, ready, refreshing, refuse } from '@kabuto/domain/shared'
import { PageBottom } from '@kabuto/ui-kit'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { expect, fn } from 'storybook/test'
import { MainMenu } from '../../shared/MainMenu/MainMenu.tsx'
import { FollowScreen } from './FollowScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Follow/Follow',
  component: FollowScreen,
  args: { data: ready(sampleTraders), onRetry: fn() },
  decorators: [
    (Story) => (
      <PageBottom value={<MainMenu current="positions" />}>
        <Story />
      </PageBottom>
    ),
  ],
  parameters: { layout: 'fullscreen' },
})

const names = ['ゆるり配当（架空）', 'North Desk（架空）', '藍川メソッド（架空）']
const read = { headings: ['フォロー', '最大下落の小さい順', ...names] }
const nav = { 取引: '#/position/position', 検索: '#/home/search', フォロー中の運用を見る: '#/gdindex/gdList' }

/** In the order that they came in: the smallest fall first. The fall is shown before the gain and is as large. */
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
  ...says({
    ...read,
    figures: {
      '90日の損益': '[up] ▲+6.20%',
      '90日の損益 2': '[down] ▼−2.40%',
      '90日の損益 3': '[up] ▲+11.80%',
      これまでの最大下落: '[down] ▼−3.10%',
      'これまでの最大下落 2': '[down] ▼−7.90%',
      'これまでの最大下落 3': '[down] ▼−8.40%',
      平均保有日数: '42日',
      '平均保有日数 2': '18日',
      '平均保有日数 3': '6日',
      最低金額: '100,000円',
      '最低金額 2': '500,000円',
      '最低金額 3': '300,000円',
      運用額: '4,820万円',
      '運用額 2': '9,640万円',
      '運用額 3': '1.2億円',
    },
    actions: {
      'North Desk 30日を見る': '#/gdindex/gdindex?id=follow-3',
      'ゆるり配当 30日を見る': '#/gdindex/gdindex?id=follow-1',
      フォロー中の運用を見る: '#/gdindex/gdList',
      取引: '#/position/position',
      検索: '#/home/search',
      '藍川メソッド 30日を見る': '#/gdindex/gdindex?id=follow-2',
    },
    texts: [
      'ゆ',
      '日本株・高配当',
      'モギ席 021',
      '負けた月 2 / 8か月',
      '損益は費用を引いたあとです',
      'ゆるり配当 30日',
      '[info] 運用中',
      'N',
      '米国株・ETF',
      'モギ席 033',
      '負けた月 3 / 5か月',
      '損益は費用を引いたあとです',
      'North Desk 30日',
      '[neutral] 受付終了',
      '藍',
      '日本株・大型',
      'モギ席 007',
      '負けた月 2 / 6か月',
      '損益は費用を引いたあとです',
      '藍川メソッド 30日',
      '[info] 運用中',
      '成績は模擬取引の記録です。過去の成績は将来の結果を約束しません。',
    ],
    notices: ['[info] 実際の一任運用ではありません。人物も成績も架空の模擬です。'],
  }),
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
  ...says({
    headings: ['フォロー'],
    figures: {},
    actions: nav,
    texts: [
      '商品はまだありません',
      '新しい商品が始まると、ここに並びます。',
      '成績は模擬取引の記録です。過去の成績は将来の結果を約束しません。',
    ],
  }),
})

import preview from '@kabuto/storybook/preview'
import { expect, fn } from 'storybook/test'
import { useSamples } from '../base/board.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Banner, type BannerProps, type BannerTone } from './Banner.tsx'

const sample: BannerProps = { tone: 'info', children: '米国市場は 23:30 に始まります。' }

const meta = preview.meta({ title: 'Kit/Banner', component: Banner, args: sample })

export const Playground = meta.story({})
export const Progress = meta.story({ args: { tone: 'progress', children: '払込の期限は 11/24 15:00 です。' } })
export const Success = meta.story({ args: { tone: 'success', children: '本人確認が終わりました。' } })
export const Danger = meta.story({
  args: { tone: 'danger', children: '口座が凍結されています。出金とお問い合わせはできます。' },
})
export const Neutral = meta.story({
  args: {
    tone: 'neutral',
    children: 'Kabuto は模擬取引です。実在の証券会社の口座番号やパスワードは入力しないでください。',
  },
})

const again = fn()

export const WithAction = meta.story({
  name: '次にすること',
  args: {
    tone: 'danger',
    children: '残高を更新できませんでした。14:28 の値を表示しています。',
    action: { label: '再読み込み', onPress: again },
  },
  async play({ canvas, userEvent }) {
    again.mockClear()
    const button = canvas.getByRole('button', { name: '再読み込み' })
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44)
    await userEvent.click(button)
    await expect(again).toHaveBeenCalledTimes(1)
    button.blur()
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(again).toHaveBeenCalledTimes(3)
  },
})

export const WithLink = meta.story({
  name: 'リンク',
  args: {
    tone: 'progress',
    children: '払込の期限は 11/24 15:00 です。',
    action: { label: '払込へ進む', href: '#/market/subscribe' },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: '払込へ進む' })).toHaveAttribute('href', '#/market/subscribe')
  },
})

const tones: BannerTone[] = ['info', 'progress', 'success', 'danger', 'neutral']

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples<Record<BannerTone | 'action', string>>({
      ja: {
        info: '米国市場は 23:30 に始まります。',
        progress: '払込の期限は 11/24 15:00 です。',
        success: '本人確認が終わりました。',
        danger: '口座が凍結されています。出金とお問い合わせはできます。',
        neutral: '自動応答がパスワードをお聞きすることはありません。',
        action: 'くわしく見る',
      },
      en: {
        info: 'The US market opens at 23:30.',
        progress: 'Pay by 24 Nov, 15:00.',
        success: 'Your identity is verified.',
        danger: 'Your account is frozen. You can still withdraw and contact support.',
        neutral: 'Automatic replies never ask for your password.',
        action: 'See details',
      },
      'zh-Hant': {
        info: '美國市場 23:30 開市。',
        progress: '繳款期限為 11/24 15:00。',
        success: '實名驗證已完成。',
        danger: '帳戶已凍結。仍可提款及聯絡客服。',
        neutral: '自動回覆不會詢問您的密碼。',
        action: '查看詳情',
      },
    })
    return (
      <Stack gap="2">
        {tones.map((tone) => (
          <Banner
            key={tone}
            tone={tone}
            action={tone === 'danger' ? { label: words.action, href: '#/user/kf' } : undefined}
          >
            {words[tone]}
          </Banner>
        ))}
      </Stack>
    )
  },
})

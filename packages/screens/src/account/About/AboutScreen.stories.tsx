import { sampleSiteConfig } from '@kabuto/domain/session'
import { failed, loading, ready, refreshing, refuse } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { expect, fn } from 'storybook/test'
import { AboutScreen } from './AboutScreen.tsx'

/** What a member reads when all is there. */
const read = {
  headings: ['Kabuto について'],
  actions: { 戻る: '#/login/start' },
  texts: [
    '株式取引を、実際のお金を使わずに練習するためのアプリです。',
    'できないことには、理由と、いつからできるかを必ず示します。費用は、確定する前にすべて示します。',
    '会社、銀行、株価はすべて架空です。実在の口座や身分証は登録できません。',
    '電話番号やパスワードは、実際に使っていないものを入力してください。',
    '証券会社ではありません。投資の助言もしません。',
    'バージョン 0.1.0',
  ],
}

const meta = preview.meta({
  title: 'Screens/Account/About',
  component: AboutScreen,
  args: { data: ready(sampleSiteConfig), onRetry: fn() },
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({ ...says(read) })

export const Loading = meta.story({ args: { data: loading() }, ...says({ ...read, texts: [] }) })

export const Failed = meta.story({
  args: { data: failed(refuse('offline', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    headings: ['Kabuto について'],
    actions: { 戻る: '#/login/start', もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
    texts: [],
  }),
})

export const Refreshing = meta.story({ args: { data: refreshing(sampleSiteConfig) }, ...says(read) })

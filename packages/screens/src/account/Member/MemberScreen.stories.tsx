import { sampleMember } from '@kabuto/domain/account'
import { failed, idle, loading, ready, refreshing, refuse, sending } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { expect, fn } from 'storybook/test'
import { MemberScreen } from './MemberScreen.tsx'

/** What a member reads when all is there. */
const read = {
  headings: ['マイページ', '佐藤 美咲', 'お金', '口座と設定', 'ヘルプ'],
  actions: {
    入金: '#/user/recharge',
    出金: '#/user/withdraw',
    資産の内訳: '#/user/FundingDetails',
    銀行口座: '#/user/BankCard',
    本人確認: '#/user/bandCard',
    設定: '#/user/setting',
    表示言語: '#/user/language',
    'お問い合わせ（自動応答）': '#/user/kf',
    'Kabuto について': '#/user/aboutUs',
    ログアウト: 'button',
  },
  texts: ['[success] 確認済み', '会員番号 0000000001', 'デモ会員。変更はこの端末の模擬データだけに残ります。'],
}

const meta = preview.meta({
  title: 'Screens/Account/Member',
  component: MemberScreen,
  args: { data: ready(sampleMember), logout: idle(), onLogout: fn(), onRetry: fn() },
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({ tags: ['vrt'], ...says(read) })

export const LogOut = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /ログアウト|Log out|登出/ }))
    await expect(args.onLogout).toHaveBeenCalledOnce()
  },
  ...says(read),
})

export const Loading = meta.story({
  args: { data: loading() },
  ...says({ ...read, headings: ['マイページ', 'お金', '口座と設定', 'ヘルプ'], texts: [] }),
})

export const Failed = meta.story({
  args: { data: failed(refuse('offline', {})) },
  ...says({
    headings: ['マイページ', 'お金', '口座と設定', 'ヘルプ'],
    actions: { ...read.actions, もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
    texts: [],
  }),
})

export const Refreshing = meta.story({ args: { data: refreshing(sampleMember) }, ...says(read) })

export const Sending = meta.story({
  args: { logout: sending() },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /送信中|Sending|傳送中/ }))
    await expect(args.onLogout).not.toHaveBeenCalled()
  },
  ...says({ ...read, actions: { ...read.actions, 送信中: 'button, busy', ログアウト: undefined } }),
})

export const Unverified = meta.story({
  args: { data: ready({ ...sampleMember, identity: 'unverified', isDemo: false }) },
  ...says({ ...read, texts: ['[neutral] 未確認', '会員番号 0000000001'] }),
})

export const UnderReview = meta.story({
  args: { data: ready({ ...sampleMember, identity: 'underReview' }) },
  ...says({
    ...read,
    texts: ['[progress] 審査中', '会員番号 0000000001', 'デモ会員。変更はこの端末の模擬データだけに残ります。'],
  }),
})

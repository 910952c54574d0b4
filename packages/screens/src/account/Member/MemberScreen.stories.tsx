import { sampleMember } from '@kabuto/domain/account'
import { failed, idle, loading, ready, refreshing, refuse, sending } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { expect, fn } from 'storybook/test'
import { MemberScreen } from './MemberScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Account/Member',
  component: MemberScreen,
  args: { data: ready(sampleMember), logout: idle(), onLogout: fn(), onRetry: fn() },
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({ tags: ['vrt'] })

export const LogOut = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /ログアウト|Log out|登出/ }))
    await expect(args.onLogout).toHaveBeenCalledOnce()
  },
})

export const Loading = meta.story({ args: { data: loading() } })

export const Failed = meta.story({ args: { data: failed(refuse('offline', {})) } })

export const Refreshing = meta.story({ args: { data: refreshing(sampleMember) } })

export const Sending = meta.story({
  args: { logout: sending() },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /送信中|Sending|傳送中/ }))
    await expect(args.onLogout).not.toHaveBeenCalled()
  },
})

export const Unverified = meta.story({
  args: { data: ready({ ...sampleMember, identity: 'unverified', isDemo: false }) },
})

export const UnderReview = meta.story({ args: { data: ready({ ...sampleMember, identity: 'underReview' }) } })

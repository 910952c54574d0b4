import { sampleSiteConfig } from '@kabuto/domain/session'
import { failed, loading, ready, refreshing, refuse } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, waitFor, within } from 'storybook/test'
import { AboutScreen } from './AboutScreen.tsx'
import { termsRead } from '../../shared/Terms/termsRead.ts'

/** What a member reads when all is there. */
const read = {
  headings: [
    'Kabuto について',
    '株式取引を、実際のお金を使わずに練習するためのアプリです。',
    '理由と費用を先に',
    'すべて架空',
    '模擬の証券会社',
    '本物を入力しない',
    '事務局も模擬',
  ],
  figures: { サービス名: 'Kabuto', 環境: 'シミュレーション', バージョン: '0.1.0' },
  actions: {
    戻る: '#/login/start',
    利用規約: 'button',
    プライバシーポリシー: 'button',
    模擬取引とは: '#/login/logon?next=%2Fuser%2FaboutUs',
    お問い合わせ: '#/user/kf',
    使用しているソフトウェア: 'button',
  },
  notices: [],
  texts: [
    'できないことには、理由と、いつからできるかを必ず示します。費用は、確定する前にすべて示します。',
    '会社、銀行、株価はすべて架空です。実在の口座や身分証は登録できません。',
    '証券会社ではありません。投資の助言もしません。練習、デザイン、テストのために使ってください。',
    '電話番号やパスワードは、実際に使っていないものを入力してください。',
    '管理者（is_admin）の会員だけが、模擬の事務局として審査や凍結を操作できます。実際の権限や報酬はありません。',
  ],
}

const licences = [
  { name: 'lucide', version: '1.0.0', licence: 'ISC', text: '1\n\n2' },
  { name: 'react', version: '19.2.0', licence: 'MIT', text: '3' },
]

const meta = preview.meta({
  title: 'Screens/Account/About',
  component: AboutScreen,
  args: { data: ready(sampleSiteConfig), onRetry: fn(), licences: ready(licences), onLicences: fn() },
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({ tags: ['vrt'], ...says({ ...read, groups: ['規約と説明'] }) })

/** Only what the server says of itself is waited for. */
export const Loading = meta.story({
  args: { data: loading() },
  ...says({ ...read, figures: { サービス名: '', 環境: '', バージョン: '' } }),
})

export const Failed = meta.story({
  args: { data: failed(refuse('offline', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度試す|Try again|再試一次/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    ...read,
    figures: {},
    actions: { ...read.actions, もう一度試す: 'button', 'お問い合わせ 2': '#/user/kf' },
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
  }),
})

export const Refreshing = meta.story({ args: { data: refreshing(sampleSiteConfig) }, ...says(read) })

/** A server that somebody else runs, by its own names. */
export const OtherServer = meta.story({
  args: { data: ready({ ...sampleSiteConfig, title: '兜教室', environment: 'classroom', version: '1.2.0' }) },
  ...says({ ...read, figures: { サービス名: '兜教室', 環境: 'classroom', バージョン: '1.2.0' } }),
})

export const Terms = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /利用規約|Terms of use|使用條款/ }))
    await expect(canvas.getByRole('dialog')).toBeVisible()
  },
  ...says(termsRead),
})

/** The privacy policy, and back. */
export const Privacy = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /プライバシーポリシー|Privacy policy|隱私權政策/ }))
    await expect(canvas.getByRole('dialog')).toHaveAccessibleName(/プライバシーポリシー|Privacy policy|隱私權政策/)
    await userEvent.click(canvas.getByRole('button', { name: /閉じる|Close|關閉/ }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
  ...says(read),
})

const openLicences = (canvas: StoryContext['canvas'], userEvent: StoryContext['userEvent']): Promise<void> =>
  userEvent.click(canvas.getByRole('button', { name: /使用しているソフトウェア|Software we use|使用的軟體/ }))

/** Fetched when asked for; each has the words of its authors, and the way back to all. */
export const LicencesOfAll = meta.story({
  tags: ['vrt'],
  async play({ args, canvas, userEvent }) {
    await openLicences(canvas, userEvent)
    await expect(args.onLicences).toHaveBeenCalledOnce()
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^lucide/ }))
    await expect(canvas.getByRole('dialog')).toHaveAccessibleName('lucide')
    await expect(dialog.getByText('2')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /一覧へ戻る|Back to the list|返回列表/ }))
  },
  ...says({
    headings: ['使用しているソフトウェア'],
    figures: { lucide: 'ISC — 1.0.0', react: 'MIT — 19.2.0' },
    actions: { 閉じる: 'button', lucide: 'button', react: 'button' },
    fields: {},
    notices: [],
    texts: [],
  }),
})

export const OneLicence = meta.story({
  async play({ canvas, userEvent }) {
    await openLicences(canvas, userEvent)
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^react/ }))
  },
  ...says({
    headings: ['react'],
    figures: {},
    actions: { 閉じる: 'button', 一覧へ戻る: 'button' },
    fields: {},
    notices: [],
    texts: ['MIT 19.2.0', '3'],
  }),
})

export const LicencesFailed = meta.story({
  args: { licences: failed(refuse('offline', {})) },
  async play({ args, canvas, userEvent }) {
    await openLicences(canvas, userEvent)
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /もう一度試す|Try again|再試一次/ }))
    await expect(args.onLicences).toHaveBeenCalledTimes(2)
  },
  ...says({
    headings: ['使用しているソフトウェア'],
    figures: {},
    actions: { 閉じる: 'button', もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    fields: {},
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
    texts: [],
  }),
})

export const LicencesLoading = meta.story({
  args: { licences: loading() },
  async play({ canvas, userEvent }) {
    await openLicences(canvas, userEvent)
    await userEvent.click(within(await canvas.findByRole('dialog')).getByRole('button', { name: /閉じる|Close|關閉/ }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
  ...says(read),
})

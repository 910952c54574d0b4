import { sampleFrozenMember, sampleMember } from '@kabuto/domain/account'
import {
  confirming,
  failed,
  idle,
  loading,
  moments,
  ready,
  refreshing,
  refused,
  refuse,
  sending,
} from '@kabuto/domain/shared'
import { sampleConversation } from '@kabuto/domain/support'
import { keepsDrafts } from '@kabuto/storybook/keepsDrafts'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, waitFor, within } from 'storybook/test'
import { cardShown } from '../../shared/Refusal/cardShown.ts'
import { SupportScreen } from './SupportScreen.tsx'

const say = textsIn('support')

const { items, suggestions } = sampleConversation
const talk = { rows: items, next: 'end' as const, suggestions }

const drafts = keepsDrafts()

const meta = preview.meta({
  title: 'Screens/Support/Support',
  component: SupportScreen,
  args: {
    data: ready(talk),
    blocks: sampleMember.blocks,
    unsent: [],
    now: moments.pictures,
    appealing: { of: () => idle(), onAppeal: fn() },
    onSend: fn(),
    onResend: fn(),
    onOlder: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'globals'>

const never = '[neutral] パスワードや送金を求めることはありません。'
const automatic = '自動応答・人は対応していません'

const said = {
  actions: { 出金可能額の内訳: '#/user/withdraw', 取引報告書: '#/user/pj' },
  texts: [
    '自動応答です。人ではなく、決まった手順でお答えします。',
    '自動応答',
    '14:28',
    'なぜ全額出金できないのですか。',
    '14:29',
    '出金可能額は 2,918,400円です。差し引いた金額の内訳を開けます。',
    '自動応答',
    '14:29',
    '税金の申告を手伝えますか。',
    '14:31',
    'それには答えられません。取引報告書はご案内できます。',
    '自動応答',
    '14:31',
  ],
}
const asked = { '取引報告書 2': 'button', 売却できる時刻: 'button', 出金の手順: 'button' }
const composer = { 送信: 'button, disabled' }
const back = { 戻る: '#/home/index' }

/** What a member reads: the conversation of the mock. */
const read = {
  headings: ['お問い合わせ', '質問の例'],
  figures: {},
  actions: { ...back, ...said.actions, ...asked, ...composer },
  fields: { 質問: '' },
  notices: [never],
  texts: [automatic, ...said.texts],
}

const bottomOf = (element: Element | undefined): number => element?.getBoundingClientRect().bottom ?? Number.NaN

/** An example is asked by one press; what is written outlives a detour and is sent once, by Enter too. */
export const Ready = meta.story({
  tags: ['vrt'],
  ...drafts.story,
  async play(context) {
    const { args, canvas, userEvent } = context
    // One reads on from the newest.
    await expect(bottomOf(canvas.getByRole('log'))).toBeLessThanOrEqual(innerHeight)
    await userEvent.click(canvas.getByRole('button', { name: '売却できる時刻' }))
    await expect(args.onSend).toHaveBeenLastCalledWith('売却できる時刻')
    const field = canvas.getByRole('textbox', { name: say(context).write })
    await expect(field).toHaveAttribute('placeholder', say(context).placeholder)
    await userEvent.type(field, '  出金の手順  ')
    await expect(drafts.kept()).toEqual({ support: '  出金の手順  ' })
    await userEvent.type(field, '{Enter}')
    await expect(args.onSend).toHaveBeenLastCalledWith('出金の手順')
    await expect(drafts.kept()).toEqual({})
    await expect(field).toHaveValue('')
    await userEvent.type(field, '{Enter}')
    await expect(args.onSend).toHaveBeenCalledTimes(2)
    await expect(canvas.getByRole('log', { name: say(context).log })).toBeVisible()
  },
  ...says({
    ...read,
    groups: [
      'やりとり',
      '出金可能額は 2,918,400円です。差し引いた金額の内訳を開けます。',
      'それには答えられません。取引報告書はご案内できます。',
    ],
  }),
})

const nothing = { ...read, headings: ['お問い合わせ'], actions: { ...back, ...composer }, texts: [automatic] }

/** One can write before it has been read. */
export const Loading = meta.story({ args: { data: loading() }, ...says(nothing) })

export const Failed = meta.story({
  args: { data: failed(refuse('offline', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度試す|Try again|再試一次/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    ...nothing,
    actions: { ...nothing.actions, もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    notices: [never, '表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
  }),
})

export const Refreshing = meta.story({ args: { data: refreshing(talk) }, ...says(read) })

/** Older ones on request; another day is shown with the time. */
export const Older = meta.story({
  args: { data: ready({ ...talk, next: 'more' as const }), now: moments.pictures + 24 * 60 * 60_000 },
  async play(context) {
    await context.userEvent.click(context.canvas.getByRole('button', { name: say(context).older }))
    await expect(context.args.onOlder).toHaveBeenCalledOnce()
  },
  ...says({
    ...read,
    actions: { ...read.actions, 以前のやりとりを見る: 'button' },
    texts: read.texts.map((text) => (text.startsWith('14:') ? `11/20（金）${text}` : text)),
  }),
})

export const OlderLoading = meta.story({
  args: { data: ready({ ...talk, next: 'loading' as const }) },
  ...says({ ...read, actions: { ...read.actions, 送信中: 'button, busy' } }),
})

export const OlderFailed = meta.story({
  args: { data: ready({ ...talk, next: 'failed' as const }) },
  ...says({ ...read, actions: { ...read.actions, '読み込めませんでした。もう一度読み込む': 'button' } }),
})

const unsent = { key: 'k1', text: '出金の手順', at: '2026-11-20T14:32:00+09:00' }

export const Sending = meta.story({
  args: { unsent: [{ ...unsent, state: 'sending' as const }] },
  ...says({ ...read, texts: [...read.texts, '出金の手順', '送信中', '14:32'] }),
})

/** Its answer was lost: the same message is sent again, by its own key. */
export const Refused = meta.story({
  tags: ['vrt'],
  args: { unsent: [{ ...unsent, state: 'failed' as const }] },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /再送|もう一度|Resend|Send again|重新|再次/ }))
    await expect(args.onResend).toHaveBeenCalledWith('k1')
  },
  ...says({
    ...read,
    actions: { ...read.actions, 再送: 'button' },
    texts: [...read.texts, '出金の手順', '送信できませんでした'],
  }),
})

async function write(context: Play, text: string): Promise<void> {
  await context.userEvent.type(context.canvas.getByRole('textbox', { name: say(context).write }), text)
}

/** Warned of as it is typed, kept nowhere, and asked about before it goes: back, or as it is. */
export const Secret = meta.story({
  tags: ['vrt'],
  ...drafts.story,
  async play(context) {
    const { args, canvas, userEvent } = context
    const t = say(context)
    await write(context, '20260712')
    await expect(canvas.getByText(t.secret_fundPassword)).toBeVisible()
    await expect(drafts.kept()).toEqual({})
    await userEvent.click(canvas.getByRole('button', { name: /^(送信|Send|傳送|送出)$/ }))
    const dialog = await canvas.findByRole('alertdialog', { name: t.secretTitle })
    await expect(within(dialog).getByRole('button', { name: t.secretBack })).toHaveFocus()
    await expect(dialog).toHaveTextContent(t.secretText)
    await userEvent.click(within(dialog).getByRole('button', { name: t.secretBack }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await userEvent.type(canvas.getByRole('textbox', { name: t.write }), '{Enter}')
    // What a browser makes of Escape.
    const again = await canvas.findByRole('alertdialog')
    again.dispatchEvent(new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: t.write }), '{Enter}')
    await userEvent.click(within(await canvas.findByRole('alertdialog')).getByRole('button', { name: t.secretSend }))
    await expect(args.onSend).toHaveBeenCalledWith('20260712')
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await write(context, '4111 1111 1111 1111')
  },
  ...says({
    ...read,
    actions: { ...read.actions, 送信: 'button' },
    fields: { 質問: '4111 1111 1111 1111' },
    notices: [never, '[danger] カードや口座の番号のようです。ここに書く必要はありません。'],
  }),
})

export const TooLong = meta.story({
  async play(context) {
    const field = context.canvas.getByRole('textbox', { name: say(context).write })
    await context.userEvent.click(field)
    await context.userEvent.paste('0'.repeat(3).concat('。'.repeat(198)))
    await expect(field).toBeInvalid()
    await context.userEvent.keyboard('{Enter}')
    await expect(context.args.onSend).not.toHaveBeenCalled()
  },
  ...says({
    ...read,
    fields: { 質問: `000${'。'.repeat(198)} ✗ 200文字までです。あと1文字減らしてください。` },
  }),
})

/** Nobody has asked anything yet. */
export const Empty = meta.story({
  args: { data: ready({ ...talk, rows: items.slice(-1) }) },
  ...says({
    ...read,
    actions: { ...back, 取引報告書: 'button', 売却できる時刻: 'button', 出金の手順: 'button', ...composer },
    texts: [automatic, ...said.texts.slice(0, 3)],
  }),
})

const frozen = {
  ...read,
  headings: ['お問い合わせ', '口座を凍結しています', '前回の異議', '質問の例'],
  figures: {
    理由: '本人確認の再審査',
    いつから: '11/18（水）0:00（模擬時刻）',
    いつまで: '審査が終わるまで',
    回答: '書類を確認中です。11/24まで凍結は続きます。',
  },
  actions: { ...back, もう一度申し立てる: 'button', ...said.actions, ...asked, ...composer },
  fields: { 異議の内容: '', 質問: '' },
  texts: [
    automatic,
    '[danger] 認められませんでした',
    '書類を送り直しました。',
    '11/19（木）10:12（模擬時刻）に送信',
    '200文字まで',
    '事実と、直してほしい点を書いてください。',
    '模擬の事務局が、決まりで自動的に答えます。',
    ...said.texts,
  ],
}

/** The last one was answered; one may write again. */
export const Frozen = meta.story({
  tags: ['vrt'],
  args: { blocks: sampleFrozenMember.blocks },
  async play(context) {
    const { args, canvas, userEvent } = context
    const t = say(context)
    await held(context)
    const field = canvas.getByRole('textbox', { name: t.appealText })
    await userEvent.click(canvas.getByRole('button', { name: t.appealAgain }))
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription(new RegExp(t.appealRequired))
    await userEvent.type(field, ' 新しい証明書です。 ')
    await userEvent.click(canvas.getByRole('button', { name: t.appealAgain }))
    await expect(args.appealing.onAppeal).toHaveBeenCalledWith({ block: 'frozen', text: '新しい証明書です。' })
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste('。'.repeat(201))
    await expect(field).toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: t.appealAgain }))
    await expect(args.appealing.onAppeal).toHaveBeenCalledOnce()
  },
  ...says({
    ...frozen,
    fields: { 異議の内容: `${'。'.repeat(201)} ✗ 1文字減らしてください。 200文字まで`, 質問: '' },
    texts: frozen.texts.filter((text) => !['200文字まで', '事実と、直してほしい点を書いてください。'].includes(text)),
  }),
})

/** What is asked of the frozen member, before anything is typed. */
export const FrozenRead = meta.story({
  args: { blocks: sampleFrozenMember.blocks },
  beforeEach() {
    scrollTo(0, 0)
  },
  async play(context) {
    await held(context)
    // The member's restrictions are shown first.
    await expect(scrollY).toBe(0)
  },
  ...says(frozen),
})

/** The card is there. */
async function held(context: Play): Promise<void> {
  await context.canvas.findByRole('textbox', { name: say(context).appealText })
}

const since = '2026-11-18T00:00:00+09:00'
const waiting = {
  reason: '名義の確認',
  since,
  until: '2026-11-30T00:00:00+09:00',
  appeal: { id: 'ap-3', text: '同じ名義です。', sentAt: '2026-11-20T14:31:30+09:00', state: 'pending' as const },
}

/** Its answer was lost and is being asked for. */
export const AppealConfirming = meta.story({
  args: {
    blocks: { tradeBarred: { reason: '相場操縦の疑い', since } },
    appealing: { of: () => confirming(), onAppeal: fn() },
  },
  play: (context) => held(context),
  ...says({ actions: { ...back, 確認中: 'button, busy', ...said.actions, ...asked, ...composer } }),
})

/** One that was granted, and another block that no appeal was made against. */
export const AppealPassed = meta.story({
  args: {
    blocks: {
      withdrawBarred: { ...waiting, appeal: { ...waiting.appeal, state: 'passed', answer: '名義を確認しました。' } },
      loginBanned: { reason: '不正利用の調査', since },
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByText('認められました')).toBeVisible()
    await expect(canvas.getByText('名義を確認しました。')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'ログインを停止しています' })).toBeVisible()
  },
})

/** A password is warned of as it is typed. */
export const SecretPassword = meta.story({
  async play(context) {
    await write(context, 'kabuto2026')
    await expect(context.canvas.getByText(say(context).secret_password)).toBeVisible()
  },
})

/** Until it is answered nothing more can be written against it; another block has its own. */
export const Barred = meta.story({
  tags: ['vrt'],
  args: {
    blocks: {
      withdrawBarred: waiting,
      tradeBarred: { reason: '相場操縦の疑い', since },
      // It has ended.
      loginBanned: { reason: '期限切れ', since, until: '2026-11-19T00:00:00+09:00' },
    },
    appealing: { of: (kind) => (kind === 'tradeBarred' ? sending() : idle()), onAppeal: fn() },
  },
  play: (context) => held(context),
  ...says({
    ...read,
    headings: ['お問い合わせ', '出金を停止しています', '前回の異議', '取引を停止しています', '質問の例'],
    figures: {
      理由: '名義の確認',
      いつから: '11/18（水）0:00（模擬時刻）',
      いつまで: '11/30（月）0:00（模擬時刻）',
      '理由 2': '相場操縦の疑い',
      'いつから 2': '11/18（水）0:00（模擬時刻）',
      'いつまで 2': '審査が終わるまで',
    },
    actions: { ...back, 送信中: 'button, busy', ...said.actions, ...asked, ...composer },
    fields: { 異議の内容: '', 質問: '' },
    texts: [
      automatic,
      '[progress] 回答待ち',
      '同じ名義です。',
      '11/20（金）14:31（模擬時刻）に送信',
      '回答は約1分後（模擬時刻）に届きます。回答のあとで、もう一度送れます。',
      '200文字まで',
      '事実と、直してほしい点を書いてください。',
      '模擬の事務局が、決まりで自動的に答えます。',
      ...said.texts,
    ],
  }),
})

/** Sent from another tab before: shown at the form. */
/** The same answer at each reading, as the app keeps it: it can be closed. */
const appealRefused = refused([refuse('appealPending', { since: '2026-11-20T14:31:30+09:00' })])

export const AppealRefused = meta.story({
  args: {
    blocks: { frozen: { reason: '本人確認の再審査', since } },
    appealing: {
      of: () => appealRefused,
      onAppeal: fn(),
    },
  },
  play: ({ canvas }) => cardShown(canvas),
  ...says({
    ...read,
    headings: ['お問い合わせ', '口座を凍結しています', '質問の例'],
    figures: { 理由: '本人確認の再審査', いつから: '11/18（水）0:00（模擬時刻）', いつまで: '審査が終わるまで' },
    actions: { ...back, 閉じる: 'button', 異議を申し立てる: 'button', ...said.actions, ...asked, ...composer },
    fields: { 異議の内容: '', 質問: '' },
    notices: [
      '[progress] 11/20（金）14:32 に送った異議申し立ての回答待ちです。回答のあとで、もう一度送れます。 いつから 11/20（金）14:32',
      never,
    ],
    texts: [
      automatic,
      '200文字まで',
      '事実と、直してほしい点を書いてください。',
      '模擬の事務局が、決まりで自動的に答えます。',
      ...said.texts,
    ],
  }),
})

import { type ClockTarget, sampleMember, sampleSessions } from '@kabuto/domain/account'
import {
  confirming,
  done,
  failed,
  idle,
  loading,
  moments,
  ready,
  refreshing,
  refused,
  refuse,
  sending,
  type Submission,
} from '@kabuto/domain/shared'
import { kitWords } from '@kabuto/ui-kit'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import { type ComponentProps, useState } from 'react'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, waitFor, within } from 'storybook/test'
import { inLanguage } from '../../shared/inLanguage.ts'
import { cardShown } from '../../shared/Refusal/cardShown.ts'
import { SettingsScreen } from './SettingsScreen.tsx'

const say = textsIn('settings')

type Props = ComponentProps<typeof SettingsScreen>

/** `typed` is of any language: what somebody writes. */
type HeldProps = Props & { typed?: string | undefined }

/** Holds the looks, as the app does. */
function Held(props: HeldProps) {
  const [looks, setLooks] = useState(props.looks)
  return (
    <SettingsScreen
      {...props}
      looks={looks}
      onLook={(change) => {
        setLooks({ ...looks, ...change })
        props.onLook(change)
      }}
    />
  )
}

const book = { member: ready(sampleMember), sessions: ready(sampleSessions) }
const draw = Date.parse('2026-11-25T18:00:00+09:00')
const clock = {
  now: moments.pictures,
  plan: { settlement: '2026-11-24', draw },
  of: (): Submission<unknown> => idle(),
  onTurn: fn(),
}

const meta = preview.meta({
  title: 'Screens/Account/Settings',
  component: Held,
  args: {
    looks: { theme: 'system', price: 'japan', text: '100', bar: 'five' } as const,
    onLook: fn(),
    data: book,
    clock,
    ending: { of: () => idle(), onEnd: fn(), onReload: fn() },
    beginning: { submission: idle(), onBegin: fn() },
    onRetry: fn(),
    typed: 'start over',
  },
  parameters: { layout: 'fullscreen' },
})

type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'globals'>

const display = ['設定', '表示', 'テーマ', '値動きの色', '文字の大きさ', '下部メニュー']

const looks = {
  戻る: '#/user/usercenter',
  日本式: 'radio, on',
  米国式: 'radio',
  '5項目': 'radio, on',
  '7項目': 'radio',
}
const turns = {
  '15分進める 14:47 へ': 'button',
  '次の東京の寄付 11/24（火）9:00 へ': 'button',
  '次の米国の寄付 23:30 へ': 'button',
  '次の受渡し 11/24（火） へ': 'button',
  '次の抽選 11/25（水）18:00 へ': 'button',
  次の入出金の受付: 'button, disabled',
}
const places = { この端末をログアウト: 'button', 'Windows・Chromeをログアウト': 'button' }

const ofClock = ['2026/11/20（金）', '14:32', '東京 後場 取引中', '15:30 まで', '米国 取引時間外', '23:30 から']
const ofSessions = [
  'iPhone・Safari 最後の操作 11/20（金）14:32（実際の時刻）',
  '[success] この端末',
  'Windows・Chrome 最後の操作 11/20（金）11:30（実際の時刻）',
  '覚えのない端末は、ログアウトしてからパスワードを変えてください。',
]
function without(table: Record<string, string>, name: string, more: Record<string, string> = {}) {
  return { ...Object.fromEntries(Object.entries(table).filter(([each]) => each !== name)), ...more }
}

const notes = ['この端末だけに保存します', '戻すことはできません']
const moves = '約定・受渡し・審査・売却の解除も進みます。'

/** What a member reads when all is there. */
const read = {
  headings: [...display, '模擬時計', 'ログイン中の端末', 'シミュレーション'],
  figures: { いまのシナリオ: '標準', 最初からやり直す: '次の画面で内容を確かめます。' },
  actions: { ...looks, ...turns, ...places, 最初からやり直す: 'button' },
  fields: {},
  notices: [] as string[],
  texts: [...notes, ...ofClock, 'いま受付中', moves, ...ofSessions],
}

/** The choice is confirmed by the press itself, and shown at once. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play(context) {
    const { args, canvas, userEvent } = context
    const t = say(context)
    const choose = async (name: string): Promise<void> => {
      await userEvent.click(canvas.getByRole('radio', { name }))
      await expect(canvas.getByRole('radio', { name })).toBeChecked()
    }
    await expect(canvas.getByRole('radio', { name: t.theme_system })).toBeChecked()
    for (const name of [t.theme_dark, t.price_west, '200%', t.bar_seven]) await choose(name)
    await expect(args.onLook).toHaveBeenNthCalledWith(1, { theme: 'dark' })
    await expect(args.onLook).toHaveBeenNthCalledWith(2, { price: 'west' })
    await expect(args.onLook).toHaveBeenNthCalledWith(3, { text: '200' })
    await expect(args.onLook).toHaveBeenNthCalledWith(4, { bar: 'seven' })
    for (const name of [t.theme_light, t.price_japan, '130%', t.bar_five]) await choose(name)
    await choose(t.theme_system)
    await choose('100%')
    // Both directions, in the colours of each.
    for (const name of [t.price_japan, t.price_west])
      await expect(canvas.getByRole('radio', { name })).toHaveAccessibleDescription(/1\.23.*1\.47/)
  },
  ...says({
    ...read,
    groups: ['テーマ', '値動きの色', '文字の大きさ', '下部メニュー', 'ログイン中の端末', 'シミュレーション'],
  }),
})

/** The looks need nothing that is read. */
export const Loading = meta.story({
  args: { data: { member: loading(), sessions: loading() } },
  ...says({ ...read, figures: {}, actions: looks, texts: notes }),
})

const lost = failed<never>(refuse('offline', {}))
const offline = '表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'

export const Failed = meta.story({
  args: { data: { member: lost, sessions: lost } },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度試す|Try again|再試一次/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    headings: [...display, '模擬時計', 'ログイン中の端末'],
    figures: {},
    actions: { ...looks, もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    notices: [offline],
    texts: notes,
  }),
})

/** Where one is logged in cannot be read; the rest is as it is. */
export const SessionsFailed = meta.story({
  args: { data: { ...book, sessions: lost }, onRetry: fn() },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度試す|Try again|再試一次/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    ...read,
    actions: { ...looks, ...turns, 最初からやり直す: 'button', もう一度試す: 'button' },
    notices: ['[neutral] ログイン中の端末を表示できません。通信できません。電波の良い場所で、もう一度お試しください。'],
    texts: [...notes, ...ofClock, 'いま受付中', moves],
  }),
})

export const Refreshing = meta.story({
  args: { data: { member: refreshing(sampleMember), sessions: refreshing(sampleSessions) } },
  ...says(read),
})

/** Each of the six is asked for by its name. Between markets nothing is open, and money waits for its window. */
export const OnSaturday = meta.story({
  args: { clock: { ...clock, now: Date.parse('2026-11-21T10:00:00+09:00'), plan: {}, onTurn: fn() } },
  async play(context) {
    const { args, canvas, userEvent } = context
    const t = say(context)
    const targets: readonly ClockTarget[] = ['minutes15', 'tokyoOpen', 'newYorkOpen', 'settlement', 'draw', 'fundsOpen']
    for (const target of targets) {
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${t[`turn_${target}`]}`) }))
      await expect(args.clock.onTurn).toHaveBeenLastCalledWith(target)
    }
    await expect(args.clock.onTurn).toHaveBeenCalledTimes(6)
  },
  ...says({
    ...read,
    actions: {
      ...looks,
      '15分進める 10:15 へ': 'button',
      '次の東京の寄付 11/24（火）9:00 へ': 'button',
      '次の米国の寄付 11/23（月）23:30 へ': 'button',
      次の受渡し: 'button',
      次の抽選: 'button',
      '次の入出金の受付 11/24（火）9:30 へ': 'button',
      ...places,
      最初からやり直す: 'button',
    },
    texts: [
      ...notes,
      '2026/11/21（土）',
      '10:00',
      '東京 取引時間外',
      '11/24（火）9:00 から',
      '米国 取引時間外',
      '11/23（月）23:30 から',
      moves,
      ...ofSessions,
    ],
  }),
})

/** On a server that others use too: why, in place of the buttons. */
export const SharedClock = meta.story({
  tags: ['vrt'],
  args: { data: { ...book, member: ready({ ...sampleMember, clockBarred: 'sharedClock' }) } },
  ...says({
    ...read,
    actions: { ...looks, ...places, 最初からやり直す: 'button' },
    notices: ['[neutral] この模擬時計はほかの会員と共有しているため、会員は進められません。'],
    texts: [...notes, ...ofClock, ...ofSessions],
  }),
})

const only =
  <Value,>(which: string, submission: Submission<Value>) =>
  (name: string): Submission<unknown> =>
    name === which ? submission : idle()

/** One turn at a time: the next one would go on from where this one ends. */
export const Sending = meta.story({
  args: {
    clock: { ...clock, of: only('draw', sending()), onTurn: fn() },
    ending: { of: only('s2', sending()), onEnd: fn(), onReload: fn() },
  },
  async play(context) {
    const { args, canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${say(context).turn_tokyoOpen}`) }))
    await expect(args.clock.onTurn).not.toHaveBeenCalled()
  },
  ...says({
    ...read,
    figures: { ...read.figures, 'Windows・Chrome 最後の操作 11/20（金）11:30（実際の時刻）': '' },
    actions: without(read.actions, '次の抽選 11/25（水）18:00 へ', { 送信中: 'button, busy' }),
    texts: read.texts.filter((text) => !text.startsWith('Windows')),
  }),
})

/** No draw is planned: it says so, and every other choice is kept. */
export const Refused = meta.story({
  tags: ['vrt'],
  args: { clock: { ...clock, of: only('draw', refused([refuse('noDraw', { before: '2026-12-24' })])) } },
  play: ({ canvas }) => cardShown(canvas),
  ...says({
    ...read,
    notices: ['[neutral] 2026/12/24（木） より前に抽選の予定はありません。新しいIPOが出るまでお待ちください。'],
  }),
})

/** Each has its own press, this device too. */
export const EndsSessions = meta.story({
  async play(context) {
    const { args, canvas, userEvent } = context
    const t = say(context)
    const end = (device: string) =>
      userEvent.click(canvas.getByRole('button', { name: t.sessionEndOf.replace('{{device}}', device) }))
    await end('Windows・Chrome')
    await expect(args.ending.onEnd).toHaveBeenLastCalledWith(sampleSessions[1])
    await end(t.sessionHere)
    await expect(args.ending.onEnd).toHaveBeenLastCalledWith(sampleSessions[0])
  },
  ...says(read),
})

/** It had ended by itself: the list is read again. A device with an unknown user agent is shown as such. */
export const SessionGone = meta.story({
  args: {
    data: {
      ...book,
      sessions: ready(
        sampleSessions.map((place, at) => (at === 1 ? { ...place, device: 'curl/8.5.0' } : place)).toReversed(),
      ),
    },
    ending: { of: only('s2', refused([refuse('notFound', { what: 's2' })])), onEnd: fn(), onReload: fn() },
  },
  async play({ args, canvas, userEvent }) {
    await cardShown(canvas)
    await userEvent.click(
      within(canvas.getByRole('alert')).getByRole('button', { name: /読み込む|Reload|重新載入|latest|最新/ }),
    )
    await expect(args.ending.onReload).toHaveBeenCalledOnce()
  },
  ...says({
    ...read,
    actions: without(read.actions, 'Windows・Chromeをログアウト', {
      不明な端末をログアウト: 'button',
      最新の状態を読み込む: 'button',
    }),
    notices: ['[neutral] お探しのものは見つかりません。画面を開き直してください。'],
    texts: [
      ...notes,
      ...ofClock,
      'いま受付中',
      moves,
      ...ofSessions.slice(0, 2),
      '不明な端末 最後の操作 11/20（金）11:30（実際の時刻）',
      ...ofSessions.slice(3),
    ],
  }),
})

/** One device, as most have. */
export const OneDevice = meta.story({
  args: { data: { ...book, sessions: ready(sampleSessions.slice(0, 1)) } },
  ...says({
    ...read,
    actions: without(read.actions, 'Windows・Chromeをログアウト'),
    texts: [...notes, ...ofClock, 'いま受付中', moves, ...ofSessions.slice(0, 2)],
  }),
})

const dialog = ({ canvas }: Play) => within(canvas.getByRole('dialog'))

async function openAnew(context: Play): Promise<void> {
  await context.userEvent.click(context.canvas.getByRole('button', { name: new RegExp(`^${say(context).anew}`) }))
  await expect(await context.canvas.findByRole('dialog')).toBeVisible()
}

async function typeWord(context: Play, word: string): Promise<void> {
  const field = dialog(context).getByRole('textbox')
  await context.userEvent.clear(field)
  if (word !== '') await context.userEvent.type(field, word)
  await context.userEvent.click(dialog(context).getByRole('button', { name: say(context).anewSubmit }))
}

const anewRead = {
  headings: ['最初からやり直す', 'はじめ方'],
  figures: {
    残るもの: '会員番号、パスワード、アイコン、招待コード、言語、この端末の設定',
    変わらないもの: '模擬時計、停止や凍結',
    これまでの記録: '書庫に移ります。画面からは見られません。',
  },
  actions: {
    閉じる: 'button',
    新規: 'radio',
    標準: 'radio, on',
    大きな資産: 'radio',
    含み損: 'radio',
    すべて審査中: 'radio',
    凍結中: 'radio',
    本人確認前: 'radio',
    空: 'radio',
    '悪質業者（教材）': 'radio',
    やり直す: 'button',
    やめる: 'button',
  },
  fields: { '確認のため「やり直す」と入力': 'start over' },
  groups: ['はじめ方'],
  notices: ['[danger] いまの残高・保有・注文・口座は使えなくなります。元に戻せません。'],
  texts: [] as string[],
}

/** Another word does not do, and the teaching scenario asks for its own. */
export const BeginAnew = meta.story({
  tags: ['vrt'],
  async play(context) {
    const { args, userEvent } = context
    const t = say(context)
    await openAnew(context)
    await expect(dialog(context).getByRole('radio', { name: t.scenario_typical })).toBeChecked()
    await expect(dialog(context).queryByRole('radio', { name: t.scenario_banned })).toBeNull()
    await typeWord(context, '')
    await expect(dialog(context).getByRole('textbox')).toHaveFocus()
    await expect(dialog(context).getByRole('textbox')).toBeInvalid()
    await typeWord(context, 'ＳＴＡＲＴ　ＯＶＥＲ')
    await expect(args.beginning.onBegin).toHaveBeenLastCalledWith({ scenario: 'typical', text: 'ＳＴＡＲＴ　ＯＶＥＲ' })
    await userEvent.click(dialog(context).getByRole('radio', { name: t.scenario_rogue }))
    await typeWord(context, 'start over')
    await expect(args.beginning.onBegin).toHaveBeenCalledOnce()
  },
  ...says({
    ...anewRead,
    actions: { ...anewRead.actions, 標準: 'radio', '悪質業者（教材）': 'radio, on' },
    fields: { '確認のため「悪質業者」と入力': 'start over ✗ 「悪質業者」と入力してください。' },
  }),
})

export const AnewTyped = meta.story({
  async play(context) {
    const { args, userEvent } = context
    await openAnew(context)
    await userEvent.click(dialog(context).getByRole('radio', { name: say(context).scenario_rogue }))
    await typeWord(context, '悪質業者')
    await expect(args.beginning.onBegin).toHaveBeenLastCalledWith({ scenario: 'rogue', text: '悪質業者' })
    for (const name of [say(context).anewCancel, inLanguage(kitWords, context).close]) {
      await userEvent.click(dialog(context).getByRole('button', { name }))
      await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull())
      if (name === say(context).anewCancel) await openAnew(context)
    }
  },
  ...says(read),
})

/** Stands in for the app: what was sent is answered. */
function Answering({ answer, ...props }: HeldProps & { answer: Submission<unknown> }) {
  const [submission, setSubmission] = useState<Submission<unknown>>(idle())
  return <SettingsScreen {...props} beginning={{ submission, onBegin: () => setSubmission(answer) }} />
}

/** Done, the sheet goes by itself. */
export const AnewDone = meta.story({
  render: (props) => <Answering {...props} answer={done({})} />,
  async play(context) {
    await openAnew(context)
    await typeWord(context, 'start over')
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull())
  },
  ...says(read),
})

/** Refused, it is not closed, and its input is kept. */
export const AnewRefused = meta.story({
  render: (props) => <Answering {...props} answer={refused([refuse('updateFailed', {})])} />,
  async play(context) {
    await openAnew(context)
    await typeWord(context, 'start over')
    await cardShown(context.canvas)
    await expect(dialog(context).getByRole('textbox')).toHaveValue('start over')
  },
  ...says({
    ...anewRead,
    actions: { ...anewRead.actions, '閉じる 2': 'button' },
    notices: [
      ...anewRead.notices,
      '[danger] 申し訳ありません。変更できませんでした。もう一度お試しください。 根拠：受付の前に止まりました。何も動いていません',
    ],
  }),
})

/** On its way nothing closes it. Nobody begins banned again. */
export const AnewSending = meta.story({
  args: { data: { ...book, member: ready({ ...sampleMember, scenario: 'banned' }) } },
  render: (props) => <Answering {...props} answer={confirming()} />,
  async play(context) {
    await openAnew(context)
    await typeWord(context, 'start over')
    // What a browser makes of Escape.
    context.canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
    await expect(dialog(context).getAllByRole('button', { busy: true })).toHaveLength(1)
  },
  ...says({
    ...anewRead,
    actions: { ...without(anewRead.actions, 'やり直す', { 確認中: 'button, busy' }), 閉じる: 'button, disabled' },
  }),
})

const device = { place: 'kept', deleting: 'no', onDelete: fn() } as const

const deviceRead = {
  ...read,
  headings: [...read.headings, 'この端末のデータ'],
  figures: {
    ...read.figures,
    保存場所: 'このブラウザー',
    この端末のデータをすべて消す: '次の画面で内容を確かめます。',
  },
  actions: { ...read.actions, この端末のデータをすべて消す: 'button' },
}

/** Where there is no server, and what is done stays on the device. */
export const OnDevice = meta.story({ tags: ['vrt'], args: { device }, ...says(deviceRead) })

export const InMemory = meta.story({
  args: { device: { ...device, place: 'memory' } },
  ...says({ ...deviceRead, figures: { ...deviceRead.figures, 保存場所: '画面を閉じるまで' } }),
})

async function openDeleteAll(context: Play): Promise<void> {
  await context.userEvent.click(context.canvas.getByRole('button', { name: new RegExp(`^${say(context).deleteAll}`) }))
  await expect(await context.canvas.findByRole('dialog')).toBeVisible()
}

const deleteRead = {
  headings: ['この端末のデータをすべて消す'],
  figures: {
    会員と記録: '残高、保有、注文、申請、画像。別に移した前の記録も',
    この端末の設定: 'ログイン、言語、表示、入力中の内容',
    消したあと: 'はじめの画面に戻ります。ほかのタブも同じです。',
  },
  actions: { 閉じる: 'button', すべて消す: 'button', やめる: 'button' },
  fields: {},
  notices: ['[danger] 会員も記録も残りません。元に戻せません。'],
  texts: [] as string[],
}

/** Nothing goes by a single press, and nothing by leaving. */
export const DeleteEverything = meta.story({
  tags: ['vrt'],
  args: { device: { ...device, onDelete: fn() } },
  async play(context) {
    const { args, canvas, userEvent } = context
    await openDeleteAll(context)
    await userEvent.click(dialog(context).getByRole('button', { name: say(context).anewCancel }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(args.device?.onDelete).not.toHaveBeenCalled()
    await openDeleteAll(context)
    await userEvent.click(dialog(context).getByRole('button', { name: say(context).deleteSubmit }))
    await expect(args.device?.onDelete).toHaveBeenCalledOnce()
  },
  ...says(deleteRead),
})

/** Another tab has the books open: it says so, and nothing closes it meanwhile. */
export const DeleteBlocked = meta.story({
  args: { device: { ...device, deleting: 'blocked' } },
  play: openDeleteAll,
  ...says({
    ...deleteRead,
    actions: { ...without(deleteRead.actions, 'すべて消す', { 送信中: 'button, busy' }), 閉じる: 'button, disabled' },
    notices: [...deleteRead.notices, 'ほかのタブを閉じてください。閉じると消えます。'],
  }),
})

export const DeleteFailed = meta.story({
  args: { device: { ...device, deleting: 'failed' } },
  play: openDeleteAll,
  ...says({
    ...deleteRead,
    notices: [
      ...deleteRead.notices,
      '消せませんでした。もう一度試すか、ブラウザーの設定でこのサイトのデータを消してください。',
    ],
  }),
})

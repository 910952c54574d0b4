import { sampleFrozenMember, sampleMember } from '@kabuto/domain/account'
import { type Card, type CardDraft, sampleCardDraft, sampleCards, sampleOtherRegionCard } from '@kabuto/domain/cards'
import { sampleIdentity, sampleUnderReview, sampleUnverified } from '@kabuto/domain/identity'
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
} from '@kabuto/domain/shared'
import { answering } from '@kabuto/storybook/answering'
import { keepsDrafts } from '@kabuto/storybook/keepsDrafts'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import { FormDrafts } from '@kabuto/ui-kit'
import type { ComponentType } from 'react'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, waitFor, within } from 'storybook/test'
import { inLanguage } from '../../shared/inLanguage.ts'
import { cardShown } from '../../shared/Refusal/cardShown.ts'
import { addCardData, AddCardScreen } from './AddCardScreen.tsx'

const say = textsIn('records', 'cards')

const sampleData = addCardData({ identity: sampleIdentity, member: sampleMember })

const Answering = answering(AddCardScreen)

/** What a member reads at first. */
const read = {
  headings: ['口座の追加'],
  figures: {},
  actions: { 戻る: '#/user/BankCard', 番号をつくる: 'button', 口座を登録する: 'button' },
  fields: {
    口座名義: 'サトウ ミサキ',
    金融機関: '金融機関を選んでください',
    支店: '支店を選んでください',
    口座番号: '',
  },
  notices: ['[progress] 実在の口座は登録できません。 架空の番号を入れてください。'],
  texts: [
    '確認済みの氏名と同じ',
    '架空の10行から',
    '支店コード 3桁',
    '金融機関を選んでください。',
    '預金種目',
    '7桁の数字',
    '登録したあとは、下3桁だけを表示します。',
  ],
}

const drafts = keepsDrafts()

/** The form begins with what was kept of it before. */
function begunWith(draft: CardDraft) {
  const kept = { read: () => draft, write: () => undefined }
  const around = (Story: ComponentType) => (
    <FormDrafts value={kept}>
      <Story />
    </FormDrafts>
  )
  return { decorators: [around] }
}

const meta = preview.meta({
  title: 'Screens/Cards/AddCard',
  component: AddCardScreen,
  args: {
    data: ready(sampleData),
    now: moments.pictures,
    submission: idle<Card>(),
    onSubmit: fn(),
    onMakeNumber: fn(() => '0712305'),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'globals'>

const box = (context: Play, label: string): HTMLElement =>
  context.canvas.getByRole('button', { name: (name) => name.startsWith(label) })
const field = (context: Play, label: string): HTMLElement => context.canvas.getByRole('textbox', { name: label })
const submitButton = (context: Play): HTMLElement => context.canvas.getByRole('button', { name: say(context).submit })

/** By what is typed into the search; Enter takes the only one. */
async function chooseBank(context: Play, text: string): Promise<void> {
  await context.userEvent.click(box(context, say(context).bank))
  await context.userEvent.type(context.canvas.getByRole('searchbox'), `${text}{Enter}`)
  await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull())
}

async function chooseBranch(context: Play): Promise<void> {
  await context.userEvent.click(box(context, say(context).branch))
  const rows = within(context.canvas.getByRole('dialog')).getAllByRole('radio')
  if (rows[1]) await context.userEvent.click(rows[1])
  await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull())
}

async function fillIn(context: Play): Promise<void> {
  await chooseBank(context, '９９９５')
  await chooseBranch(context)
  await context.userEvent.click(context.canvas.getByRole('button', { name: say(context).makeNumber }))
}

async function pick(context: Play, label: string): Promise<void> {
  await context.userEvent.click(context.canvas.getByRole('radio', { name: label }))
}

/** The parts that are marked, in their order. */
const marks = (root: HTMLElement): string[] => [...root.querySelectorAll('mark')].map(({ textContent }) => textContent)

/** The account as it will be added, above the button. */
function readBack(context: Play): HTMLElement | null {
  const lead = say(context).readBack.replace('{{account}}', '').trim()
  return context.canvas.queryByText((text) => text.startsWith(lead))
}

/** What the key on a phone's keyboard does there: it sends at the last field only. */
const keyAt = (context: Play, label: string): string | null => field(context, label).getAttribute('enterkeyhint')

const sent = { bankCode: '9995', branchCode: '101', kind: 'ordinary', number: '0712305' }

/** The holder is the verified kana; the branch waits for its bank. */
export const Ready = meta.story({ tags: ['vrt'], ...says({ ...read, groups: ['口座の地域', '預金種目'] }) })

/** The whole account is read back above the button before it is sent. */
export const FilledIn = meta.story({
  tags: ['vrt'],
  ...drafts.story,
  async play(context) {
    await fillIn(context)
    // Made when it is asked for, not with each choice.
    await expect(context.args.onMakeNumber).toHaveBeenCalledOnce()
    await expect(keyAt(context, say(context).number)).toBe('send')
    await pick(context, say(context).kindCurrent)
    await pick(context, say(context).kindOrdinary)
    await expect(readBack(context)).toHaveTextContent(say(context).kindOrdinary)
    await pick(context, say(context).kindCurrent)
    await context.userEvent.click(submitButton(context))
    await expect(context.args.onSubmit).toHaveBeenCalledWith({
      region: 'jp',
      ...sent,
      kind: 'current',
      holder: 'サトウ ミサキ',
    })
    await expect(drafts.kept()).toMatchObject({ addCard: { bankCode: '9995', branchCode: '101', number: '0712305' } })
  },
  ...says({
    ...read,
    fields: { ...read.fields, 金融機関: 'すずかけ模擬銀行 9995', 支店: '兜町支店 101', 口座番号: '0712305' },
    texts: [
      '確認済みの氏名と同じ',
      '架空の10行から',
      '支店コード 3桁',
      '預金種目',
      '7桁の数字',
      '登録したあとは、下3桁だけを表示します。',
      '登録する口座 すずかけ模擬銀行 兜町支店 当座 0712305',
    ],
  }),
})

/** Found by a part of its code or name, which is marked; nothing real is found. */
export const BankSearch = meta.story({
  tags: ['vrt'],
  async play(context) {
    await context.userEvent.click(box(context, say(context).bank))
    const sheet = within(context.canvas.getByRole('dialog'))
    await expect(sheet.getAllByRole('radio')).toHaveLength(10)
    const search = sheet.getByRole('searchbox')
    await context.userEvent.type(search, '0001{Enter}')
    await expect(sheet.getByText(say(context).bankNone)).toBeVisible()
    await context.userEvent.clear(search)
    await context.userEvent.type(search, inLanguage({ ja: '信用', en: 'credit', 'zh-Hant': '信用' }, context))
    const marked = inLanguage({ ja: '信用', en: 'Credit', 'zh-Hant': '信用' }, context)
    await expect(marks(context.canvasElement)).toEqual([marked, marked])
  },
  ...says({
    ...read,
    headings: ['金融機関'],
    actions: { 閉じる: 'button' },
    fields: { '名前・かな・コードで探す': '信用' },
    notices: [],
    texts: ['架空の10行'],
  }),
})

export const SearchByCode = meta.story({
  async play(context) {
    await context.userEvent.click(box(context, say(context).bank))
    await context.userEvent.type(context.canvas.getByRole('searchbox'), '9993')
    await expect(marks(context.canvasElement)).toEqual(['9993'])
    await context.userEvent.type(context.canvas.getByRole('searchbox'), '{Backspace}')
    await expect(marks(context.canvasElement)).toEqual(Array.from({ length: 10 }, () => '999'))
  },
  ...says({
    ...read,
    headings: ['金融機関'],
    actions: { 閉じる: 'button' },
    fields: { '名前・かな・コードで探す': '999' },
    notices: [],
    texts: ['架空の10行'],
  }),
})

/** 記号 and 番号 become what a transfer needs, each with its rule. */
export const Postal = meta.story({
  tags: ['vrt'],
  async play(context) {
    await fillIn(context)
    await chooseBank(context, '9990')
    await context.userEvent.type(field(context, say(context).postalSymbol), '12345')
    await context.userEvent.type(field(context, say(context).postalNumber), '12345671')
    await expect(keyAt(context, say(context).postalNumber)).toBe('send')
    await context.userEvent.click(submitButton(context))
    await expect(context.args.onSubmit).toHaveBeenCalledWith({
      region: 'jp',
      bankCode: '9990',
      branchCode: '238',
      kind: 'ordinary',
      number: '1234567',
      holder: 'サトウ ミサキ',
    })
  },
  ...says({
    ...read,
    headings: ['口座の追加', '振込用の番号に変換しました'],
    figures: {
      支店: '二三八店 238 — 記号の2〜3桁目（23）に 8 を付ける',
      口座番号: '1234567 — 番号の最後の1桁を除いて7桁',
      預金種目: '普通 — 記号の先頭が 1（1 は普通、0 は当座）',
    },
    actions: { ...read.actions, 番号をつくる: undefined },
    fields: { 口座名義: 'サトウ ミサキ', 金融機関: 'カブト模擬ゆうちょ 9990', 記号: '12345', 番号: '12345671' },
    texts: [
      '確認済みの氏名と同じ',
      '架空の10行から',
      '5桁',
      '8桁まで',
      '登録する口座 カブト模擬ゆうちょ 二三八店 普通 1234567',
    ],
    groups: ['口座の地域', '口座の伝え方'],
  }),
})

/** A current account: no digit of its number is cut off. */
export const PostalCurrent = meta.story({
  async play(context) {
    await chooseBank(context, '9990')
    await context.userEvent.type(field(context, say(context).postalSymbol), '00120')
    await context.userEvent.type(field(context, say(context).postalNumber), '712305')
  },
  ...says({
    ...read,
    headings: ['口座の追加', '振込用の番号に変換しました'],
    figures: {
      支店: '〇一九店 019 — 記号の2〜3桁目（01）に 9 を付ける',
      口座番号: '0712305 — 番号を7桁にする',
      預金種目: '当座 — 記号の先頭が 0（1 は普通、0 は当座）',
    },
    actions: { ...read.actions, 番号をつくる: undefined },
    fields: { 口座名義: 'サトウ ミサキ', 金融機関: 'カブト模擬ゆうちょ 9990', 記号: '00120', 番号: '712305' },
    texts: [
      '確認済みの氏名と同じ',
      '架空の10行から',
      '5桁',
      '8桁まで',
      '登録する口座 カブト模擬ゆうちょ 〇一九店 当座 0712305',
    ],
  }),
})

/** Of the postal bank, with nothing typed. */
export const PostalNothingTyped = meta.story({
  async play(context) {
    await chooseBank(context, '9990')
    await context.userEvent.click(submitButton(context))
    await waitFor(() => expect(field(context, say(context).postalSymbol)).toHaveFocus())
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
  ...says({
    ...read,
    actions: { ...read.actions, 番号をつくる: undefined, 口座を登録する: 'button, disabled' },
    fields: {
      口座名義: 'サトウ ミサキ',
      金融機関: 'カブト模擬ゆうちょ 9990',
      記号: '✗ 記号を入力してください。 5桁',
      番号: '✗ 番号を入力してください。 8桁まで',
    },
    texts: ['確認済みの氏名と同じ', '架空の10行から', '入力内容を2か所直すと登録できます'],
  }),
})

export const PostalByBranchNothingTyped = meta.story({
  async play(context) {
    await chooseBank(context, '9990')
    await pick(context, say(context).postalByBranch)
    await context.userEvent.click(submitButton(context))
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
  ...says({
    ...read,
    actions: { ...read.actions, 口座を登録する: 'button, disabled' },
    fields: {
      口座名義: 'サトウ ミサキ',
      金融機関: 'カブト模擬ゆうちょ 9990',
      店番: '✗ 店番を入力してください。 3桁',
      口座番号: '✗ 口座番号を入力してください。番号をつくることもできます。 7桁の数字',
    },
    texts: ['確認済みの氏名と同じ', '架空の10行から', '預金種目', '入力内容を2か所直すと登録できます'],
    groups: ['口座の地域', '口座の伝え方', '預金種目'],
  }),
})

/** By branch and number, for one who knows them; what was typed as 記号 is kept, and does not count then. */
export const PostalByBranch = meta.story({
  async play(context) {
    await chooseBank(context, '9990')
    await context.userEvent.type(field(context, say(context).postalSymbol), '12345')
    await pick(context, say(context).postalByBranch)
    await pick(context, say(context).postalBySymbol)
    await expect(field(context, say(context).postalSymbol)).toHaveValue('12345')
    await pick(context, say(context).postalByBranch)
    await context.userEvent.click(submitButton(context))
    await waitFor(() => expect(field(context, say(context).postalBranch)).toHaveFocus())
    await context.userEvent.type(field(context, say(context).postalBranch), '018')
    await context.userEvent.type(field(context, say(context).number), '123456')
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
  ...says({
    ...read,
    actions: { ...read.actions, 口座を登録する: 'button, disabled' },
    fields: {
      口座名義: 'サトウ ミサキ',
      金融機関: 'カブト模擬ゆうちょ 9990',
      店番: '018',
      口座番号: '123456 ✗ 口座番号は7桁の数字で入力してください。 7桁の数字',
    },
    texts: [
      '確認済みの氏名と同じ',
      '架空の10行から',
      '3桁',
      '〇一八店',
      '預金種目',
      '入力内容を1か所直すと登録できます',
    ],
  }),
})

/** Nothing chosen, nothing typed: each says what is missing, and the bar how many those are. */
export const NothingChosen = meta.story({
  play: (context) => context.userEvent.click(submitButton(context)),
  ...says({
    ...read,
    actions: { ...read.actions, 口座を登録する: 'button, disabled' },
    fields: { ...read.fields, 口座番号: '✗ 口座番号を入力してください。番号をつくることもできます。 7桁の数字' },
    texts: [
      '確認済みの氏名と同じ',
      '架空の10行から',
      '金融機関を選んでください。',
      '支店コード 3桁',
      '金融機関を選んでください。',
      '預金種目',
      '入力内容を3か所直すと登録できます',
    ],
  }),
})

/** As long as any part of an account is missing, none is read back. */
export const HalfTyped = meta.story({
  async play(context) {
    const { number, makeNumber, postalSymbol, postalNumber } = say(context)
    await chooseBank(context, '9995')
    await context.userEvent.click(context.canvas.getByRole('button', { name: makeNumber }))
    await expect(readBack(context)).toBeNull()
    await chooseBranch(context)
    await expect(readBack(context)).toBeVisible()
    await context.userEvent.clear(field(context, number))
    await expect(readBack(context)).toBeNull()
    await chooseBank(context, '9990')
    await context.userEvent.type(field(context, postalNumber), '12345671')
    await expect(readBack(context)).toBeNull()
    await context.userEvent.clear(field(context, postalNumber))
    await context.userEvent.type(field(context, postalSymbol), '12345')
  },
  ...says({
    ...read,
    actions: { ...read.actions, 番号をつくる: undefined },
    fields: { 口座名義: 'サトウ ミサキ', 金融機関: 'カブト模擬ゆうちょ 9990', 記号: '12345', 番号: '' },
    texts: ['確認済みの氏名と同じ', '架空の10行から', '5桁', '8桁まで'],
  }),
})

/** A draft of before names a bank that there is no more: it is asked for anew, and no account is read back. */
export const BankGone = meta.story({
  ...begunWith({ ...sampleCardDraft, bankCode: '9989' }),
  ...says({ ...read, fields: { ...read.fields, 支店: '兜町支店 101', 口座番号: '0712305' } }),
})

/** Nothing chosen at first: an error goes with the choice. A branch is kept if the other bank has it too. */
export const NothingTyped = meta.story({
  async play(context) {
    await context.userEvent.click(submitButton(context))
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
    await waitFor(() => expect(box(context, say(context).bank)).toHaveFocus())
    // The branch is kept if the other bank has it too, and only then.
    await chooseBank(context, '9993')
    await chooseBranch(context)
    await chooseBank(context, '9994')
    await expect(box(context, say(context).branch)).toHaveAccessibleName(/101/)
    await chooseBank(context, '9990')
    await chooseBank(context, '9994')
    await expect(box(context, say(context).branch)).not.toHaveAccessibleName(/101/)
  },
  ...says({
    ...read,
    actions: { ...read.actions, 口座を登録する: 'button, disabled' },
    fields: {
      ...read.fields,
      金融機関: 'つゆくさ模擬銀行 9994',
      口座番号: '✗ 口座番号を入力してください。番号をつくることもできます。 7桁の数字',
    },
    texts: [
      '確認済みの氏名と同じ',
      '架空の10行から',
      '支店コード 3桁',
      '支店を選んでください。',
      '預金種目',
      '入力内容を2か所直すと登録できます',
    ],
  }),
})

/** The name in Latin letters, and the codes of an invented bank. */
export const OtherRegion = meta.story({
  tags: ['vrt'],
  async play(context) {
    await pick(context, say(context).regionOther)
    await fillIn(context)
    await expect(keyAt(context, say(context).number)).toBe('next')
    await context.userEvent.type(field(context, say(context).ifsc), 'mogi0998901')
    await context.userEvent.type(field(context, say(context).upi), 'Misaki@MOGI{Enter}')
    await expect(context.args.onSubmit).toHaveBeenCalledWith({
      region: 'other',
      ...sent,
      holder: 'SATO MISAKI',
      ifsc: 'MOGI0998901',
      upi: 'misaki@mogi',
    })
  },
  ...says({
    ...read,
    fields: {
      口座名義: 'SATO MISAKI',
      金融機関: 'すずかけ模擬銀行 9995',
      支店: '兜町支店 101',
      口座番号: '0712305',
      IFSC: 'mogi0998901',
      UPI: 'Misaki@MOGI',
    },
    texts: [
      '英字・確認済みの氏名',
      '架空の10行から',
      '支店コード 3桁',
      '預金種目',
      '7桁の数字',
      '登録したあとは、下3桁だけを表示します。',
      'MOGI0 と英数字6文字',
      '名前@mogi',
      '登録する口座 すずかけ模擬銀行 兜町支店 普通 0712305',
    ],
  }),
})

/** Back in Japan nothing of the other region is asked for. */
export const BackInJapan = meta.story({
  async play(context) {
    await pick(context, say(context).regionOther)
    await expect(field(context, say(context).ifsc)).toBeVisible()
    await chooseBank(context, '9990')
    await expect(keyAt(context, say(context).postalNumber)).toBe('next')
    await chooseBank(context, '9995')
    await pick(context, say(context).regionJp)
  },
  ...says({
    ...read,
    fields: { ...read.fields, 金融機関: 'すずかけ模擬銀行 9995' },
    texts: [
      '確認済みの氏名と同じ',
      '架空の10行から',
      '支店コード 3桁',
      '預金種目',
      '7桁の数字',
      '登録したあとは、下3桁だけを表示します。',
    ],
    groups: ['口座の地域', '預金種目'],
  }),
})

/** Somebody else's name, and codes of real banks: each at its field, the name with the way back to one's own. */
export const OtherRegionWrong = meta.story({
  async play(context) {
    await pick(context, say(context).regionOther)
    await fillIn(context)
    await context.userEvent.clear(field(context, say(context).holder))
    await context.userEvent.type(field(context, say(context).holder), 'YAMADA TARO')
    await context.userEvent.type(field(context, say(context).ifsc), 'ABCD0998901')
    await context.userEvent.type(field(context, say(context).upi), 'misaki@bank')
    await context.userEvent.tab()
    await expect(field(context, say(context).holder)).toHaveAttribute('aria-invalid', 'true')
    await context.userEvent.click(context.canvas.getByRole('button', { name: say(context).holderOwn }))
    await expect(field(context, say(context).holder)).toHaveValue('SATO MISAKI')
  },
  ...says({
    ...read,
    actions: { ...read.actions, 口座を登録する: 'button, disabled' },
    fields: {
      口座名義: 'SATO MISAKI',
      金融機関: 'すずかけ模擬銀行 9995',
      支店: '兜町支店 101',
      口座番号: '0712305',
      IFSC: 'ABCD0998901 ✗ IFSC は MOGI0 と英数字6文字で入力してください。 MOGI0 と英数字6文字',
      UPI: 'misaki@bank ✗ UPI は「名前@mogi」の形で入力してください。名前は2〜50文字の英数字と . _ - です。 名前@mogi',
    },
    texts: [
      '英字・確認済みの氏名',
      '架空の10行から',
      '支店コード 3桁',
      '預金種目',
      '7桁の数字',
      '登録したあとは、下3桁だけを表示します。',
      '入力内容を2か所直すと登録できます',
    ],
  }),
})

export const OtherRegionEmpty = meta.story({
  async play(context) {
    await pick(context, say(context).regionOther)
    await fillIn(context)
    await context.userEvent.clear(field(context, say(context).holder))
    await context.userEvent.click(submitButton(context))
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
  ...says({
    ...read,
    actions: { ...read.actions, 確認済みの名義にする: 'button', 口座を登録する: 'button, disabled' },
    fields: {
      口座名義: '✗ 口座名義を入力してください。 英字・確認済みの氏名',
      金融機関: 'すずかけ模擬銀行 9995',
      支店: '兜町支店 101',
      口座番号: '0712305',
      IFSC: '✗ IFSC を入力してください。 MOGI0 と英数字6文字',
      UPI: '✗ UPI を入力してください。 名前@mogi',
    },
    texts: [
      '架空の10行から',
      '支店コード 3桁',
      '預金種目',
      '7桁の数字',
      '登録したあとは、下3桁だけを表示します。',
      '入力内容を3か所直すと登録できます',
    ],
  }),
})

export const Loading = meta.story({
  args: { data: loading() },
  ...says({ ...read, actions: { 戻る: '#/user/BankCard' }, fields: {}, notices: [], texts: [] }),
})

export const Failed = meta.story({
  args: { data: failed(refuse('offline', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    ...read,
    actions: { 戻る: '#/user/BankCard', もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    fields: {},
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
    texts: [],
  }),
})

export const Refreshing = meta.story({
  args: { data: refreshing(sampleData) },
  ...says(read),
})

/** No form before the identity check: a link to it replaces the form. */
export const Unverified = meta.story({
  tags: ['vrt'],
  args: { data: ready(addCardData({ identity: sampleUnverified, member: sampleMember })) },
  play: ({ canvas }) => cardShown(canvas),
  ...says({
    ...read,
    actions: { 戻る: '#/user/BankCard', 本人確認へ進む: '#/user/bandCard' },
    fields: {},
    notices: [
      '[info] 先に本人確認をしてください。 必要な操作 本人確認 根拠：口座の名義は、確認済みの氏名と一致が必要です',
    ],
    texts: [],
  }),
})

export const InReview = meta.story({
  args: { data: ready(addCardData({ identity: sampleUnderReview, member: sampleMember })) },
  ...says({
    ...read,
    actions: { 戻る: '#/user/BankCard', 審査の経過を見る: '#/user/bandCard' },
    fields: {},
    notices: ['[progress] 本人確認を審査中です。結果が出ると口座を登録できます。'],
    texts: [],
  }),
})

export const Frozen = meta.story({
  args: { data: ready(addCardData({ identity: sampleIdentity, member: sampleFrozenMember })) },
  ...says({
    ...read,
    actions: { ...read.actions, お問い合わせ: '#/user/kf' },
    notices: [
      '[danger] 本人確認の再審査のため、11/18（水）0:00から凍結中です（模擬時刻）。出金、注文の取消、お問い合わせはできます。',
      '[progress] 実在の口座は登録できません。 架空の番号を入れてください。',
    ],
  }),
})

/** It is there already; of its number the phone knows nothing, so the server says it. */
export const Refused = meta.story({
  tags: ['vrt'],
  render: (args) => <Answering {...args} answer={refused([refuse('cardExists', {})])} />,
  async play(context) {
    await fillIn(context)
    await context.userEvent.click(submitButton(context))
    await cardShown(context.canvas)
  },
  ...says({
    ...read,
    actions: { ...read.actions, 閉じる: 'button', 登録済みの口座を見る: '#/user/BankCard' },
    fields: { ...read.fields, 金融機関: 'すずかけ模擬銀行 9995', 支店: '兜町支店 101', 口座番号: '0712305' },
    notices: [
      '[progress] 実在の口座は登録できません。 架空の番号を入れてください。',
      '[neutral] この口座は登録済みです。登録済みの口座を使ってください。',
    ],
    texts: [
      '確認済みの氏名と同じ',
      '架空の10行から',
      '支店コード 3桁',
      '預金種目',
      '7桁の数字',
      '登録したあとは、下3桁だけを表示します。',
      '登録する口座 すずかけ模擬銀行 兜町支店 普通 0712305',
    ],
  }),
})

export const FailedToAdd = meta.story({
  render: (args) => <Answering {...args} answer={refused([refuse('updateFailed', {})])} />,
  async play(context) {
    await fillIn(context)
    await context.userEvent.click(submitButton(context))
    await cardShown(context.canvas)
  },
  ...says({
    ...read,
    actions: { ...read.actions, 閉じる: 'button', 最新の状態を読み込む: 'button' },
    fields: { ...read.fields, 金融機関: 'すずかけ模擬銀行 9995', 支店: '兜町支店 101', 口座番号: '0712305' },
    notices: [
      '[progress] 実在の口座は登録できません。 架空の番号を入れてください。',
      '[danger] 申し訳ありません。変更できませんでした。もう一度お試しください。 根拠：受付の前に止まりました。何も動いていません',
    ],
    texts: [
      '確認済みの氏名と同じ',
      '架空の10行から',
      '支店コード 3桁',
      '預金種目',
      '7桁の数字',
      '登録したあとは、下3桁だけを表示します。',
      '登録する口座 すずかけ模擬銀行 兜町支店 普通 0712305',
    ],
  }),
})

/** Once all is read anew, the answer of before is taken away. */
export const ReadAnew = meta.story({
  render: (args) => <Answering {...args} answer={refused([refuse('updateFailed', {})])} />,
  async play(context) {
    await fillIn(context)
    await context.userEvent.click(submitButton(context))
    await cardShown(context.canvas)
    const reload = inLanguage({ ja: /最新/, en: /current/, 'zh-Hant': /最新/ }, context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: reload }))
    await expect(context.args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({ notices: ['[progress] 実在の口座は登録できません。 架空の番号を入れてください。'] }),
})

export const Sending = meta.story({
  args: { submission: sending() },
  async play(context) {
    await fillIn(context)
    await context.userEvent.type(field(context, say(context).number), '{Enter}')
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
  ...says({
    ...read,
    actions: { ...read.actions, 送信中: 'button, busy', 口座を登録する: undefined },
    fields: { ...read.fields, 金融機関: 'すずかけ模擬銀行 9995', 支店: '兜町支店 101', 口座番号: '0712305' },
    texts: [
      '確認済みの氏名と同じ',
      '架空の10行から',
      '支店コード 3桁',
      '預金種目',
      '7桁の数字',
      '登録したあとは、下3桁だけを表示します。',
      '登録する口座 すずかけ模擬銀行 兜町支店 普通 0712305',
    ],
  }),
})

export const Confirming = meta.story({
  args: { submission: confirming() },
  play: fillIn,
  ...says({
    ...read,
    actions: {
      ...read.actions,
      '銀行口座へ戻る（結果は一覧に出ます）': '#/user/BankCard',
      確認中: 'button, busy',
      口座を登録する: undefined,
    },
    fields: { ...read.fields, 金融機関: 'すずかけ模擬銀行 9995', 支店: '兜町支店 101', 口座番号: '0712305' },
    notices: [
      '[progress] 実在の口座は登録できません。 架空の番号を入れてください。',
      '[progress] 応答が届かないため、結果を確認中です。二重に登録されることはなく、入力内容も残ります。',
    ],
    texts: [
      '確認済みの氏名と同じ',
      '架空の10行から',
      '支店コード 3桁',
      '預金種目',
      '7桁の数字',
      '登録したあとは、下3桁だけを表示します。',
      '登録する口座 すずかけ模擬銀行 兜町支店 普通 0712305',
    ],
  }),
})

export const Done = meta.story({
  args: { submission: done(sampleCards[0] as Card) },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()),
  ...says({
    ...read,
    headings: ['口座の追加', '口座を登録しました'],
    figures: { '預金種目・番号': '普通 ••••305', 口座名義: 'サトウ ミサキ' },
    actions: { 戻る: '#/user/BankCard', 出金へ進む: '#/user/withdraw', 銀行口座を見る: '#/user/BankCard' },
    fields: {},
    notices: [],
    texts: ['あさぎ模擬銀行 本店', 'この口座へ出金できます。番号は下3桁だけを表示します。'],
  }),
})

export const DoneOtherRegion = meta.story({
  args: { submission: done(sampleOtherRegionCard) },
  ...says({
    ...read,
    headings: ['口座の追加', '口座を登録しました'],
    figures: {
      '預金種目・番号': '普通 ••••305',
      口座名義: 'MISAKI SATO',
      IFSC: 'MOGI0998901',
      UPI: 'misaki.sato@mogi',
    },
    actions: { 戻る: '#/user/BankCard', 出金へ進む: '#/user/withdraw', 銀行口座を見る: '#/user/BankCard' },
    fields: {},
    notices: [],
    texts: ['うみねこ模擬ネット銀行 インターネット支店', 'この口座へ出金できます。番号は下3桁だけを表示します。'],
  }),
})

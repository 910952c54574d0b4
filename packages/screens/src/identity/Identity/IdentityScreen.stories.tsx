import { sampleFrozenMember } from '@kabuto/domain/account'
import {
  type Identity,
  sampleIdentity,
  sampleRejectedIdentity,
  sampleUnderReview,
  sampleUnverified,
} from '@kabuto/domain/identity'
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
import { kitWords } from '@kabuto/ui-kit'
import { answering } from '@kabuto/storybook/answering'
import { keepsDrafts } from '@kabuto/storybook/keepsDrafts'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { somePicture } from '@kabuto/storybook/somePicture'
import { textsIn } from '@kabuto/storybook/textsIn'
import { type ComponentProps, useState } from 'react'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, waitFor } from 'storybook/test'
import { inLanguage } from '../../shared/inLanguage.ts'
import type { Picturing } from '../../shared/picture.ts'
import { cardShown } from '../../shared/Refusal/cardShown.ts'
import { type IdentityData, IdentityScreen } from './IdentityScreen.tsx'

const say = textsIn('identity')

const none: Picturing = { submission: idle(), onPick: fn(), onRemove: fn() }
const sent = (submission: Picturing['submission']): Picturing => ({ ...none, submission })
const of = (identity: Identity, blocks: IdentityData['blocks'] = {}) => ready<IdentityData>({ identity, blocks })

const Answering = answering(IdentityScreen)

/** What a member reads at first. */
const read = {
  headings: ['本人確認'],
  figures: {},
  actions: { 戻る: '#/user/usercenter', 番号をつくる: 'button', 見本の画像を使う: 'button', 審査に送る: 'button' },
  fields: { 氏名: '', '氏名（カナ）': '', 身分証の番号: '' },
  notices: ['[progress] 本物の身分証は使わないでください。 見本の画像で手順を試せます。'],
  texts: [
    '氏名',
    '画像',
    '審査',
    '完了',
    '架空の名前でかまいません',
    'ひらがなも可',
    '銀行口座の名義になります。',
    '0000で始まる12桁',
    '身分証の画像',
    'JPG・PNG・WebP 5MBまで',
    '撮影・選択・見本',
    '撮影・選択・見本',
    '画像は長辺640ピクセルに縮め、審査が終わると消します。',
  ],
}

const rejected = of({ ...sampleRejectedIdentity, submittedAt: sampleUnderReview.submittedAt })

/** What was sent is rejected while its page is shown. */
function Rejecting({ onSubmit, ...rest }: ComponentProps<typeof IdentityScreen>) {
  const [isDecided, setIsDecided] = useState(false)
  return (
    <IdentityScreen
      {...rest}
      data={isDecided ? rejected : rest.data}
      submission={isDecided ? done(sampleUnderReview) : idle()}
      onSubmit={(request) => {
        onSubmit(request)
        setIsDecided(true)
      }}
    />
  )
}

const drafts = keepsDrafts()

const meta = preview.meta({
  title: 'Screens/Identity/Identity',
  component: IdentityScreen,
  args: {
    data: of(sampleUnverified),
    now: moments.pictures,
    pictures: { front: none, back: none },
    submission: idle<Identity>(),
    onSubmit: fn(),
    onMakeNumber: fn(() => '000000000421'),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'globals'>

const field = (context: Play, label: string): HTMLElement => context.canvas.getByRole('textbox', { name: label })
const press = (context: Play, name: string): Promise<void> =>
  context.userEvent.click(context.canvas.getByRole('button', { name }))

/** The names are known from before; the number is made. */
const named = of({ ...sampleUnverified, name: '佐藤 美咲', nameKana: 'さとう みさき' })

const who = { name: '佐藤 美咲', nameKana: 'サトウ ミサキ', idNumber: '000000000421' }

/** The samples are offered; nothing real is asked for. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play(context) {
    for (const add of [say(context).frontAdd, say(context).backAdd])
      await expect(context.canvas.getByText(add)).toBeVisible()
  },
  ...says({ ...read, groups: ['本人確認の段階'] }),
})

/** The sample pictures by one press; what is sent is what the rules read. */
export const FilledIn = meta.story({
  tags: ['vrt'],
  ...drafts.story,
  args: { data: named },
  async play(context) {
    await press(context, say(context).makeNumber)
    await press(context, say(context).useSamples)
    await press(context, say(context).submit)
    await expect(context.args.onSubmit).toHaveBeenCalledWith({ ...who, front: 'sample-front', back: 'sample-back' })
    await expect(drafts.kept()).toMatchObject({ identity: { idNumber: '000000000421' } })
  },
  ...says({
    ...read,
    figures: { '': '氏名', ' 2': '画像' },
    actions: { ...read.actions, 差し替え: 'button', 削除: 'button', '差し替え 2': 'button', '削除 2': 'button' },
    fields: { 氏名: '佐藤 美咲', '氏名（カナ）': 'さとう みさき', 身分証の番号: '000000000421' },
    texts: [
      '審査',
      '完了',
      '架空の名前でかまいません',
      'ひらがなも可',
      '銀行口座の名義になります。',
      '0000で始まる12桁',
      '身分証の画像',
      'JPG・PNG・WebP 5MBまで',
      '見本の画像',
      '見本の画像',
      '画像は長辺640ピクセルに縮め、審査が終わると消します。',
    ],
  }),
})

/** A sample can be taken away again, and is then missing. */
export const WithoutBack = meta.story({
  args: { data: named },
  async play(context) {
    await press(context, say(context).makeNumber)
    await press(context, say(context).useSamples)
    const [, remove] = context.canvas.getAllByRole('button', { name: /^(削除|Delete|刪除)$/ })
    if (remove) await context.userEvent.click(remove)
    await press(context, say(context).submit)
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'back'))
  },
  ...says({
    ...read,
    figures: { '': '氏名' },
    actions: { ...read.actions, 差し替え: 'button', 削除: 'button', 審査に送る: 'button, disabled' },
    fields: { 氏名: '佐藤 美咲', '氏名（カナ）': 'さとう みさき', 身分証の番号: '000000000421' },
    notices: [
      '[progress] 本物の身分証は使わないでください。 見本の画像で手順を試せます。',
      '裏面の画像を選ぶか、見本を使ってください。',
    ],
    texts: [
      '画像',
      '審査',
      '完了',
      '架空の名前でかまいません',
      'ひらがなも可',
      '銀行口座の名義になります。',
      '0000で始まる12桁',
      '身分証の画像',
      'JPG・PNG・WebP 5MBまで',
      '見本の画像',
      '画像は長辺640ピクセルに縮め、審査が終わると消します。',
      '入力内容を1か所直すと送信できます',
    ],
  }),
})

/** Nothing typed: each field says what is missing, and the button how much. */
export const NothingTyped = meta.story({
  async play(context) {
    await press(context, say(context).submit)
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
    await waitFor(() => expect(field(context, say(context).name)).toHaveFocus())
  },
  ...says({
    ...read,
    actions: { ...read.actions, 審査に送る: 'button, disabled' },
    fields: {
      氏名: '✗ 氏名を入力してください。 架空の名前でかまいません',
      '氏名（カナ）': '✗ 氏名（カナ）を入力してください。 ひらがなも可',
      身分証の番号: '✗ 身分証の番号を入力してください。番号をつくることもできます。 0000で始まる12桁',
    },
    notices: [
      '[progress] 本物の身分証は使わないでください。 見本の画像で手順を試せます。',
      '表面の画像を選ぶか、見本を使ってください。',
      '裏面の画像を選ぶか、見本を使ってください。',
    ],
    texts: [
      '氏名',
      '画像',
      '審査',
      '完了',
      '身分証の画像',
      'JPG・PNG・WebP 5MBまで',
      '画像は長辺640ピクセルに縮め、審査が終わると消します。',
      '入力内容を5か所直すと送信できます',
    ],
  }),
})

/** Digits in a name, kanji for kana, the number of a real card: each at its field as soon as it is left. */
export const Wrong = meta.story({
  args: { data: of({ ...sampleUnverified, name: '佐藤2号🪖', nameKana: '佐藤' }) },
  async play(context) {
    await context.userEvent.click(field(context, say(context).name))
    await context.userEvent.click(field(context, say(context).nameKana))
    await context.userEvent.type(field(context, say(context).idNumber), '1234 5678 9012')
    await context.userEvent.tab()
  },
  ...says({
    ...read,
    actions: { ...read.actions, 審査に送る: 'button, disabled' },
    fields: {
      氏名: '佐藤2号🪖 ✗ 氏名は文字だけで、50文字までで入力してください。 架空の名前でかまいません',
      '氏名（カナ）': '佐藤 ✗ 氏名（カナ）はカタカナで入力してください。 ひらがなも可',
      身分証の番号:
        '1234 5678 9012 ✗ 証明書番号は0000で始まる12桁の数字で入力してください。実在の番号は使えません。 0000で始まる12桁',
    },
    texts: [
      '氏名',
      '画像',
      '審査',
      '完了',
      '身分証の画像',
      'JPG・PNG・WebP 5MBまで',
      '撮影・選択・見本',
      '撮影・選択・見本',
      '画像は長辺640ピクセルに縮め、審査が終わると消します。',
      '入力内容を3か所直すと送信できます',
    ],
  }),
})

/** Pictures of one's own take the place of the samples. */
export const OwnPictures = meta.story({
  args: {
    data: named,
    pictures: {
      front: { ...sent(done({ id: 'upload-7', preview: '/mark.svg' })), onPick: fn() },
      back: { ...sent(done({ id: 'upload-8', preview: '/mark.svg' })), onPick: fn() },
    },
  },
  async play(context) {
    const { front, back } = context.args.pictures
    for (const name of [say(context).front, say(context).back])
      await expect(context.canvas.getByRole('img', { name })).toBeVisible()
    const [first, second] = context.canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]')
    if (first) await context.userEvent.upload(first, await somePicture())
    await waitFor(() => expect(front.onPick).toHaveBeenCalledOnce())
    await expect(back.onPick).not.toHaveBeenCalled()
    if (second) await context.userEvent.upload(second, await somePicture())
    await waitFor(() => expect(back.onPick).toHaveBeenCalledOnce())
    await press(context, say(context).makeNumber)
    await press(context, say(context).submit)
    await expect(context.args.onSubmit).toHaveBeenCalledWith({ ...who, front: 'upload-7', back: 'upload-8' })
    await press(context, say(context).useSamples)
    await expect(none.onRemove).toHaveBeenCalledTimes(2)
  },
  ...says({
    ...read,
    figures: { '': '氏名', ' 2': '画像' },
    actions: { ...read.actions, 差し替え: 'button', 削除: 'button', '差し替え 2': 'button', '削除 2': 'button' },
    fields: { 氏名: '佐藤 美咲', '氏名（カナ）': 'さとう みさき', 身分証の番号: '000000000421' },
    texts: [
      '審査',
      '完了',
      '架空の名前でかまいません',
      'ひらがなも可',
      '銀行口座の名義になります。',
      '0000で始まる12桁',
      '身分証の画像',
      'JPG・PNG・WebP 5MBまで',
      '選んだ画像（「見本」の字を入れました）',
      '選んだ画像（「見本」の字を入れました）',
      '画像は長辺640ピクセルに縮め、審査が終わると消します。',
    ],
  }),
})

/** One is on its way, one did not arrive. */
export const PicturesUnderWay = meta.story({
  args: {
    data: named,
    pictures: { front: sent(sending()), back: sent(refused([refuse('uploadFailed', { reason: 'size', max: '5MB' })])) },
  },
  async play(context) {
    await press(context, say(context).makeNumber)
    await press(context, say(context).submit)
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
    // What is on its way is given up, and nothing else.
    await press(context, inLanguage(kitWords, context).cancel)
    await expect(none.onRemove).toHaveBeenCalledOnce()
  },
  ...says({
    ...read,
    figures: { '': '氏名' },
    actions: { ...read.actions, やめる: 'button', 削除: 'button', 審査に送る: 'button, disabled' },
    fields: { 氏名: '佐藤 美咲', '氏名（カナ）': 'さとう みさき', 身分証の番号: '000000000421' },
    notices: [
      '[progress] 本物の身分証は使わないでください。 見本の画像で手順を試せます。',
      '画像を受け取れませんでした。画像が大きすぎます。5MB以下の JPEG、PNG、WebP を選んでください。',
    ],
    texts: [
      '画像',
      '審査',
      '完了',
      '架空の名前でかまいません',
      'ひらがなも可',
      '銀行口座の名義になります。',
      '0000で始まる12桁',
      '身分証の画像',
      'JPG・PNG・WebP 5MBまで',
      '送信中',
      '画像は長辺640ピクセルに縮め、審査が終わると消します。',
      '画像を送信しています。終わると申請できます',
    ],
  }),
})

export const PictureRefused = meta.story({
  args: {
    data: named,
    pictures: { front: none, back: sent(refused([refuse('uploadFailed', { reason: 'broken', max: '5MB' })])) },
  },
  async play(context) {
    await press(context, say(context).makeNumber)
    await press(context, say(context).submit)
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
  ...says({
    ...read,
    figures: { '': '氏名' },
    actions: { ...read.actions, 削除: 'button', 審査に送る: 'button, disabled' },
    fields: { 氏名: '佐藤 美咲', '氏名（カナ）': 'さとう みさき', 身分証の番号: '000000000421' },
    notices: [
      '[progress] 本物の身分証は使わないでください。 見本の画像で手順を試せます。',
      '表面の画像を選ぶか、見本を使ってください。',
      '画像を受け取れませんでした。画像が壊れています。5MB以下の JPEG、PNG、WebP を選んでください。',
    ],
    texts: [
      '画像',
      '審査',
      '完了',
      '架空の名前でかまいません',
      'ひらがなも可',
      '銀行口座の名義になります。',
      '0000で始まる12桁',
      '身分証の画像',
      'JPG・PNG・WebP 5MBまで',
      '画像は長辺640ピクセルに縮め、審査が終わると消します。',
      '入力内容を2か所直すと送信できます',
    ],
  }),
})

export const Loading = meta.story({
  args: { data: loading() },
  ...says({ ...read, actions: { 戻る: '#/user/usercenter' }, fields: {}, texts: [] }),
})

export const Failed = meta.story({
  args: { data: failed(refuse('offline', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    ...read,
    actions: { 戻る: '#/user/usercenter', もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    fields: {},
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
    texts: [],
  }),
})

export const Refreshing = meta.story({
  args: { data: refreshing({ identity: sampleUnverified, blocks: {} }) },
  ...says(read),
})

/** In review elsewhere meanwhile: one press reads what became of it. */
export const Refused = meta.story({
  tags: ['vrt'],
  args: { data: named },
  render: (args) => (
    <Answering
      {...args}
      answer={refused([refuse('illegalState', { state: 'underReview', allowed: ['unverified'] })])}
    />
  ),
  async play(context) {
    await press(context, say(context).makeNumber)
    await press(context, say(context).useSamples)
    await press(context, say(context).submit)
    await cardShown(context.canvas)
  },
  ...says({
    ...read,
    figures: { '': '氏名', ' 2': '画像' },
    actions: {
      ...read.actions,
      差し替え: 'button',
      削除: 'button',
      '差し替え 2': 'button',
      '削除 2': 'button',
      閉じる: 'button',
      最新の状態を読み込む: 'button',
    },
    fields: { 氏名: '佐藤 美咲', '氏名（カナ）': 'さとう みさき', 身分証の番号: '000000000421' },
    notices: [
      '[progress] 本物の身分証は使わないでください。 見本の画像で手順を試せます。',
      '[neutral] いまの状態は「審査中」です。この操作ができるのは「未確認」のときです。 いまの状態 審査中 操作できる状態 未確認',
    ],
    texts: [
      '審査',
      '完了',
      '架空の名前でかまいません',
      'ひらがなも可',
      '銀行口座の名義になります。',
      '0000で始まる12桁',
      '身分証の画像',
      'JPG・PNG・WebP 5MBまで',
      '見本の画像',
      '見本の画像',
      '画像は長辺640ピクセルに縮め、審査が終わると消します。',
    ],
  }),
})

/** Once all is read anew, the answer of before is taken away. */
export const ReadAnew = meta.story({
  args: { data: named },
  render: (args) => (
    <Answering
      {...args}
      answer={refused([refuse('illegalState', { state: 'underReview', allowed: ['unverified'] })])}
    />
  ),
  async play(context) {
    await press(context, say(context).makeNumber)
    await press(context, say(context).useSamples)
    await press(context, say(context).submit)
    await cardShown(context.canvas)
    const reload = inLanguage({ ja: /最新/, en: /current/, 'zh-Hant': /最新/ }, context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: reload }))
    await expect(context.args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({ notices: ['[progress] 本物の身分証は使わないでください。 見本の画像で手順を試せます。'] }),
})

/** A picture that was deleted with the review before: the card opens what it is chosen with. */
export const ImageGone = meta.story({
  args: { data: named },
  render: (args) => <Answering {...args} answer={refused([refuse('imageGone', { field: 'back' }, 'back')])} />,
  async play(context) {
    await press(context, say(context).makeNumber)
    await press(context, say(context).useSamples)
    await press(context, say(context).submit)
    await cardShown(context.canvas)
    const opened: (string | undefined)[] = []
    // The canvas is that of all stories: what is listened to on it ends with this one.
    const listening = new AbortController()
    context.canvasElement.addEventListener(
      'click',
      (event) => {
        if (!(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        opened.push(event.target.name)
      },
      { signal: listening.signal },
    )
    const choose = inLanguage({ ja: '画像を選ぶ', en: 'Choose an image', 'zh-Hant': '選擇圖片' }, context)
    await press(context, choose)
    listening.abort()
    await expect(opened).toEqual(['back'])
  },
  ...says({
    ...read,
    figures: { '': '氏名', ' 2': '画像' },
    actions: {
      ...read.actions,
      差し替え: 'button',
      削除: 'button',
      '差し替え 2': 'button',
      '削除 2': 'button',
      閉じる: 'button',
      画像を選ぶ: 'button',
      審査に送る: 'button, disabled',
    },
    fields: { 氏名: '佐藤 美咲', '氏名（カナ）': 'さとう みさき', 身分証の番号: '000000000421' },
    notices: [
      '[progress] 本物の身分証は使わないでください。 見本の画像で手順を試せます。',
      '[info] 裏面の画像が見つかりません。画像は審査が終わると削除されます。もう一度選んでください。 項目 裏面の画像',
    ],
    texts: [
      '審査',
      '完了',
      '架空の名前でかまいません',
      'ひらがなも可',
      '銀行口座の名義になります。',
      '0000で始まる12桁',
      '身分証の画像',
      'JPG・PNG・WebP 5MBまで',
      '見本の画像',
      '見本の画像',
      '画像は長辺640ピクセルに縮め、審査が終わると消します。',
      '入力内容を1か所直すと送信できます',
    ],
  }),
})

export const Sending = meta.story({
  args: {
    data: named,
    submission: sending(),
  },
  async play(context) {
    await press(context, say(context).makeNumber)
    await press(context, say(context).useSamples)
    await context.userEvent.type(field(context, say(context).idNumber), '{Enter}')
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
  ...says({
    ...read,
    figures: { '': '氏名', ' 2': '画像' },
    actions: {
      ...read.actions,
      差し替え: 'button',
      削除: 'button',
      '差し替え 2': 'button',
      '削除 2': 'button',
      送信中: 'button, busy',
      審査に送る: undefined,
    },
    fields: { 氏名: '佐藤 美咲', '氏名（カナ）': 'さとう みさき', 身分証の番号: '000000000421' },
    texts: [
      '審査',
      '完了',
      '架空の名前でかまいません',
      'ひらがなも可',
      '銀行口座の名義になります。',
      '0000で始まる12桁',
      '身分証の画像',
      'JPG・PNG・WebP 5MBまで',
      '見本の画像',
      '見本の画像',
      '画像は長辺640ピクセルに縮め、審査が終わると消します。',
    ],
  }),
})

export const Confirming = meta.story({
  args: { submission: confirming() },
  ...says({
    ...read,
    actions: {
      ...read.actions,
      'マイページへ戻る（結果はこの画面に出ます）': '#/user/usercenter',
      確認中: 'button, busy',
      審査に送る: undefined,
    },
    notices: [
      '[progress] 本物の身分証は使わないでください。 見本の画像で手順を試せます。',
      '[progress] 応答が届かないため、結果を確認中です。二重に送られることはなく、入力内容も残ります。',
    ],
  }),
})

/** What happens next, who decides, and of the number its end only; the focus is at the top. */
export const Sent = meta.story({
  tags: ['vrt'],
  args: { submission: done(sampleUnderReview) },
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    const steps = [...canvasElement.querySelectorAll<HTMLElement>('[data-progress]')]
    await expect(steps.map(({ dataset }) => dataset['progress'])).toEqual(
      ['done done now todo', 'done now todo'].flatMap((each) => each.split(' ')),
    )
  },
  ...says({
    ...read,
    groups: ['本人確認の段階', '審査の経過'],
    headings: ['本人確認', '審査に送りました', '送った内容'],
    figures: {
      '': '氏名',
      ' 2': '画像',
      確認済み: '―',
      氏名: '佐藤 美咲',
      '氏名（カナ）': 'サトウ ミサキ',
      身分証の番号: '•••• •••• 0421',
    },
    actions: { 戻る: '#/user/usercenter', マイページへ戻る: '#/user/usercenter' },
    fields: {},
    notices: [],
    texts: [
      '審査',
      '完了',
      '11/20（金）14:33ごろに結果が出ます（模擬時刻）。この画面を離れてもかまいません。',
      '送信',
      '11/20（金）14:31（模擬時刻）',
      '審査',
      '11/20（金）14:33ごろの予定',
      '模擬の事務局が自動で決めます。人は見ていません。',
      '番号は下4桁だけを表示します。',
    ],
  }),
})

/** The time has come, and the decision has not been read yet. */
export const Late = meta.story({
  args: { data: of({ ...sampleUnderReview, decidedAt: '2026-11-20T14:31:59+09:00' }) },
  ...says({
    ...read,
    headings: ['本人確認', '審査に送りました', '送った内容'],
    figures: {
      '': '氏名',
      ' 2': '画像',
      審査: '―',
      確認済み: '―',
      氏名: '佐藤 美咲',
      '氏名（カナ）': 'サトウ ミサキ',
      身分証の番号: '•••• •••• 0421',
    },
    actions: { 戻る: '#/user/usercenter', マイページへ戻る: '#/user/usercenter' },
    fields: {},
    notices: [],
    texts: [
      '審査',
      '完了',
      'まもなく結果が出ます。この画面を離れてもかまいません。',
      '送信',
      '11/20（金）14:31（模擬時刻）',
      '模擬の事務局が自動で決めます。人は見ていません。',
      '番号は下4桁だけを表示します。',
    ],
  }),
})

export const Verified = meta.story({
  tags: ['vrt'],
  args: { data: of(sampleIdentity) },
  // No step is still to come.
  play: ({ canvasElement }) =>
    expect(canvasElement.querySelector('[data-progress]:not([data-progress=done])')).toBeNull(),
  ...says({
    ...read,
    headings: ['本人確認', '本人確認が済みました', '確認した内容'],
    figures: {
      '': '氏名',
      ' 2': '画像',
      ' 3': '審査',
      ' 4': '完了',
      審査: '―',
      氏名: '佐藤 美咲',
      '氏名（カナ）': 'サトウ ミサキ',
      身分証の番号: '•••• •••• 0421',
    },
    actions: { 戻る: '#/user/usercenter', 銀行口座へ進む: '#/user/BankCard' },
    fields: {},
    notices: [],
    texts: [
      '本人名義の銀行口座を登録して、出金できます。',
      '送信',
      '10/26（月）9:12（模擬時刻）',
      '模擬の事務局が自動で決めます。人は見ていません。',
      '確認済み',
      '10/26（月）9:13（模擬時刻）',
      '画像は消しました',
      '番号は下4桁だけを表示します。',
    ],
  }),
})

/** What was sent on this page was decided meanwhile. */
export const Decided = meta.story({
  args: {
    data: of({ ...sampleIdentity, submittedAt: sampleUnderReview.submittedAt }),
    submission: done(sampleUnderReview),
  },
  ...says({ headings: ['本人確認', '本人確認が済みました', '確認した内容'] }),
})

/** With its reason; the names stay, number and pictures are given anew, also where it was sent on this page. */
export const Rejected = meta.story({
  tags: ['vrt'],
  args: {
    data: of({ ...sampleRejectedIdentity, submittedAt: sampleUnderReview.submittedAt }),
    submission: done(sampleUnderReview),
  },
  async play(context) {
    await press(context, say(context).makeNumber)
    await press(context, say(context).useSamples)
    await press(context, say(context).submit)
    await expect(context.args.onSubmit).toHaveBeenCalledWith({ ...who, front: 'sample-front', back: 'sample-back' })
  },
  ...says({
    ...read,
    figures: { '': '氏名', ' 2': '画像' },
    actions: { ...read.actions, 差し替え: 'button', 削除: 'button', '差し替え 2': 'button', '削除 2': 'button' },
    fields: { 氏名: '佐藤 美咲', '氏名（カナ）': 'サトウ ミサキ', 身分証の番号: '000000000421' },
    notices: [
      '[danger] 10/26（月）9:13に却下されました（模擬時刻） 理由：裏面の画像が読み取れません 直して、もう一度送れます。回数の制限はありません。',
      '[progress] 本物の身分証は使わないでください。 見本の画像で手順を試せます。',
    ],
    texts: [
      '審査',
      '完了',
      '架空の名前でかまいません',
      'ひらがなも可',
      '銀行口座の名義になります。',
      '0000で始まる12桁',
      '身分証の画像',
      'JPG・PNG・WebP 5MBまで',
      '見本の画像',
      '見本の画像',
      '画像は長辺640ピクセルに縮め、審査が終わると消します。',
    ],
  }),
})

/** A second time: the form begins anew, without a complaint about what nobody has typed yet. */
export const RejectedHere = meta.story({
  args: {
    data: of({
      ...sampleRejectedIdentity,
      lastRejection: { reason: '裏面の画像が読み取れません', at: '2026-10-25T09:13:00+09:00' },
    }),
  },
  render: (args) => <Rejecting {...args} />,
  async play(context) {
    await press(context, say(context).makeNumber)
    await press(context, say(context).useSamples)
    await press(context, say(context).submit)
    await waitFor(() => expect(field(context, say(context).idNumber)).toHaveValue(''))
  },
  ...says({
    headings: read.headings,
    fields: { 氏名: '佐藤 美咲', '氏名（カナ）': 'サトウ ミサキ', 身分証の番号: '' },
    actions: read.actions,
  }),
})

export const Frozen = meta.story({
  args: { data: of(sampleIdentity, sampleFrozenMember.blocks) },
  ...says({
    ...read,
    headings: ['本人確認', '本人確認が済みました', '確認した内容'],
    figures: {
      '': '氏名',
      ' 2': '画像',
      ' 3': '審査',
      ' 4': '完了',
      審査: '―',
      氏名: '佐藤 美咲',
      '氏名（カナ）': 'サトウ ミサキ',
      身分証の番号: '•••• •••• 0421',
    },
    actions: { 戻る: '#/user/usercenter', お問い合わせ: '#/user/kf', 銀行口座へ進む: '#/user/BankCard' },
    fields: {},
    notices: [
      '[danger] 本人確認の再審査のため、11/18（水）0:00から凍結中です（模擬時刻）。出金、注文の取消、お問い合わせはできます。',
    ],
    texts: [
      '本人名義の銀行口座を登録して、出金できます。',
      '送信',
      '10/26（月）9:12（模擬時刻）',
      '模擬の事務局が自動で決めます。人は見ていません。',
      '確認済み',
      '10/26（月）9:13（模擬時刻）',
      '画像は消しました',
      '番号は下4桁だけを表示します。',
    ],
  }),
})

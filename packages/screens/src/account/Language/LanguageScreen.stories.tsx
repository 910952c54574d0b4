import { hrefTo } from '@kabuto/domain/paths'
import { idle, refused, refuse, sending } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { expect, fn } from 'storybook/test'
import { LanguageScreen } from './LanguageScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Account/Language',
  component: LanguageScreen,
  args: {
    language: 'ja' as const,
    onLanguage: fn(),
    failed: undefined,
    submission: idle(),
    onSaveAgain: fn(),
    backHref: hrefTo('member'),
  },
  parameters: { layout: 'fullscreen' },
})

/** What a member reads; what is shown in each choice is read with it. */
const read = {
  headings: ['言語', '切り替えたあと'],
  figures: {
    すぐに変わる: '画面、お断りの理由、銘柄名',
    そのまま残る: '入力中の内容、開いている画面',
    変わらない: '銘柄コード、受付番号、日本時間',
  },
  actions: { 戻る: '#/user/usercenter', 日本語: 'radio, on', English: 'radio', 繁體中文: 'radio' },
  fields: {},
  notices: [] as string[],
  texts: ['English 繁體中文'],
}

/** Each with its own mark of the simulation, money, company, day and change. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play({ args, canvas, userEvent }) {
    const choice = (name: string) => canvas.getByRole('radio', { name })
    await expect(choice('日本語')).toBeChecked()
    await expect(choice('日本語')).toHaveAccessibleDescription(
      /^シミュレーション取引・実際のお金は動きません\s*総資産\s*12,846,320円\s*青葉精機　11\/20（金）.*1.23/,
    )
    await expect(choice('English')).toHaveAccessibleDescription(
      /^Simulated trading. No real money moves.\s*Total assets\s*¥12,846,320\s*Aoba Precision　Fri 20 Nov.*1.23/,
    )
    await expect(choice('繁體中文')).toHaveAccessibleDescription(
      /^模擬交易・不會動用真實資金\s*總資產\s*12,846,320日圓\s*青葉精機　11\/20（五）.*1.23/,
    )
    await userEvent.click(choice('English'))
    await expect(args.onLanguage).toHaveBeenCalledWith('en')
    await userEvent.click(choice('繁體中文'))
    await expect(args.onLanguage).toHaveBeenLastCalledWith('zh-Hant')
  },
  ...says({ ...read, groups: ['言語'] }),
})

/** Nothing is read: there is nothing to wait for and nothing to fail. */
export const Loading = meta.story({ args: { submission: sending() }, ...says(read) })

/** Its words could not be loaded. */
export const Failed = meta.story({
  args: { failed: 'en' },
  ...says({
    ...read,
    notices: ['[danger] Englishを読み込めませんでした。電波の良い場所で、もう一度選んでください。'],
  }),
})

/** Here it has changed; in the books it has not. */
export const Refused = meta.story({
  tags: ['vrt'],
  args: { submission: refused([refuse('updateFailed', {})]) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度保存する|Save again|再次儲存/ }))
    await expect(args.onSaveAgain).toHaveBeenCalledOnce()
  },
  ...says({
    ...read,
    actions: { ...read.actions, もう一度保存する: 'button' },
    notices: ['[progress] この端末では切り替わりました。会員情報には保存できませんでした。'],
  }),
})

export const FailedAndRefused = meta.story({
  args: { failed: 'en', submission: refused([refuse('offline', {})]), language: 'en', backHref: hrefTo('start') },
  ...says({
    ...read,
    actions: { 戻る: '#/login/start', 日本語: 'radio', English: 'radio, on', 繁體中文: 'radio' },
    notices: ['[danger] Englishを読み込めませんでした。電波の良い場所で、もう一度選んでください。'],
    texts: ['日本語 繁體中文'],
  }),
})

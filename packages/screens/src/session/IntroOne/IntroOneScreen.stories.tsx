import { hrefTo } from '@kabuto/domain/paths'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import { expect, fn } from 'storybook/test'
import { IntroOneScreen } from './IntroOneScreen.tsx'

const words = textsIn('joining')

/** What a member reads. */
const read = {
  headings: ['お金も、会社も、本物ではありません。'],
  figures: {
    お金: '模擬資金 10,000,000円 — 入金も送金も、実際には起こりません',
    会社と株価: 'すべて架空 — コードは 0712、米国は KABU1 の形だけ',
    銀行口座: '架空の10行 — 実在の口座は登録できません',
    身分証・電話: '見本と架空の番号 — 本物は送らないでください',
    審査と応答: '決まりで自動 — 人は対応しません。審査は約1分（模擬時刻）',
    時刻: '模擬時計 — 進められます。戻すことはできません',
    '本物に合わせたのは、決まりです。': '手数料、受渡し日、値幅と呼値、取引時間、休場日',
  },
  actions: { 戻る: '#/login/start', 言語: 'button', とばす: '#/login/register', 次へ: '#/login/logon2' },
  fields: {},
  notices: [],
  texts: ['日本語', '次の6つは、すべて模擬です。', '模擬取引'],
}

const meta = preview.meta({
  title: 'Screens/Session/IntroOne',
  component: IntroOneScreen,
  args: {
    language: 'ja' as const,
    onLanguage: fn(),
    backHref: hrefTo('start'),
    skipHref: hrefTo('register'),
    nextHref: hrefTo('introTwo'),
  },
  parameters: { layout: 'fullscreen' },
})

/** To skip it is as large as to read on. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play({ canvas, globals }) {
    const say = words({ globals })
    const [skip, next] = [say.skip, say.next].map((name) => canvas.getByRole('link', { name }))
    await expect([skip?.dataset['kind'], skip?.offsetHeight]).toEqual([next?.dataset['kind'], next?.offsetHeight])
    await expect(canvas.getByRole('status')).toHaveTextContent(/2/)
  },
  ...says(read),
})

export const ChooseLanguage = meta.story({
  async play({ args, canvas, userEvent }) {
    const picker = canvas.getByRole('combobox')
    await userEvent.selectOptions(picker, 'en')
    await expect(args.onLanguage).toHaveBeenCalledWith('en')
  },
  ...says(read),
})

import { hrefTo } from '@kabuto/domain/paths'
import type { Session } from '@kabuto/domain/session'
import { confirming, fill, idle, refused, refuse, sending } from '@kabuto/domain/shared'
import { kitWords } from '@kabuto/ui-kit'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, waitFor } from 'storybook/test'
import { StartScreen } from './StartScreen.tsx'
import { inLanguage } from '../../shared/inLanguage.ts'
import { termsRead } from '../../shared/Terms/termsRead.ts'
import { cardShown } from '../../shared/Refusal/cardShown.ts'

const words = textsIn('session')

/** What a member reads when all is there. */
const read = {
  headings: ['落ち着いて、相場を学ぶ場所。', 'できない理由は、すべて説明します。', '費用は、押す前にすべて示します。'],
  figures: {
    受付時間: '平日 9:30〜19:30',
    次の受付: '11/24（火）9:30',
    約定代金: '284,600円 — 100株 × 2,846.0円',
    買付手数料: '275円 — 20万円超 50万円以下は275円',
    支払いの合計: '[total] 284,875円',
  },
  actions: {
    言語: 'button',
    招待コードで登録: '#/login/register',
    ログイン: '#/login/login',
    デモ会員で見てみる: 'button',
    利用規約: 'button',
    プライバシーポリシー: 'button',
  },
  notices: ['[progress] 11/23（月）は勤労感謝の日です。入金・出金の受付はお休みです。'],
  texts: [
    'Kabuto',
    '日本語',
    '日本株と米国株の取引を、実際のお金を使わずに練習できる模擬取引サービスです。',
    'どの決まりか、あなたの値、いつからできるか。直し方も一緒に示します。',
    '実際のお金、口座、身分証が関わることは一切ありません。',
    '利用規約・プライバシーポリシー',
  ],
}

const meta = preview.meta({
  title: 'Screens/Session/Start',
  component: StartScreen,
  args: {
    siteTitle: 'Kabuto',
    language: 'ja' as const,
    onLanguage: fn(),
    lookAround: idle<Session>(),
    onLookAround: fn(),
    registerHref: hrefTo('register'),
  },
  parameters: { layout: 'fullscreen' },
})

/** What stands out: one way in, or the way on. */
function standsOut(canvasElement: HTMLElement): (string | null)[] {
  return [...canvasElement.querySelectorAll('[data-kind=primary]')].map(({ textContent }) => textContent)
}

/** The first pane says what the page is. To register stands out. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play({ canvas, canvasElement, globals }) {
    const { paneLearnTitle, register } = words({ globals })
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(paneLearnTitle)
    await expect(standsOut(canvasElement)).toEqual([register])
  },
  ...says(read),
})

export const Sending = meta.story({
  args: { lookAround: sending() },
  ...says({ ...read, actions: { ...read.actions, 送信中: 'button, busy', デモ会員で見てみる: undefined } }),
})

export const Refused = meta.story({
  tags: ['vrt'],
  args: {
    lookAround: refused([refuse('tooOften', { retryAt: '2026-11-20T14:32:10+09:00', cause: 'calls', seconds: 8 })]),
  },
  play: ({ canvas }) => cardShown(canvas),
  ...says({
    ...read,
    notices: [
      '[progress] 短い時間に操作が続いたため、一時的に止めています。8秒後にもう一度お試しください。 再開 14:32:10（実際の時刻） 根拠：続けて間違えたとき、短い間に何度も送ったときの決まり',
      ...read.notices,
    ],
  }),
})

export const Confirming = meta.story({
  args: { lookAround: confirming() },
  ...says({
    ...read,
    actions: { ...read.actions, 送信中: 'button, busy', デモ会員で見てみる: undefined },
    notices: ['[progress] 確認中です。応答を調べています。二重に送ることはありません。', ...read.notices],
  }),
})

/** A session is still valid, so going on is the first way, and alone stands out. */
export const Continue = meta.story({
  tags: ['vrt'],
  args: { continueHref: hrefTo('home') },
  async play({ canvas, canvasElement, globals }) {
    const { continue: goOn } = words({ globals })
    await expect(canvas.getByRole('link', { name: goOn })).toHaveAttribute('href', '#/home/index')
    await expect(standsOut(canvasElement)).toEqual([goOn])
  },
  ...says({ ...read, actions: { ...read.actions, 続ける: '#/home/index' } }),
})

export const LookAround = meta.story({
  async play({ args, canvas, userEvent, globals }) {
    await userEvent.click(canvas.getByRole('button', { name: words({ globals }).lookAround }))
    await expect(args.onLookAround).toHaveBeenCalledOnce()
  },
  ...says(read),
})

export const OtherLanguage = meta.story({
  async play({ args, canvas, userEvent }) {
    const choice = canvas.getByRole('combobox', { name: /^(言語|Language|語言)$/ })
    await expect(choice).toHaveDisplayValue('日本語')
    await expect([...choice.querySelectorAll('option')].map(({ text }) => text)).toEqual([
      '日本語',
      'English',
      '繁體中文',
    ])
    await userEvent.selectOptions(choice, '繁體中文')
    await expect(args.onLanguage).toHaveBeenCalledOnce()
    await expect(args.onLanguage).toHaveBeenCalledWith('zh-Hant')
  },
  ...says(read),
})

/** Large text on a low phone: what one reads first is covered by nothing, and the ways in follow it. */
export const LargeText = meta.story({
  globals: { text: '200' },
  async play({ canvas, globals }) {
    const heading = canvas.getByRole('heading', { level: 1 })
    const way = canvas.getByRole('link', { name: words({ globals }).register })
    await expect(way.getBoundingClientRect().top).toBeGreaterThan(heading.getBoundingClientRect().bottom)
    for (let part: Element | null = way; part; part = part.parentElement)
      await expect(getComputedStyle(part).position).not.toMatch(/sticky|fixed/)
  },
  ...says(read),
})

export const Terms = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /^(利用規約|Terms of use|使用條款)$/ }))
    await expect(await canvas.findByRole('dialog')).toBeVisible()
  },
  ...says(termsRead),
})

/** The privacy policy, and back. */
export const Privacy = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /^(プライバシーポリシー|Privacy policy|隱私權政策)$/ }))
    await expect(await canvas.findByRole('dialog')).toHaveAccessibleName(
      /プライバシーポリシー|Privacy policy|隱私權政策/,
    )
    await userEvent.click(canvas.getByRole('button', { name: /閉じる|Close|關閉/ }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
  ...says(read),
})

type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'globals'>

async function stepTo(at: number, { canvas, userEvent, globals }: Play): Promise<void> {
  canvas.getByRole('region').focus()
  for (let step = 2; step <= at; step += 1) {
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        fill(inLanguage(kitWords, { globals }).pane, { at: step, count: 3 }),
      ),
    )
  }
}

/** Reached with the arrow key. */
export const SecondPane = meta.story({ tags: ['vrt'], play: (context) => stepTo(2, context), ...says(read) })

export const ThirdPane = meta.story({ tags: ['vrt'], play: (context) => stepTo(3, context), ...says(read) })

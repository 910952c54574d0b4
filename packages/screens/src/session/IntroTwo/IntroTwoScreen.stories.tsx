import { dailyLimit } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import type { Session } from '@kabuto/domain/session'
import { confirming, idle, moments, plus, refused, refuse, sending, tokyoTime } from '@kabuto/domain/shared'
import { orderFees, SELL_LOCK_MS } from '@kabuto/domain/trading'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import { expect, fn } from 'storybook/test'
import { cardShown } from '../../shared/Refusal/cardShown.ts'
import { exampleCost, exampleLimit, exampleLock } from './exhibits.tsx'
import { IntroTwoScreen } from './IntroTwoScreen.tsx'

const words = textsIn('session')

/** What a guest reads when all is there. */
const read = {
  headings: [
    '費用も、できない理由も、先に示します。',
    '押す前に、費用を1円まで',
    '買ったら、売れる時刻を',
    'できないときは、理由と直し方を',
  ],
  figures: {
    約定代金: '284,600円 — 100株 × 2,846.0円',
    買付手数料: '275円 — 50万円以下',
    印紙税: '0円 — 日本株に印紙税なし',
    支払いの合計: '[strong] 284,875円',
    あなたの値: '3,400.0円',
    範囲: '2,311.5円〜3,312.0円',
  },
  actions: {
    戻る: '#/login/logon',
    言語: 'button',
    '3,312.0円に直す': 'button',
    登録する: '#/login/register',
    ログイン: '#/login/login',
    デモ会員で見てみる: 'button',
  },
  notices: ['[neutral] 14:47 から売却できます 買付から15分'],
  texts: ['日本語', '1', '2', '3', '値幅制限の中で入力してください。'],
}

const meta = preview.meta({
  title: 'Screens/Session/IntroTwo',
  component: IntroTwoScreen,
  args: {
    language: 'ja' as const,
    onLanguage: fn(),
    backHref: hrefTo('introOne'),
    lookAround: idle<Session>(),
    onLookAround: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

/** Its examples are what the rules themselves say. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play({ args, canvas, userEvent, globals }) {
    const { day } = tokyoTime(moments.pictures)
    const fees = orderFees({
      market: 'jpy',
      intent: 'open',
      sells: false,
      onMargin: false,
      value: exampleCost.price,
      quantity: 100,
      day,
    })
    await expect(fees.map(({ amount }) => amount)).toEqual([exampleCost.fee, exampleCost.stampDuty])
    await expect(plus(exampleCost.price, exampleCost.fee)).toBe(exampleCost.total)
    await expect(exampleLock.minutes * 60_000).toBe(SELL_LOCK_MS)
    const { low, high } = exampleLimit
    await expect({ low, high }).toEqual(dailyLimit('2811.5', 'topix500'))
    await userEvent.click(canvas.getByRole('button', { name: words({ globals }).lookAround }))
    await expect(args.onLookAround).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toHaveTextContent(/3/)
  },
  ...says(read),
})

/** For one who has come from a page, or is a member: one way on. */
export const Ends = meta.story({
  args: { endHref: hrefTo('about') },
  ...says({
    ...read,
    actions: {
      戻る: '#/login/logon',
      言語: 'button',
      '3,312.0円に直す': 'button',
      終わる: '#/user/aboutUs',
    },
  }),
})

export const Sending = meta.story({
  args: { lookAround: sending() },
  ...says({ ...read, actions: { ...read.actions, 送信中: 'button, busy', デモ会員で見てみる: undefined } }),
})

export const Confirming = meta.story({
  args: { lookAround: confirming() },
  ...says({
    ...read,
    actions: { ...read.actions, 送信中: 'button, busy', デモ会員で見てみる: undefined },
    notices: ['[progress] 確認中です。応答を調べています。二重に送ることはありません。', ...read.notices],
  }),
})

export const Refused = meta.story({
  tags: ['vrt'],
  args: { lookAround: refused([refuse('loginFailed', {})]) },
  play: ({ canvas }) => cardShown(canvas),
  ...says({
    ...read,
    notices: ['[danger] 申し訳ありません。ログインできませんでした。もう一度お試しください。', ...read.notices],
  }),
})

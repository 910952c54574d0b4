import type { Session } from '@kabuto/domain/session'
import { confirming, idle, refused, refuse, sending } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { hrefTo } from '../../paths.ts'
import { StartScreen } from './StartScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Session/Start',
  component: StartScreen,
  args: { siteTitle: 'Kabuto', language: 'ja' as const, onLanguage: fn(), lookAround: idle<Session>(), onLookAround: fn() },
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({ tags: ['vrt'] })

export const Sending = meta.story({ args: { lookAround: sending() } })

export const Refused = meta.story({ tags: ['vrt'], args: { lookAround: refused([refuse('tooOften', { retryAt: '2026-11-20T14:33:00+09:00' })]) } })

export const Confirming = meta.story({ args: { lookAround: confirming() } })

/** A session still lives, so going on is the first way. */
export const Continue = meta.story({
  tags: ['vrt'],
  args: { continueHref: hrefTo('home') },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: '続ける' })).toHaveAttribute('href', '#/home/index'),
})

export const LookAround = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'デモ会員で見てみる' }))
    await expect(args.onLookAround).toHaveBeenCalledOnce()
  },
})

export const OtherLanguage = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', { name: '繁體中文' }))
    await expect(args.onLanguage).toHaveBeenCalledOnce()
    await expect(args.onLanguage).toHaveBeenCalledWith('zh-Hant')
  },
})

/** Reached with the arrow key. */
export const SecondPane = meta.story({
  async play({ canvas, userEvent }) {
    canvas.getByRole('region', { name: 'Kabuto の紹介' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2枚目'))
  },
})

export const ThirdPane = meta.story({
  async play({ canvas, userEvent }) {
    canvas.getByRole('region', { name: 'Kabuto の紹介' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2枚目'))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3枚目'))
  },
})

import { hrefTo } from '@kabuto/domain/paths'
import type { Session } from '@kabuto/domain/session'
import { confirming, fill, idle, type Language, refused, refuse, sending } from '@kabuto/domain/shared'
import { kitWords } from '@kabuto/ui-kit'
import preview from '@kabuto/storybook/preview'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, waitFor } from 'storybook/test'
import { StartScreen } from './StartScreen.tsx'
import { inLanguage } from '../../shared/inLanguage.ts'
import { en } from '../messages/en.ts'
import { ja } from '../messages/ja.ts'
import { zhHant } from '../messages/zhHant.ts'
import { cardShown } from '../../shared/Refusal/cardShown.ts'

const words: Record<Language, Record<keyof typeof ja, string>> = { ja, en, 'zh-Hant': zhHant }

const meta = preview.meta({
  title: 'Screens/Session/Start',
  component: StartScreen,
  args: {
    siteTitle: 'Kabuto',
    language: 'ja' as const,
    onLanguage: fn(),
    lookAround: idle<Session>(),
    onLookAround: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({ tags: ['vrt'] })

export const Sending = meta.story({ args: { lookAround: sending() } })

export const Refused = meta.story({
  tags: ['vrt'],
  args: { lookAround: refused([refuse('tooOften', { retryAt: '2026-11-20T14:33:00+09:00' })]) },
  play: ({ canvas }) => cardShown(canvas),
})

export const Confirming = meta.story({ args: { lookAround: confirming() } })

/** A session still lives, so going on is the first way. */
export const Continue = meta.story({
  tags: ['vrt'],
  args: { continueHref: hrefTo('home') },
  play: ({ canvas, globals }) =>
    expect(canvas.getByRole('link', { name: inLanguage(words, { globals }).continue })).toHaveAttribute(
      'href',
      '#/home/index',
    ),
})

export const LookAround = meta.story({
  async play({ args, canvas, userEvent, globals }) {
    await userEvent.click(canvas.getByRole('button', { name: inLanguage(words, { globals }).lookAround }))
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
export const SecondPane = meta.story({ tags: ['vrt'], play: (context) => stepTo(2, context) })

export const ThirdPane = meta.story({ tags: ['vrt'], play: (context) => stepTo(3, context) })

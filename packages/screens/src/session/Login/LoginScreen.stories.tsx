import type { Session } from '@kabuto/domain/session'
import { confirming, idle, type Language, refused, refuse, sending } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { LoginScreen } from './LoginScreen.tsx'
import { inLanguage } from '../../shared/inLanguage.ts'
import { en } from '../messages/en.ts'
import { ja } from '../messages/ja.ts'
import { zhHant } from '../messages/zhHant.ts'
import { cardShown } from '../../shared/Refusal/cardShown.ts'

const words: Record<Language, Record<keyof typeof ja, string>> = { ja, en, 'zh-Hant': zhHant }

const meta = preview.meta({
  title: 'Screens/Session/Login',
  component: LoginScreen,
  args: { submission: idle<Session>(), onSubmit: fn() },
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({
  tags: ['vrt'],
  play: ({ canvas }) => expect(canvas.getByRole('checkbox')).not.toBeChecked(),
})

export const Sending = meta.story({
  args: { submission: sending() },
  async play({ args, canvas, userEvent, globals }) {
    await userEvent.type(
      canvas.getByRole('textbox', { name: inLanguage(words, { globals }).account }),
      '0000000001{Enter}',
    )
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const Refused = meta.story({
  tags: ['vrt'],
  args: { submission: refused([refuse('wrongPassword', { left: 3 })]) },
  async play({ canvas }) {
    await cardShown(canvas)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
  },
})

/** What was refused is no longer so once it is corrected. */
export const RefusedThenCorrected = meta.story({
  args: { submission: refused([refuse('wrongPassword', { left: 3 })]) },
  async play({ canvas, userEvent, globals }) {
    await cardShown(canvas)
    await userEvent.type(canvas.getByRole('textbox', { name: inLanguage(words, { globals }).account }), '0000000001')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

/** Five wrong tries: the time from which it works again is the real one. */
export const Locked = meta.story({
  tags: ['vrt'],
  args: { submission: refused([refuse('tooOften', { retryAt: '2026-11-20T14:47:00+09:00' })]) },
  play: ({ canvas }) => cardShown(canvas),
})

export const Banned = meta.story({
  args: {
    submission: refused([refuse('loginBanned', { reason: '不正利用の調査', until: '2026-11-25T09:00:00+09:00' })]),
  },
  play: ({ canvas }) => cardShown(canvas),
})

export const Confirming = meta.story({ args: { submission: confirming() } })

export const SessionEnded = meta.story({ args: { notice: 'sessionEnded' } })

/** Nothing typed: all three say what is missing, and the first has the focus. */
export const MissingFields = meta.story({
  async play({ args, canvas, userEvent, globals }) {
    await userEvent.click(canvas.getByRole('button', { name: inLanguage(words, { globals }).login }))
    await expect(canvas.getByRole('textbox', { name: inLanguage(words, { globals }).account })).toHaveFocus()
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** As typed on a Japanese keyboard, and sent by Enter. */
export const FullWidthInput = meta.story({
  async play({ args, canvas, userEvent, globals }) {
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.type(
      canvas.getByRole('textbox', { name: inLanguage(words, { globals }).account }),
      '００００００００01',
    )
    await userEvent.type(canvas.getByLabelText(inLanguage(words, { globals }).password), 'ｋabuto2026{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ account: '0000000001', password: 'kabuto2026', agreed: true })
  },
})

export const TooShort = meta.story({
  async play({ canvas, userEvent, globals }) {
    await userEvent.type(canvas.getByRole('textbox', { name: inLanguage(words, { globals }).account }), '09012345')
    await userEvent.tab()
    await expect(
      canvas.getByRole('textbox', { name: inLanguage(words, { globals }).account }),
    ).toHaveAccessibleDescription(/8/)
  },
})

import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { expect, fn } from 'storybook/test'
import { CrashScreen } from './CrashScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Shared/Crash',
  component: CrashScreen,
  args: { kind: 'crashed' as const, onReload: fn() },
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({
  tags: ['vrt'],
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
  ...says({
    actions: { 読み込み直す: 'button' },
    notices: [
      '申し訳ありません。画面を表示できませんでした。 送信済みの内容は失われていません。画面を読み込み直してください。',
    ],
  }),
})

export const NewRelease = meta.story({
  args: { kind: 'newRelease' },
  ...says({
    actions: { 読み込み直す: 'button' },
    notices: [
      '新しい版があります この画面を表示するには、新しい版を読み込んでください。送信済みの内容は失われません。',
    ],
  }),
})

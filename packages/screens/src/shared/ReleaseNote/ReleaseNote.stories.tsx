import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { expect, fn } from 'storybook/test'
import { ReleaseNote } from './ReleaseNote.tsx'

const meta = preview.meta({
  title: 'Screens/Shared/ReleaseNote',
  component: ReleaseNote,
  args: { onTake: fn() },
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({
  tags: ['vrt'],
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onTake).toHaveBeenCalledOnce()
  },
  ...says({
    actions: { 更新する: 'button' },
    texts: ['新しい版があります。入力中の内容は、パスワードと画像のほかは残ります。'],
  }),
})

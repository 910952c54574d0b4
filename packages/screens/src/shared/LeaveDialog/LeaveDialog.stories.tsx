import preview from '@kabuto/storybook/preview'
import { expect, fn, within } from 'storybook/test'
import { LeaveDialog } from './LeaveDialog.tsx'

const meta = preview.meta({
  title: 'Screens/Shared/LeaveDialog',
  component: LeaveDialog,
  args: { open: true, host: 'www.example.com', onStay: fn(), onGo: fn() },
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({
  tags: ['vrt'],
  async play({ args, canvas, userEvent }) {
    const dialog = within(canvas.getByRole('alertdialog', { name: '外部サイトを開きますか' }))
    await expect(dialog.getByText('www.example.com を開きます。Kabuto とは別のサイトです。')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'やめる' }))
    await expect(args.onStay).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: '開く' }))
    await expect(args.onGo).toHaveBeenCalledOnce()
  },
})

export const LongHost = meta.story({
  args: { host: 'very-long-name-of-a-department.of-a-faculty.of-a-university.example.com' },
  async play({ canvas }) {
    const dialog = canvas.getByRole('alertdialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
})

import { moments } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import type { ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import { sampleBookings, sampleReceipts, sampleReports } from './documentSamples.ts'
import { ReportPage } from './ReportPage.tsx'

const say = textsIn('documents')

const shown: Pick<ComponentProps<typeof ReportPage>, 'kind' | 'documents'> = {
  kind: 'reports',
  documents: sampleReports,
}

const meta = preview.meta({
  title: 'Screens/Account/Report',
  component: ReportPage,
  args: {
    ...shown,
    reader: { name: '佐藤 美咲', account: '0000000001' },
    now: moments.pictures,
    teaching: false,
    onPrint: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

/** Each fee with its rule, each row of cash, and what all of it comes to. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play(context) {
    const { args, canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: say(context).print }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
  ...says({}),
})

export const One = meta.story({ tags: ['vrt'], args: { documents: sampleReports.slice(1, 2) }, ...says({}) })

export const Receipts = meta.story({ args: { kind: 'receipts', documents: sampleReceipts }, ...says({}) })

export const Bookings = meta.story({ args: { kind: 'bookings', documents: sampleBookings }, ...says({}) })

export const Teaching = meta.story({
  args: { documents: sampleReports.slice(0, 1), teaching: true },
  async play(context) {
    await expect(context.canvas.getByText(say(context).teaching)).toBeVisible()
  },
})

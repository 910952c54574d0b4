import type { Document } from '@kabuto/domain/documents'
import { failed, loading, moments, ready, refreshing, refuse } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import { expect, fn } from 'storybook/test'
import { type DocumentsChoice, type DocumentsData, DocumentsScreen } from './DocumentsScreen.tsx'
import { sampleBookings, sampleReceipts, sampleReports } from './documentSamples.ts'

const say = textsIn('documents')
const data: DocumentsData = { rows: sampleReports, next: 'end' }
const choice: DocumentsChoice = { kind: 'reports', month: undefined }
type Write = (all: readonly Document[]) => { name: string; text: string }

const save = fn<(write: Write) => void>()
const saving: { onSave: ((write: Write) => void) | undefined } = { onSave: save }

const meta = preview.meta({
  title: 'Screens/Account/Documents',
  component: DocumentsScreen,
  args: {
    choice,
    data: ready(data),
    now: moments.pictures,
    teaching: false,
    reading: undefined,
    onChoose: fn(),
    onMore: fn(),
    onRetry: fn(),
    onShow: fn(),
    ...saving,
  },
  parameters: { layout: 'fullscreen' },
})

/** One of them, all of them on paper, and all of them as a file. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play(context) {
    const { args, canvas, userEvent } = context
    const { print, csv, what_sell: sell } = say(context)
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(sell) }))
    await userEvent.click(canvas.getByRole('button', { name: print }))
    await expect(args.onShow.mock.calls).toEqual([[sampleReports[1]], ['all']])
    await userEvent.click(canvas.getByRole('button', { name: csv }))
    await expect(save).toHaveBeenCalledOnce()
  },
  ...says({}),
})

export const Refreshing = meta.story({ args: { data: refreshing(data) }, ...says({}) })

export const Receipts = meta.story({
  tags: ['vrt'],
  args: { choice: { kind: 'receipts', month: undefined }, data: ready({ rows: sampleReceipts, next: 'end' }) },
  ...says({}),
})

export const Bookings = meta.story({
  tags: ['vrt'],
  args: { choice: { kind: 'bookings', month: undefined }, data: ready({ rows: sampleBookings, next: 'end' }) },
  ...says({}),
})

/** Of one month; another kind keeps it. */
export const Month = meta.story({
  args: { choice: { kind: 'reports', month: '2026-10' } },
  async play(context) {
    const { args, canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('radio', { name: say(context).bookings }))
    await expect(args.onChoose).toHaveBeenLastCalledWith({ kind: 'bookings', month: '2026-10' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: say(context).month }), '2026-11')
    await expect(args.onChoose).toHaveBeenLastCalledWith({ kind: 'reports', month: '2026-11' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: say(context).month }), 'all')
    await expect(args.onChoose).toHaveBeenLastCalledWith(choice)
  },
  ...says({}),
})

/** The mark of the simulation and of the teaching stand in the file, over what is chosen alone. */
export const Saved = meta.story({
  args: { teaching: true, choice: { kind: 'reports', month: '2026-11' } },
  async play(context) {
    const { canvas, userEvent } = context
    const { csv, simulated, teaching } = say(context)
    await userEvent.click(canvas.getByRole('button', { name: csv }))
    const [[write] = []] = save.mock.calls
    const file = write?.([...sampleReports, ...sampleReceipts])
    await expect(file?.name).toBe('kabuto-simulated-reports-2026-11-20.csv')
    const lines = file?.text.trim().split('\r\n') ?? []
    await expect(lines[0]).toContain(simulated)
    await expect(lines[1]).toBe(teaching)
    await expect(lines[2]).toContain('2026-11-20 14:32:00')
    const cells = new Map(lines.slice(4).map((line) => [line.split(',')[0], line.split(',').slice(1)]))
    await expect([...cells.keys()]).not.toContain('KB20261030-000900')
    await expect(cells.get('KX20261120-000041')?.slice(4)).toEqual([
      '',
      '',
      '500000',
      'JPY',
      '',
      '',
      '-500000',
      '3237.29',
    ])
    await expect(cells.get('KB20261104-003291')?.slice(4)).toEqual([
      '4058',
      '100',
      '405800',
      'JPY',
      '459',
      '2026-11-06',
      '4341',
      '',
    ])
    const bought = cells.get('KB20261119-003902')
    await expect([bought?.[0], bought?.[3]]).toEqual(['2026-11-19 10:04:12', '0712'])
    await expect(bought?.slice(4)).toEqual(['2811.5', '100', '281150', 'JPY', '275', '2026-11-24', '-281425', ''])
  },
})

/** All of them are being read: how many there are by now is told. */
export const Reading = meta.story({
  args: { reading: 1250 },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText(/1250/)).toBeVisible()
    for (const button of canvas.getAllByRole('button', { name: /CSV|印刷|Print|列印/ })) await userEvent.click(button)
    await expect(args.onShow).not.toHaveBeenCalled()
    await expect(save).not.toHaveBeenCalled()
  },
})

/** A native shell has no place to put a file. */
export const NoFiles = meta.story({
  args: { onSave: undefined },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: /CSV/ })).toBeNull()
  },
})

export const More = meta.story({
  args: { data: ready({ ...data, next: 'more' }) },
  async play({ args }) {
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
})

export const Empty = meta.story({ tags: ['vrt'], args: { data: ready({ rows: [], next: 'end' }) }, ...says({}) })

export const Loading = meta.story({ args: { data: loading() }, ...says({}) })

export const Failed = meta.story({
  args: { data: failed(refuse('timeout', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度試す|Try again|再試一次/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

import { receiptOf, reportOf } from '@kabuto/domain/account'
import { sampleDeposits, sampleNow } from '@kabuto/domain/funds'
import { sampleFills } from '@kabuto/domain/trading'
import { failed, loading, ready, refuse } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { expect, fn } from 'storybook/test'
import { type DocumentsChoice, type DocumentsData, DocumentsScreen } from './DocumentsScreen.tsx'

const data: DocumentsData = { rows: sampleFills.slice(0, 1).map(reportOf), next: 'end' }

const choice: DocumentsChoice = { kind: 'reports', month: undefined }

const meta = preview.meta({
  title: 'Screens/Account/Documents',
  component: DocumentsScreen,
  args: {
    choice,
    data: ready(data),
    now: sampleNow,
    teaching: false,
    busy: false,
    whole: undefined,
    onChoose: fn(),
    onMore: fn(),
    onRetry: fn(),
    onWhole: fn(),
    onPrint: fn(),
    onSave: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({
  tags: ['vrt'],
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /CSV/ }))
    await userEvent.click(canvas.getByRole('button', { name: /印刷|Print|列印/ }))
    await expect(args.onWhole.mock.calls).toEqual([['file'], ['paper']])
  },
})

/** The mark of the simulation and of the teaching stand in the file. */
export const Saved = meta.story({
  args: { choice, whole: { for: 'file', rows: sampleDeposits.map(receiptOf) }, teaching: true },
  async play({ args }) {
    await expect(args.onSave).toHaveBeenCalledOnce()
    const [[file] = []] = args.onSave.mock.calls
    await expect(file?.text).toMatch(/模擬|Simulated/)
    await expect(file?.text).toMatch(/教材|Teaching/)
  },
})

/** All of them stand on paper, with what they come to. */
export const Printed = meta.story({
  args: { choice, whole: { for: 'paper', rows: data.rows } },
  async play({ args }) {
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
})

export const Empty = meta.story({ args: { data: ready({ rows: [], next: 'end' }) } })

export const Loading = meta.story({ args: { data: loading() }, ...says({ figures: {} }) })

export const Failed = meta.story({
  args: { data: failed(refuse('timeout', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度試す|Try again|再試一次/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

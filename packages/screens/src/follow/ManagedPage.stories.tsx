import { sampleMember } from '@kabuto/domain/account'
import { sampleFollowOrder, sampleFollowProduct, samplePortfolio } from '@kabuto/domain/follow'
import { done, failed, idle, loading, moments, ready, refused, refuse, sending } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, within } from 'storybook/test'
import { type ManagedData, type ManagedKind, managedOf, type Stake, stakeOfFollow } from './managed.ts'
import { ManagedPage } from './ManagedPage.tsx'

const say = textsIn('follow')
const offerWords = textsIn('offer')

const base: ManagedData = {
  now: moments.pictures,
  member: sampleMember,
  cash: { all: '4313535', available: '3420000' },
  offer: managedOf(sampleFollowProduct),
}

/** Either kind can be put in its place. */
const followed: { kind: ManagedKind } = { kind: 'follow' }

const meta = preview.meta({
  title: 'Screens/Follow/Join',
  component: ManagedPage,
  args: { ...followed, data: ready(base), submission: idle<Stake>(), onSubmit: fn(), onRetry: fn() },
  parameters: { layout: 'fullscreen' },
  play: ({ canvas }) => there(canvas),
})

type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'globals'>

/** What is fetched later is there. */
async function there(canvas: Play['canvas']): Promise<void> {
  await canvas.findByRole('heading', { level: 2, name: /ゆるり配当 30日|分散三点/ })
}

async function fill(context: Play): Promise<void> {
  const { canvas, userEvent } = context
  await there(canvas)
  await userEvent.type(canvas.getByRole('textbox', { name: say(context).amount }), '300000')
}

/** What can be lost stands before the form; declining is as wide as applying. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play(context) {
    const { canvas } = context
    await there(canvas)
    const { decline, review, stakes, form } = offerWords(context)
    await expect(canvas.getByRole('link', { name: decline }).offsetWidth).toBe(
      canvas.getByRole('button', { name: review }).offsetWidth,
    )
    await expect(
      canvas
        .getByRole('heading', { name: stakes })
        .compareDocumentPosition(canvas.getByRole('heading', { name: form })),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
  ...says({
    headings: ['フォロー', 'ゆるり配当 30日', '申し込む前に', '組入銘柄', '申込', 'リスク'],
  }),
})

/** The yen of the limit, the costs and what is left, before anything is sent. */
export const Filled = meta.story({
  tags: ['vrt'],
  async play(context) {
    const { args, canvas, userEvent } = context
    await fill(context)
    for (const figure of [/270,000/, /30,000/, /147/, /3,120,000/])
      await expect(canvas.getAllByText(figure).length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: offerWords(context).review }))
    const sheet = within(await canvas.findByRole('dialog'))
    await userEvent.click(sheet.getByRole('button', { name: say(context).sendFollow }))
    await expect(args.onSubmit.mock.calls).toEqual([[{ id: 'follow-1', amount: '300000', lossLimit: '10' }]])
  },
})

export const Portfolio = meta.story({
  tags: ['vrt'],
  args: { kind: 'ai', data: ready({ ...base, offer: managedOf(samplePortfolio) }) },
  ...says({ headings: ['AI運用', '分散三点', '申し込む前に', '組入銘柄', '申込', 'リスク'] }),
})

/** Nobody begins after the close: when it was is told, and the way to the others. */
export const Closed = meta.story({
  args: { data: ready({ ...base, now: Date.parse('2026-11-28T10:00:00+09:00') }) },
  async play(context) {
    const { canvas } = context
    await there(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/11\/27|27 Nov/)
    await noForm(context)
  },
})

/** Whoever may not trade reads that, and not that the product were closed. */
export const Barred = meta.story({
  tags: ['vrt'],
  args: {
    data: ready({
      ...base,
      member: { blocks: { tradeBarred: { reason: '本人確認の再審査', since: '2026-11-18T00:00:00+09:00' } } },
    }),
  },
  async play(context) {
    const { canvas } = context
    await there(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/本人確認の再審査/)
    await noForm(context)
  },
})

/** A portfolio of an account that is frozen: the same, with its own list. */
export const Frozen = meta.story({
  args: {
    kind: 'ai',
    data: ready({
      ...base,
      offer: managedOf(samplePortfolio),
      member: { blocks: { frozen: { reason: '本人確認の再審査', since: '2026-11-18T00:00:00+09:00' } } },
    }),
  },
  async play(context) {
    const { canvas } = context
    await there(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/本人確認の再審査/)
    await noForm(context, '#/home/DetailsPage?product=ai')
  },
})

async function noForm(context: Play, list = '#/gdindex/gdindex'): Promise<void> {
  const { canvas } = context
  await expect(canvas.queryByRole('textbox')).toBeNull()
  await expect(canvas.queryByRole('button', { name: offerWords(context).review })).toBeNull()
  await expect(canvas.getByRole('link', { name: say(context).toList })).toHaveAttribute('href', list)
}

export const Sending = meta.story({ args: { submission: sending() } })

export const Refused = meta.story({
  args: { submission: refused([refuse('insufficientBalance', { need: '300000', have: '100000' }, 'amount')]) },
})

export const Done = meta.story({
  tags: ['vrt'],
  args: { submission: done(stakeOfFollow(sampleFollowOrder)) },
  async play(context) {
    const { canvas } = context
    await expect(canvas.getByRole('link', { name: say(context).toFollows })).toHaveAttribute('href', '#/gdindex/gdList')
  },
  ...says({ headings: ['フォロー', 'フォローを始めました'] }),
})

const nothing = { play: () => Promise.resolve() }

export const Loading = meta.story({
  args: { data: loading() },
  ...nothing,
  ...says({ headings: ['フォロー'], figures: {} }),
})

export const Failed = meta.story({
  args: { data: failed(refuse('timeout', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度試す|Try again|再試一次/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Missing = meta.story({
  args: { data: failed(refuse('notFound', { what: 'x' })) },
  ...nothing,
  ...says({
    headings: ['フォロー'],
    figures: {},
    actions: { 戻る: '#/gdindex/gdindex', 一覧へ戻る: '#/gdindex/gdindex' },
  }),
})

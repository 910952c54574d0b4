import { sampleFrozenMember } from '@kabuto/domain/account'
import { sampleBook, sampleDetail, sampleQuote, sampleStocks, sampleUsInstrument } from '@kabuto/domain/market'
import {
  confirming,
  done,
  failed,
  idle,
  loading,
  moments,
  ready,
  refreshing,
  refuse,
  refused,
  sending,
} from '@kabuto/domain/shared'
import {
  type DayTrade,
  dayTradeOrder,
  type Order,
  previewOrder,
  contextOfOrder,
  sampleDayTrades,
  sampleWeighed,
} from '@kabuto/domain/trading'
import type { Live } from '@kabuto/ui-kit'
import { keepsDrafts } from '@kabuto/storybook/keepsDrafts'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, waitFor, within } from 'storybook/test'
import { cardShown } from '../../shared/Refusal/cardShown.ts'
import { sampleStream } from '../../shared/Stock/liveSamples.ts'
import type { OrderData, Review } from '../Order/orderData.ts'
import {
  type AskedDayTrade,
  type DayTradeLists,
  DayTradingScreen,
  type DayTradingTab,
  type ListedDayTrades,
  type Ordering,
  type StockChoice,
} from './DayTradingScreen.tsx'

const say = textsIn('dayTrading')
const ticketWords = textsIn('ticket')
const orderWords = textsIn('order')
const tradeWords = textsIn('trading')

const still = <Value,>(value: Value): Live<Value> => ({ get: () => value, subscribe: () => () => undefined })

const data: OrderData = {
  detail: sampleDetail,
  quote: sampleQuote,
  blocks: {},
  funds: sampleWeighed.funds,
  now: moments.pictures,
}
const notReviewed: Review = { state: 'idle' }
const ordering: Ordering = {
  data: ready(data),
  book: ready(still(sampleBook)),
  review: notReviewed,
  submission: idle<DayTrade>(),
  onSend: fn(),
  onEdit: fn(),
  onAdvanceClock: fn(),
  onRetry: fn(),
}
const at = (now: number, rest: Partial<OrderData> = {}): Partial<Ordering> => ({
  data: ready({ ...data, now, ...rest }),
})

const byId = (id: string): DayTrade => {
  const found = sampleDayTrades.find((trade) => trade.id === id)
  if (!found) throw new Error(`no sample is ${id}`)
  return found
}
const open = byId('d1')
const shortOpen: DayTrade = {
  ...open,
  id: 'd6',
  symbol: '0263',
  names: byId('d5').names,
  side: 'short',
  quantity: 300,
  openPrice: '1018',
  lastPrice: '1012',
  profit: '1577',
  decimals: 1,
}
const listOf = (...rows: DayTrade[]) => ready<ListedDayTrades>({ rows, next: 'end' })
const account: NonNullable<DayTradeLists['account']> = { blocks: {}, margin: null }
const lists: DayTradeLists = {
  open: listOf(open, shortOpen),
  list: listOf(open, shortOpen),
  account,
  cancelOf: () => idle<Order>(),
  onCancel: fn(),
  onMore: fn(),
  onRetry: fn(),
}
const choice: StockChoice = {
  text: '',
  stocks: ready(sampleStocks.filter(({ market }) => market === 'jpy').slice(0, 3)),
  onText: fn(),
  onRetry: fn(),
}
const buying: AskedDayTrade = { symbol: '0712', side: 'long', quantity: '200' }
const selling: AskedDayTrade = { symbol: '0712', side: 'short', quantity: '' }
const unchosen: AskedDayTrade = { symbol: '', side: 'long', quantity: '' }
const tab: DayTradingTab = 'order'
const drafts = keepsDrafts()

const meta = preview.meta({
  title: 'Screens/Trading/DayTrading',
  component: DayTradingScreen,
  args: {
    tab,
    asked: buying,
    now: moments.pictures,
    quotes: undefined,
    ordering,
    lists,
    choice,
    onTab: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'globals'>

const quantity = (context: Play): Promise<HTMLElement> =>
  context.canvas.findByRole('textbox', { name: ticketWords(context).quantity })
const there = async (context: Play): Promise<void> => {
  await quantity(context)
}
const told = async (context: Play): Promise<void> => {
  await quantity(context)
  await cardShown(context.canvas)
}
const reviewButton = (context: Play, side: 'buy' | 'sell' = 'buy'): Promise<HTMLElement> =>
  context.canvas.findByRole('button', {
    name: ticketWords(context).review.replace('{{side}}', orderWords(context)[side]),
  })
const sendName = (context: Play, side: 'buy' | 'sell' = 'buy'): string =>
  ticketWords(context).send.replace('{{side}}', orderWords(context)[side])

async function put(context: Play, text: string): Promise<void> {
  const field = await quantity(context)
  await context.userEvent.clear(field)
  await context.userEvent.type(field, text)
  await context.userEvent.tab()
}

async function openSheet(context: Play, side: 'buy' | 'sell' = 'buy') {
  await quantity(context)
  await context.userEvent.click(await reviewButton(context, side))
  return within(await context.canvas.findByRole('dialog'))
}

/** Two units: every cost, the margin and when it closes by itself, before anything is pressed. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play(context) {
    await there(context)
    await context.userEvent.click(
      context.canvas.getByRole('tab', { name: new RegExp(say(context).tab_transactionDetails) }),
    )
    await expect(context.args.onTab).toHaveBeenCalledWith('transactionDetails')
  },
  ...says({ dump: 'Ready' } as never),
})

/** One unit where none was asked for; borrowed, sold, and bought back today. */
export const Short = meta.story({
  args: { asked: selling },
  play: there,
  ...says({ dump: 'Short' } as never),
})

/** The other side, by one press. */
export const Sides = meta.story({
  async play(context) {
    await there(context)
    await context.userEvent.click(context.canvas.getByRole('radio', { name: orderWords(context).sell }))
    await context.canvas.findByText(say(context).shortNote)
    await expect(await reviewButton(context, 'sell')).toBeVisible()
  },
  ...says({ dump: 'Sides' } as never),
})

/** The most that goes, by one press; above the last step of the table. */
export const Most = meta.story({
  async play(context) {
    await quantity(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: /1,200/ }))
    await expect(await quantity(context)).toHaveValue('1,200')
  },
  ...says({ dump: 'Most' } as never),
})

/** More than there is money for: by how much, what it would cost all the same, and the way out. */
export const TooDear = meta.story({
  async play(context) {
    await put(context, '2000')
    await cardShown(context.canvas)
  },
  ...says({ dump: 'TooDear' } as never),
})

/** Nothing that is a number of shares: no figure is made up. */
export const NoNumber = meta.story({
  async play(context) {
    const field = await quantity(context)
    await context.userEvent.clear(field)
    await context.userEvent.tab()
    await waitFor(() => expect(field).toBeInvalid())
  },
  ...says({ dump: 'NoNumber' } as never),
})

/** Before the opening it is taken, and told at which price it is reckoned. */
export const BeforeOpening = meta.story({
  args: { ordering: { ...ordering, ...at(moments.beforeOpening) }, now: moments.beforeOpening },
  play: there,
  ...says({ dump: 'BeforeOpening' } as never),
})

/** From 15:20 on none is taken; the clock can be turned to the next opening. */
export const EntryOver = meta.story({
  tags: ['vrt'],
  args: { ordering: { ...ordering, ...at(moments.lastMinutes) }, now: moments.lastMinutes },
  async play(context) {
    await told(context)
    await context.userEvent.click(within(context.canvas.getByRole('alert')).getByRole('button'))
    await expect(context.args.ordering?.onAdvanceClock).toHaveBeenCalledOnce()
  },
  ...says({ dump: 'EntryOver' } as never),
})

export const Closed = meta.story({
  args: { ordering: { ...ordering, ...at(moments.saturday) }, now: moments.saturday },
  play: told,
  ...says({ dump: 'Closed' } as never),
})

export const Halted = meta.story({
  args: {
    ordering: {
      ...ordering,
      ...at(moments.pictures, {
        quote: { ...sampleQuote, state: 'halted' },
        detail: {
          ...sampleDetail,
          instrument: { ...sampleDetail.instrument, haltedSince: '2026-11-20T14:10:00+09:00' },
        },
      }),
    },
  },
  play: told,
  ...says({ dump: 'Halted' } as never),
})

/** A stock of New York: day trades are for Japanese ones, a regular order is one press away. */
export const NotOnMargin = meta.story({
  args: {
    asked: { ...buying, symbol: sampleUsInstrument.symbol },
    ordering: {
      ...ordering,
      ...at(moments.pictures, {
        detail: { ...sampleDetail, instrument: sampleUsInstrument, limit: null },
        quote: { ...sampleQuote, symbol: sampleUsInstrument.symbol, price: '128.45', decimals: 2 },
      }),
    },
  },
  play: told,
  ...says({ dump: 'NotOnMargin' } as never),
})

/** The margin would stand too low. */
export const MarginTooLow = meta.story({
  args: {
    ordering: {
      ...ordering,
      ...at(moments.pictures, {
        funds: {
          ...sampleWeighed.funds,
          margin: {
            cash: '250000',
            collateral: '0',
            positions: [{ side: 'long', quantity: 300, openPrice: '2846', lastPrice: '2846', costs: '0' }],
          },
        },
      }),
    },
  },
  play: told,
  ...says({ dump: 'MarginTooLow' } as never),
})

export const Frozen = meta.story({
  args: { ordering: { ...ordering, ...at(moments.pictures, { blocks: sampleFrozenMember.blocks }) } },
  play: told,
  ...says({ dump: 'Frozen' } as never),
})

export const Barred = meta.story({
  args: {
    ordering: {
      ...ordering,
      ...at(moments.pictures, {
        blocks: { tradeBarred: { reason: '取引の確認', since: '2026-11-18T10:00:00+09:00' } },
      }),
    },
  },
  play: told,
  ...says({ dump: 'Barred' } as never),
})

/** A large order of a thinly traded stock. */
export const Warned = meta.story({
  args: { ordering: { ...ordering, ...at(moments.pictures, { quote: { ...sampleQuote, volume: 1000 } }) } },
  play: there,
  ...says({ dump: 'Warned' } as never),
})

/** Under the mask neither the buying power is told nor what is left of it. */
export const Masked = meta.story({
  globals: { figures: 'hidden' },
  play: there,
  ...says({ dump: 'Masked' } as never, { publicAmounts: ['PUBLIC'] }),
})

/** The quotes of the board cannot be read; the order can be placed all the same. */
export const NoBoard = meta.story({
  args: { ordering: { ...ordering, book: failed(refuse('offline', {})) } },
  async play(context) {
    await there(context)
    const [retry] = context.canvas.getAllByRole('button')
    if (retry) await context.userEvent.click(retry)
    await expect(context.args.ordering?.onRetry).toHaveBeenCalledOnce()
  },
  ...says({ dump: 'NoBoard' } as never),
})

/** The last look: every line and fee, what closing costs, and when it closes by itself. What was typed stays. */
export const Confirm = meta.story({
  tags: ['vrt'],
  ...drafts.story,
  async play(context) {
    await put(context, '300')
    const first = await openSheet(context)
    await context.userEvent.click(first.getByRole('button', { name: ticketWords(context).edit }))
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull())
    await expect(context.args.ordering?.onEdit).toHaveBeenCalled()
    await expect(drafts.kept()).toEqual({
      'day trade 0712 long 200': dayTradeOrder({ symbol: '0712', side: 'long', quantity: '300' }),
    })
    const sheet = await openSheet(context)
    await context.userEvent.click(sheet.getByRole('button', { name: sendName(context) }))
    const send = context.args.ordering?.onSend as ReturnType<typeof fn> | undefined
    await expect(send?.mock.calls).toMatchObject([
      [
        { symbol: '0712', side: 'long', quantity: '300', type: 'market', origin: 'dayTrade' },
        { total: '854335', fees: '385', margin: '853950' },
      ],
    ])
  },
  ...says({ dump: 'Confirm' } as never),
})

const agreed = previewOrder(dayTradeOrder(buying), contextOfOrder(data))
if (!agreed) throw new Error('the sample is no order')

/** The quote moved between the tap and the last look: marked, and agreed to anew. */
export const Changed = meta.story({
  args: {
    ordering: {
      ...ordering,
      review: {
        state: 'changed',
        agreed,
        current: {
          ...agreed,
          price: '2850',
          value: '570000',
          margin: '570000',
          total: '570385',
          available: { before: '3420000', after: '2849615' },
        },
      },
    },
  },
  play: async (context) => {
    await openSheet(context)
  },
  ...says({ dump: 'Changed' } as never),
})

/** The last look failed: nothing was ordered. */
export const NotReviewed = meta.story({
  args: { asked: selling, ordering: { ...ordering, review: { state: 'failed' } } },
  play: async (context) => {
    await openSheet(context, 'sell')
  },
  ...says({ dump: 'NotReviewed' } as never),
})

export const Sending = meta.story({
  args: { ordering: { ...ordering, submission: sending() } },
  play: there,
  ...says({ dump: 'Sending' } as never),
})

/** The answer was lost: it is asked for, and never ordered twice. */
export const Confirming = meta.story({
  args: { ordering: { ...ordering, submission: confirming() } },
  play: there,
  ...says({ dump: 'Confirming' } as never),
})

/** The money went elsewhere meanwhile. */
export const Refused = meta.story({
  tags: ['vrt'],
  args: {
    ordering: {
      ...ordering,
      submission: refused([
        refuse('insufficientAvailable', { need: '569685', have: '120000', reserved: '0', of: 'available' }, 'quantity'),
      ]),
    },
  },
  play: told,
  ...says({ dump: 'Refused' } as never),
})

const placed = async ({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> => {
  await canvas.findByText(/KB2026/)
}

/** Filled: what it has cost, and until when it can be closed by hand. */
export const Done = meta.story({
  tags: ['vrt'],
  args: { ordering: { ...ordering, submission: done(open) } },
  play: placed,
  ...says({ dump: 'Done' } as never),
})

/** Ordered before the opening: it waits, and can be taken back. */
export const DoneWaiting = meta.story({
  args: { ordering: { ...ordering, submission: done(byId('d4')) } },
  play: placed,
  ...says({ dump: 'DoneWaiting' } as never),
})

/** An answer that came so late that it was over. */
export const DoneLate = meta.story({
  args: { ordering: { ...ordering, submission: done(byId('d2')) } },
  play: placed,
  ...says({ dump: 'DoneLate' } as never),
})

/** Before a stock is chosen: the most traded ones. */
export const Choosing = meta.story({
  args: { asked: unchosen },
  async play({ args, canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('searchbox'), 'あ')
    await expect(args.choice?.onText).toHaveBeenCalledWith('あ')
  },
  ...says({ dump: 'Choosing' } as never),
})

const chosen = async ({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> => {
  await canvas.findByRole('searchbox')
}

/** What a text finds, a halted one among them. */
export const Found = meta.story({
  args: {
    asked: { ...unchosen, side: 'short' },
    choice: {
      ...choice,
      text: '青葉',
      stocks: ready(
        sampleStocks.slice(0, 1).map((stock) => ({ ...stock, quote: { ...stock.quote, state: 'halted' as const } })),
      ),
    },
  },
  play: chosen,
  ...says({ dump: 'Found' } as never),
})

export const NothingFound = meta.story({
  args: { asked: unchosen, choice: { ...choice, text: 'KABU1', stocks: ready([]) } },
  play: chosen,
  ...says({ dump: 'NothingFound' } as never),
})

export const ChoosingFailed = meta.story({
  args: { asked: unchosen, choice: { ...choice, stocks: failed(refuse('offline', {})) } },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /もう一度|Try again|再試一次/ }))
    await expect(args.choice?.onRetry).toHaveBeenCalledOnce()
  },
  ...says({ dump: 'ChoosingFailed' } as never),
})

export const ChoosingLoading = meta.story({
  args: { asked: unchosen, choice: { ...choice, stocks: loading() } },
  play: chosen,
  ...says({ dump: 'ChoosingLoading' } as never),
})

export const Unknown = meta.story({
  args: {
    asked: { ...buying, symbol: 'XYZ' },
    ordering: { ...ordering, data: failed(refuse('notFound', { what: 'XYZ' })) },
  },
  ...says({ dump: 'Unknown' } as never),
})

export const Loading = meta.story({
  args: { ordering: { ...ordering, data: loading() }, lists: { ...lists, open: loading() } },
  ...says({ dump: 'Loading' } as never),
})

/** The connection is lost: what is shown is from when, and nothing typed is lost. */
export const Refreshing = meta.story({
  args: {
    ordering: {
      ...ordering,
      data: refreshing(data, { since: moments.pictures, refusal: refuse('offline', {}) }),
    },
  },
  play: there,
  ...says({ dump: 'Refreshing' } as never),
})

export const Failed = meta.story({
  args: { ordering: { ...ordering, data: failed(refuse('offline', {})) } },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度|Try again|再試一次/ }))
    await expect(args.ordering?.onRetry).toHaveBeenCalledOnce()
  },
  ...says({ dump: 'Failed' } as never),
})

const transaction: DayTradingTab = 'transaction'
const details: DayTradingTab = 'transactionDetails'
const applications: DayTradingTab = 'alreadyApplied'
const listed =
  (name: string | RegExp) =>
  async ({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> => {
    await canvas.findAllByText(name)
  }
const stream = sampleStream()

/** Open ones, a long and a short: each price moves what it brings. */
export const Open = meta.story({
  tags: ['vrt'],
  args: { tab: transaction, quotes: stream.quotes },
  async play({ canvas }) {
    await canvas.findAllByText('0712')
    stream.tick({ ...sampleQuote, price: '2872', at: '2026-11-20T14:33:00+09:00' })
  },
  ...says({ dump: 'Open' } as never),
})

/** Without a connection nothing moves: from when the prices are. */
export const OpenStale = meta.story({
  args: {
    tab: transaction,
    asked: unchosen,
    lists: {
      ...lists,
      list: refreshing<ListedDayTrades>(
        { rows: [open], next: 'end' },
        { since: moments.pictures, refusal: refuse('offline', {}) },
      ),
    },
  },
  play: listed('0712'),
  ...says({ dump: 'OpenStale' } as never),
})

/** A frozen member and a margin call: what holds for the whole account stands above. */
export const OpenFrozen = meta.story({
  args: {
    tab: transaction,
    asked: unchosen,
    lists: { ...lists, account: { ...account, blocks: sampleFrozenMember.blocks } },
  },
  play: listed('0712'),
  ...says({ dump: 'OpenFrozen' } as never),
})

export const OpenEmpty = meta.story({
  args: { tab: transaction, asked: unchosen, lists: { ...lists, open: listOf(), list: listOf() } },
  play: async (context) => {
    await listed(say(context).empty_transaction)(context)
  },
  ...says({ dump: 'OpenEmpty' } as never),
})

export const ListLoading = meta.story({
  args: { tab: transaction, asked: unchosen, lists: { ...lists, open: loading(), list: loading() } },
  ...says({ dump: 'ListLoading' } as never),
})

export const ListFailed = meta.story({
  args: {
    tab: details,
    asked: unchosen,
    lists: { ...lists, open: failed(refuse('offline', {})), list: failed(refuse('offline', {})) },
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /もう一度|Try again|再試一次/ }))
    await expect(args.lists?.onRetry).toHaveBeenCalledOnce()
  },
  ...says({ dump: 'ListFailed' } as never),
})

/** Closed by itself at the close, and by the member: when, by whom, with every cost. */
export const Details = meta.story({
  tags: ['vrt'],
  args: { tab: details, lists: { ...lists, list: listOf(byId('d5'), byId('d2')) } },
  play: listed('0712'),
  ...says({ dump: 'Details' } as never),
})

/** Closed for lack of margin, and by the back office; there are more. */
export const DetailsForced = meta.story({
  args: {
    tab: details,
    asked: unchosen,
    lists: {
      ...lists,
      list: ready<ListedDayTrades>({
        rows: [
          { ...byId('d2'), id: 'd7', reason: 'marginCall', closedByMember: false },
          { ...byId('d2'), id: 'd8', reason: 'backOffice', closedByMember: false },
        ],
        next: 'more',
      }),
    },
  },
  async play({ args, canvas, userEvent }) {
    await canvas.findAllByText('0712')
    const more = canvas.getAllByRole('button').at(-1)
    if (more) await userEvent.click(more)
    await expect(args.lists?.onMore).toHaveBeenCalledOnce()
  },
  ...says({ dump: 'DetailsForced' } as never),
})

export const DetailsEmpty = meta.story({
  args: { tab: details, asked: unchosen, lists: { ...lists, list: listOf() } },
  play: async (context) => {
    await listed(say(context).empty_transactionDetails)(context)
  },
  ...says({ dump: 'DetailsEmpty' } as never),
})

/** Every application with its state; one that waits can be taken back. */
export const Applications = meta.story({
  tags: ['vrt'],
  args: {
    tab: applications,
    lists: { ...lists, list: listOf(byId('d4'), open, byId('d2'), byId('d3')) },
  },
  async play(context) {
    await listed('0712')(context)
    const { args, canvas, userEvent } = context
    const words = tradeWords(context)
    await userEvent.click(canvas.getByRole('button', { name: words.cancelOrder }))
    const dialog = within(await canvas.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: words.cancelAct }))
    await expect(args.lists?.onCancel).toHaveBeenCalledWith('d4')
    await userEvent.click(dialog.getByRole('button', { name: words.cancelKeep }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
  },
  ...says({ dump: 'Applications' } as never),
})

/** Why one never opened. */
export const Reasons = meta.story({
  args: {
    tab: applications,
    asked: unchosen,
    lists: {
      ...lists,
      list: listOf(
        ...(['member', 'expiry', 'sessionEnd', 'marginCall'] as const).map((reason) => ({
          ...byId('d3'),
          id: reason,
          reason,
        })),
      ),
    },
  },
  play: listed('0712'),
  ...says({ dump: 'Reasons' } as never),
})

export const ApplicationsEmpty = meta.story({
  args: { tab: applications, asked: unchosen, lists: { ...lists, list: listOf() } },
  play: async (context) => {
    await listed(say(context).empty_alreadyApplied)(context)
  },
  ...says({ dump: 'ApplicationsEmpty' } as never),
})

import preview from '@kabuto/storybook/preview'
import { sampleDetail, sampleQuote } from '@kabuto/domain/market'
import { idle, moments, ready } from '@kabuto/domain/shared'
import { type Order, sampleWeighed } from '@kabuto/domain/trading'
import { fn } from 'storybook/test'
import type { AskedOrder, Review, TicketData } from './ticketData.ts'
import { TicketScreen } from './TicketScreen.tsx'

const sampleData: TicketData = {
  detail: sampleDetail,
  quote: sampleQuote,
  blocks: {},
  funds: sampleWeighed.funds,
  now: moments.pictures,
}

const asked: AskedOrder = { symbol: '0712', side: 'long', price: '' }
const review: Review = { state: 'idle' }

const meta = preview.meta({
  title: 'Screens/Trading/Ticket',
  component: TicketScreen,
  args: {
    asked,
    data: ready(sampleData),
    review,
    submission: idle<Order>(),
    onSend: fn(),
    onEdit: fn(),
    onAdvanceClock: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({ tags: ['vrt'] })

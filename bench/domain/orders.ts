import { type OrderContext, type PreviewContext, weighOrder } from '../../packages/domain/src/trading/index.ts'
import { context, draft, instrument } from '../../packages/domain/src/trading/testing.ts'
import { sideBySide } from '../sideBySide.ts'

// node bench/domain/orders.ts: checking an order and working out its preview, as both the screen and the simulator do
// on every change.

const drafts = Array.from({ length: 5000 }, (_, index) => ({
  ...draft,
  quantity: String(100 * (1 + (index % 12))),
  price: String(2400 + (index % 800)),
  leverage: 1 + (index % 3),
}))
const margin: PreviewContext['margin'] = {
  cash: '3420000',
  collateral: '1000000',
  positions: [{ side: 'long', quantity: 200, openPrice: '3905', lastPrice: '3700', costs: '300' }],
}

function contextAt(index: number): OrderContext & PreviewContext {
  return { ...context, instrument, margin, now: context.now + index * 100 }
}

let kept = 0
const rates = sideBySide({
  'order check and preview'() {
    for (const [index, typed] of drafts.entries()) {
      const { refusals, preview } = weighOrder(typed, contextAt(index))
      kept += refusals.length + (preview?.warnings.length ?? 0)
    }
    return drafts.length
  },
})

const rate = rates['order check and preview']
console.log(`order check and preview: ${Math.round(rate).toLocaleString('en')} a second on one core (at least 50,000)`)
process.exitCode = rate >= 50_000 && kept > 0 ? 0 : 1

import { memberCall } from '@kabuto/domain/account'
import { detailCall } from '@kabuto/domain/market'
import { isUnderWay } from '@kabuto/domain/shared'
import { changedTerms, type OrderDraft, type Preview, previewCall, toOrderRequest } from '@kabuto/domain/trading'
import type { Review } from '@kabuto/screens/trading'
import { atom } from 'jotai'
import { accountAtom, servicesAtom } from '../shell/app.ts'
import type { Mutation } from '../shell/data/mutation.ts'
import { refreshAtom } from '../shell/data/queryClient.ts'
import { dayTrade, order } from './data.ts'

type Placing = { account: string | undefined; review: Review }

const idle: Review = { state: 'idle' }

/** An order whose terms are looked at once more before it goes. */
function placing<Request, Done>(mutation: Mutation<Request, Done>, requestOf: (draft: OrderDraft) => Request) {
  const placingAtom = atom<Placing>({ account: undefined, review: idle })

  /** The state of the final review of an order's terms, for the member who asked for it. */
  const reviewAtom = atom((get): Review => {
    const { account, review } = get(placingAtom)
    return account === get(accountAtom) ? review : idle
  })

  const leaveAtom = atom(null, (_get, set) => set(placingAtom, { account: undefined, review: idle }))

  /** Looks at the terms once more, and sends the order only where they are those that were agreed to. */
  const placeAtom = atom(null, async (get, set, draft: OrderDraft, agreed: Preview) => {
    if (get(reviewAtom).state === 'asking' || isUnderWay(get(mutation.submissions)())) return
    const account = get(accountAtom)
    const { origin } = draft
    const asking: Placing = { account, review: { state: 'asking' } }
    set(placingAtom, asking)
    const outcome = await get(servicesAtom).client.send(previewCall, {
      ...toOrderRequest(draft),
      ...(origin ? { origin } : {}),
    })
    // The sheet was left meanwhile.
    if (get(placingAtom) !== asking) return
    // Another member is here; who asked may come back.
    if (get(accountAtom) !== account) return set(leaveAtom)
    if (outcome.state !== 'granted') {
      set(placingAtom, { account, review: { state: 'failed' } })
      return
    }
    const { preview: current } = outcome.value
    if (current && changedTerms(agreed, current).length > 0) {
      set(placingAtom, { account, review: { state: 'changed', agreed, current } })
      await set(refreshAtom, [previewCall.path, detailCall.path, memberCall.path])
      return
    }
    // If something bars it by now, the order itself is refused for it, with its fix.
    set(placingAtom, { account, review: idle })
    await set(mutation.send, requestOf(draft))
  })

  return { reviewAtom, leaveAtom, placeAtom }
}

export const placingOrder = placing(order, toOrderRequest)
export const placingDayTrade = placing(dayTrade, ({ symbol, side, quantity }) => ({ symbol, side, quantity }))

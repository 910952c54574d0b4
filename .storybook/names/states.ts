import { idOf, isPage, placeOf } from './places.ts'
import { accountStates } from './states/account.ts'
import { generalStates } from './states/general.ts'
import { homeStates } from './states/home.ts'
import { moneyStates } from './states/money.ts'
import { ordersStates } from './states/orders.ts'
import { partsStates } from './states/parts.ts'
import { productsStates } from './states/products.ts'
import { refusalsStates } from './states/refusals.ts'
import { sendingStates } from './states/sending.ts'

/** By what they are about; the words that many screens share come first. */
export const groups: readonly Record<string, string>[] = [
  generalStates,
  sendingStates,
  accountStates,
  moneyStates,
  ordersStates,
  productsStates,
  homeStates,
  refusalsStates,
  partsStates,
]

const states = new Map(groups.flatMap((group) => Object.entries(group)))

const lastOf = (title: string): string => title.slice(title.lastIndexOf('/') + 1)

/**
 * What a designer reads for a state: by the name that Storybook makes of its export, or as its story names it.
 * A page is named as its place is, so that Storybook shows it without a folder of its own.
 */
export function stateOf(name: string, title = ''): string {
  if (isPage(idOf(title)) && name === lastOf(title)) return lastOf(placeOf(title))
  return states.get(name) ?? name
}

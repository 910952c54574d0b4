import { block } from './blocks.ts'
import { addCard } from './cards.ts'
import type { Flow } from './flow.ts'
import { followTrader } from './follow.ts'
import { deposit, exchange, withdraw } from './funds.ts'
import { identity, rejected } from './identity.ts'
import { loan } from './loans.ts'
import { ipo } from './offerings.ts'
import {
  forgotFundPassword,
  frozen,
  marketClosed,
  outsideWindow,
  tooDear,
  unverified,
  withoutCard,
  withoutFundPassword,
} from './refusals.ts'
import { login, register } from './session.ts'
import { dayTrade, order, sell } from './trading.ts'

/** All journeys, in the order in which a member meets them; then those that begin with a refusal. */
export const flows: readonly Flow[] = [
  register,
  login,
  identity,
  rejected,
  addCard,
  deposit,
  order,
  sell,
  dayTrade,
  ipo,
  block,
  followTrader,
  exchange,
  loan,
  withdraw,
  unverified,
  withoutCard,
  withoutFundPassword,
  forgotFundPassword,
  outsideWindow,
  tooDear,
  marketClosed,
  frozen,
]

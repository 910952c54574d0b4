import { account } from './differences/account.ts'
import type { Differences } from './differences/difference.ts'
import { follow } from './differences/follow.ts'
import { home } from './differences/home.ts'
import { market } from './differences/market.ts'
import { money } from './differences/money.ts'
import { offers } from './differences/offers.ts'
import { session } from './differences/session.ts'
import { trading } from './differences/trading.ts'

/**
 * What differs between a screen and its mock, and why. Each was opened beside its mock at 375×812, then at 320×568,
 * 375×667, 750, dark, in English and Traditional Chinese and with text at 200 %. Where nothing is listed, only the
 * status bar and the home indicator differ, which the mocks draw.
 */
export const mockDifferences: Differences = {
  ...session,
  ...home,
  ...market,
  ...trading,
  ...money,
  ...offers,
  ...follow,
  ...account,
}

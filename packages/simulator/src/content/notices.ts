import { moneyNotices } from './notices/money.ts'
import { serviceNotices } from './notices/service.ts'
import { tradingNotices } from './notices/trading.ts'
import type { NoticeEntry } from '../rows/content.ts'

/**
 * Notices to all members, the newest first. The rules are those of decisions §6; the tests compare the fees with the
 * domain's tables.
 */
export const notices: readonly NoticeEntry[] = [...moneyNotices, ...tradingNotices, ...serviceNotices].toSorted(
  (one, other) => one.daysBefore - other.daysBefore,
)

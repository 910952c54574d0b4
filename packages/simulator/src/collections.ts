import type { Member } from '@kabuto/domain/account'
import type { Card } from '@kabuto/domain/cards'
import type { FundsParts, Withdrawal } from '@kabuto/domain/funds'
import type { Envelope } from '@kabuto/domain/shared'
import type { Row } from './store.ts'

/** Every collection of the books with the rows it holds. */
export type Collections = {
  config: Row & { value: string }
  /** The anchor of the simulated clock: at this real time it was that time on the market. */
  clock: Row & { market: number; wall: number }
  members: Row & Omit<Member, 'account' | 'fundPasswordSet' | 'permissions'> & { passwordHash: string; fundPasswordHash: string }
  sessions: Row & { account: string; expiresAt: number; seenAt: number }
  attempts: Row & { wrong: number; lockedUntil: number }
  funds: Row & FundsParts
  cards: Row & Card
  withdrawals: Row & Withdrawal
  answers: Row & { path: string; fingerprint: string; http: number; body: Envelope; at: number }
}

export type CollectionName = keyof Collections

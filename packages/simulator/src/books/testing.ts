import { type Amount, type Instant, moments } from '@kabuto/domain/shared'
import type { FeeLine } from '@kabuto/domain/trading'
import type { AccountContext, Member, MemberContext } from '../engine/context.ts'
import type { Handler } from '../engine/handler.ts'
import { memoryStore } from '../engine/memoryStore.ts'
import { plainPorts } from '../engine/testing.ts'
import { beginWork } from '../engine/work.ts'
import { marketOf } from '../market/marketOf.ts'
import type { PositionRow, WaitingOrder } from '../rows/position.ts'
import { createMember } from './worth/newMember.ts'

/** The books of one account and one unit of work, without calls around them: for rules that few calls reach. */
export function booksOf(account: string, now: number = moments.pictures, store = memoryStore()): AccountContext {
  const { wall, ...ports } = plainPorts(store)
  return {
    ...ports,
    market: marketOf(ports),
    dueEvents: {},
    work: beginWork(store),
    now,
    wall: wall(),
    language: 'ja',
    account,
  }
}

export const MEMBER = '0000000001'
export const FUND_PASSWORD = '20260712'
export const SYMBOL = '0712'
export const at = (text: string): Instant => Date.parse(`2026-11-${text}+09:00`)
export const NOW = at('20T14:32:00')
export const OPENED = at('20T10:00:00')

/** Books on a market on which every issue stands at 2,600. */
export function books(now = NOW): AccountContext {
  const context = booksOf(MEMBER, now)
  const quoted = { last: '2600', bid: '2599', ask: '2601', base: '2500', volume: 1 }
  return { ...context, market: { ...context.market, quoted: () => quoted } }
}

export const line = (rule: FeeLine['rule'], amount: Amount, base: Amount): FeeLine => ({
  rule,
  fee: 'purchase',
  currency: 'JPY',
  amount,
  base,
  rate: '',
  since: '2019-10-01',
})
export const commission = line('jpCommission', '275', '250000')

export const opened = {
  at: OPENED,
  price: '2500',
  value: '250000',
  margin: '0',
  feeLines: [commission],
  settlesOn: '2026-11-25',
}

export const waiting: WaitingOrder = {
  orderNumber: 'KB20261120-000002',
  type: 'limit',
  session: 'regular',
  limit: '2700',
  orderedAt: at('20T11:00:00'),
  expiresAt: at('20T15:31:00'),
  reserve: '2700',
  touch: null,
  charged: { value: '0', quantity: 0, fees: '0' },
  joins: null,
}

/** 100 shares that were bought at 2,500 this morning. */
export function row(changed: Partial<PositionRow> = {}): PositionRow {
  return {
    id: 'p1',
    account: MEMBER,
    orderNumber: 'KB20261120-000001',
    symbol: SYMBOL,
    market: 'jpy',
    side: 'long',
    leverage: 1,
    origin: 'continuous',
    type: 'market',
    session: 'regular',
    state: 'holding',
    orderedAt: OPENED - 1000,
    limit: null,
    quantity: 100,
    fills: 1,
    held: '0',
    waiting: null,
    openedAs: 'p1',
    opened,
    closed: null,
    closesAt: null,
    exAt: null,
    lockedThrough: null,
    issueDay: null,
    endedAt: null,
    endedBy: null,
    ...changed,
  }
}

/** The same on margin, two times: 125,000 are put up. */
export const onMargin = (changed: Partial<PositionRow> = {}): PositionRow =>
  row({ leverage: 2, opened: { ...opened, margin: '125000' }, ...changed })

export const pending = (id: string, held: Amount, changed: Partial<PositionRow> = {}): PositionRow =>
  row({ id, state: 'pendingOrder', opened: null, waiting, held, ...changed })

/** A verified member without money, who knows their fund password, and their books. */
export async function memberBooks(context = books(), changed: Partial<Member> = {}): Promise<MemberContext> {
  const fundPasswordHash = await context.hashSecret(FUND_PASSWORD)
  const passwordHash = await context.hashSecret('kabuto2026')
  await createMember(context, {
    account: MEMBER,
    name: '森 花子',
    passwordHash,
    fundPasswordHash,
    scenario: 'fresh',
    opening: '0',
  })
  const made = await context.work.get('members', MEMBER)
  if (!made) throw new Error('there is no member')
  const member: Member = { ...made, identity: 'verified', ...changed }
  context.work.put('members', member)
  return { ...context, member, token: 'token' }
}

/** What a call answers: its data, or the code of its refusal with the field that it names. */
export async function called(handler: Handler, context: MemberContext, input: object): Promise<unknown> {
  const result = await handler.run(context as never, input as never)
  return 'data' in result ? result.data : [result.refusal.code, result.refusal.field].filter(Boolean).join(' of ')
}

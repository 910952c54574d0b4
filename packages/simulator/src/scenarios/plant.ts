import type { Desk, Member } from '../handler.ts'
import { typicalCards, typicalFunds, typicalMember } from './typical.ts'

/** The demo member's secrets stand in the README and are printed at every start: they protect nothing. */
const DEMO_PASSWORD = 'kabuto2026'
const DEMO_FUND_PASSWORD = '20260712'

export const scenarios = ['typical', 'unverified', 'frozen', 'barred', 'noFundPassword', 'noCard'] as const
export type Scenario = (typeof scenarios)[number]

type Change = Partial<Pick<Member, 'identity' | 'blocks' | 'fundPasswordHash' | 'scenario'>>

const INVITE_LETTERS = 8

const since = '2026-11-18T00:00:00+09:00'

/** How a scenario differs from the typical member. */
const changes: Record<Scenario, Change> = {
  typical: {},
  unverified: { identity: 'unverified', scenario: 'unverified' },
  frozen: { blocks: { frozen: { reason: '本人確認の再審査', since } }, scenario: 'frozen' },
  barred: { blocks: { withdrawBarred: { reason: '口座名義の確認', since } } },
  noFundPassword: { fundPasswordHash: '' },
  noCard: {},
}

/** Plants a member with a scenario's books. */
export async function plantMember(desk: Desk, account: string, scenario: Scenario): Promise<void> {
  const { work, now, newId, hashSecret } = desk
  const [passwordHash, fundPasswordHash] = await Promise.all([hashSecret(DEMO_PASSWORD), hashSecret(DEMO_FUND_PASSWORD)])
  work.put('members', { ...typicalMember, id: account, inviteCode: newId().slice(0, INVITE_LETTERS).toUpperCase(), passwordHash, fundPasswordHash, ...changes[scenario] })
  work.put('funds', { id: account, ...typicalFunds(now) })
  if (scenario === 'noCard') return
  for (const card of typicalCards) work.put('cards', { ...card, id: `${account}-${card.id}` }, account)
}

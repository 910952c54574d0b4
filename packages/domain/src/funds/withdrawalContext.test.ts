import { expect, test } from 'vitest'
import { sampleFunds, sampleWithdrawal } from './samples.ts'
import { contextOfWithdrawal, decidedNext, type WithdrawalFacts } from './withdrawal.ts'
import { moments } from '../shared/time/moments.ts'

const passed = { ...sampleWithdrawal, id: 'w0', state: 'passed' as const }
const barred = { reason: '口座名義の確認', since: '2026-11-18T09:00:00+09:00' }
const facts: WithdrawalFacts = {
  now: moments.pictures,
  member: { identity: 'verified', fundPasswordSet: true, blocks: {}, creditScore: 62, scenario: 'typical' },
  funds: sampleFunds,
  cards: [{ id: 'c1' }, { id: 'c2' }],
  withdrawals: [passed],
}
const context = {
  now: facts.now,
  funds: sampleFunds,
  fundPasswordSet: true,
  identityVerified: true,
  withdrawBarred: undefined,
  cardIds: ['c1', 'c2'],
  pendingId: undefined,
  creditRule: undefined,
}

test.each<[string, Partial<WithdrawalFacts>, object]>([
  ['all is well', {}, {}],
  ['under review', { member: { ...facts.member, identity: 'underReview' } }, { identityVerified: false }],
  ['barred', { member: { ...facts.member, blocks: { withdrawBarred: barred } } }, { withdrawBarred: barred }],
  ['one in review', { withdrawals: [passed, sampleWithdrawal] }, { pendingId: sampleWithdrawal.id }],
  ['a rogue', { member: { ...facts.member, scenario: 'rogue' } }, { creditRule: { score: 62, need: 90 } }],
])('what a withdrawal is checked against: %s', (_, changed, differs) => {
  expect(contextOfWithdrawal({ ...facts, ...changed })).toEqual({ ...context, ...differs })
})

test('the next decision is the earliest of those in review', () => {
  const later = { ...sampleWithdrawal, id: 'w9', decidedAt: '2026-11-20T15:00:00+09:00' }
  expect(decidedNext([passed])).toBeUndefined()
  expect(decidedNext([later, sampleWithdrawal])).toBe(Date.parse(sampleWithdrawal.decidedAt))
})

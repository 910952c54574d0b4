import type { Seed } from '../scenarios/seed.ts'

/** What a client reads about the site at its start. */
export const config: Readonly<Seed['config']> = [
  { id: 'title', value: 'Kabuto' },
  { id: 'environment', value: 'simulation' },
  { id: 'clock', value: 'open' },
  { id: 'window.deposit', value: '09:30-19:30' },
  { id: 'window.withdraw', value: '09:30-19:30' },
  { id: 'limit.request', value: '1000-50000000' },
  { id: 'unit.jpy', value: '100' },
  { id: 'unit.usd', value: '1' },
  { id: 'version', value: '0.1.0' },
]

/** The demo members, each with a scenario of its own; 0000000099 is the simulated back office. */
export const members: Readonly<Seed['members']> = [
  { id: '0000000001', scenario: 'typical' },
  { id: '0000000002', scenario: 'unverified' },
  { id: '0000000003', scenario: 'frozen' },
  { id: '0000000004', scenario: 'barred' },
  { id: '0000000005', scenario: 'noFundPassword' },
  { id: '0000000006', scenario: 'noCard' },
  { id: '0000000011', scenario: 'fresh' },
  { id: '0000000012', scenario: 'wealthy' },
  { id: '0000000013', scenario: 'loss' },
  { id: '0000000014', scenario: 'pending-everything' },
  { id: '0000000015', scenario: 'banned' },
  { id: '0000000016', scenario: 'empty' },
  { id: '0000000017', scenario: 'tradeBarred' },
  { id: '0000000099', scenario: 'typical', isAdmin: true },
]

import { paths, type ScreenName } from '@kabuto/screens/paths'
import type { ComponentType } from 'react'
import { coming, screenChunk } from './shell/screenChunk.tsx'

export type Tab = 'home' | 'quotes' | 'positions' | 'funds' | 'member' | 'news' | 'follow'

/**
 * open: anybody. session: only with a live session. verified: as session; the page opens, and its action asks for a verified identity.
 * What has no row is not reachable.
 */
export type RouteRow = { guard: 'open' | 'session' | 'verified'; keep: boolean; tab?: Tab; Screen: ComponentType }

/** One row a route, in the order of the specification (decisions §3). */
export const routes: Record<ScreenName, RouteRow> = {
  start: {
    guard: 'open',
    keep: false,
    Screen: screenChunk(['session'], async () => (await import('./session/StartRoute.tsx')).StartRoute),
  },
  introOne: { guard: 'open', keep: false, Screen: coming('introOne') },
  introTwo: { guard: 'open', keep: false, Screen: coming('introTwo') },
  login: {
    guard: 'open',
    keep: false,
    Screen: screenChunk(['session'], async () => (await import('./session/LoginRoute.tsx')).LoginRoute),
  },
  register: { guard: 'open', keep: false, Screen: coming('register') },
  home: {
    guard: 'session',
    keep: true,
    tab: 'home',
    Screen: screenChunk(['shared', 'refusals', 'home'], async () => (await import('./home/HomeRoute.tsx')).HomeRoute),
  },
  search: { guard: 'session', keep: true, Screen: coming('search') },
  product: { guard: 'session', keep: false, Screen: coming('product') },
  notices: { guard: 'session', keep: true, tab: 'news', Screen: coming('notices') },
  notice: { guard: 'session', keep: false, tab: 'news', Screen: coming('notice') },
  news: { guard: 'session', keep: true, tab: 'news', Screen: coming('news') },
  quotes: { guard: 'session', keep: true, tab: 'quotes', Screen: coming('quotes') },
  hotList: { guard: 'session', keep: true, Screen: coming('hotList') },
  stock: { guard: 'session', keep: true, Screen: coming('stock') },
  ticket: { guard: 'session', keep: false, Screen: coming('ticket') },
  offerings: { guard: 'session', keep: true, Screen: coming('offerings') },
  offering: { guard: 'session', keep: false, Screen: coming('offering') },
  applications: { guard: 'session', keep: true, Screen: coming('applications') },
  positions: { guard: 'session', keep: true, tab: 'positions', Screen: coming('positions') },
  position: { guard: 'session', keep: false, Screen: coming('position') },
  dayTrading: { guard: 'session', keep: false, Screen: coming('dayTrading') },
  blocks: { guard: 'session', keep: true, Screen: coming('blocks') },
  block: { guard: 'session', keep: false, Screen: coming('block') },
  blockApplication: { guard: 'session', keep: false, Screen: coming('blockApplication') },
  follow: { guard: 'session', keep: true, tab: 'follow', Screen: coming('follow') },
  follows: { guard: 'session', keep: true, Screen: coming('follows') },
  member: {
    guard: 'session',
    keep: true,
    tab: 'member',
    Screen: screenChunk(
      ['shared', 'refusals', 'account'],
      async () => (await import('./account/MemberRoute.tsx')).MemberRoute,
    ),
  },
  funds: {
    guard: 'session',
    keep: true,
    tab: 'funds',
    Screen: screenChunk(
      ['shared', 'refusals', 'funds'],
      async () => (await import('./funds/FundsRoute.tsx')).FundsRoute,
    ),
  },
  deposit: { guard: 'session', keep: false, Screen: coming('deposit') },
  depositChannel: { guard: 'session', keep: false, Screen: coming('depositChannel') },
  withdraw: {
    guard: 'verified',
    keep: false,
    Screen: screenChunk(
      ['shared', 'refusals', 'funds'],
      async () => (await import('./funds/WithdrawRoute.tsx')).WithdrawRoute,
    ),
  },
  cards: { guard: 'session', keep: false, Screen: coming('cards') },
  addCard: { guard: 'verified', keep: false, Screen: coming('addCard') },
  identity: { guard: 'session', keep: false, Screen: coming('identity') },
  exchange: { guard: 'session', keep: false, Screen: coming('exchange') },
  loans: { guard: 'session', keep: false, Screen: coming('loans') },
  settings: { guard: 'session', keep: false, Screen: coming('settings') },
  loginPassword: { guard: 'session', keep: false, Screen: coming('loginPassword') },
  fundPassword: { guard: 'session', keep: false, Screen: coming('fundPassword') },
  language: { guard: 'open', keep: false, Screen: coming('language') },
  about: {
    guard: 'open',
    keep: false,
    Screen: screenChunk(
      ['shared', 'refusals', 'account'],
      async () => (await import('./account/AboutRoute.tsx')).AboutRoute,
    ),
  },
  support: { guard: 'open', keep: false, Screen: coming('support') },
  documents: { guard: 'session', keep: false, Screen: coming('documents') },
}

const byPath = new Map<string, ScreenName>(Object.entries(paths).map(([name, path]) => [path, name as ScreenName]))

/** Redirects that the specification names. */
export const redirects: Record<string, ScreenName> = { '/': 'start', '/tabbarLayout': 'home' }

export function screenAt(path: string): ScreenName | undefined {
  return byPath.get(path)
}

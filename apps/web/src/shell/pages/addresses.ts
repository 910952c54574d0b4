import { hrefTo, paths, type ScreenName } from '@kabuto/domain/paths'
import type { Refusal } from '@kabuto/domain/shared'

type PageAddress = { pathname: string; search: string }

const byPath = new Map<string, ScreenName>(Object.entries(paths).map(([name, path]) => [path, name as ScreenName]))

/** Redirects that the specification names. */
export const redirects: Record<string, ScreenName> = { '/': 'start', '/tabbarLayout': 'home' }

export function screenAt(path: string): ScreenName | undefined {
  return byPath.get(path)
}

/** The pages whose bar carries the brand instead of a title, and those whose bar carries a way back alone. */
export const branded: ReadonlySet<ScreenName> = new Set(['start', 'home'])
export const untitled: ReadonlySet<ScreenName> = new Set(['introOne', 'introTwo', 'login', 'register'])

/** What the login says of a session that is over: of a ban it tells more, once one tries. */
export function noticeOf({ code }: Refusal): { ended?: '1' } {
  return code === 'loginBanned' ? {} : { ended: '1' }
}

/** The login that leads back to a place; `ended` says why one is asked to log in. */
export function loginPathFor({ pathname, search }: PageAddress, query: { ended?: '1' } = {}): string {
  return `${paths.login}?${new URLSearchParams({ next: pathname + search, ...query }).toString()}`
}

const entrances: ReadonlySet<ScreenName | undefined> = new Set(['login', 'register', undefined])

/** Where a login or a registration leads: to the page that was asked for, if it is one of ours, and home otherwise. */
export function pageAfterLogin(query: URLSearchParams): string {
  const next = query.get('next') ?? ''
  return entrances.has(screenAt(next.replace(/\?.*/, ''))) ? paths.home : next
}

/** From the login to the registration and back: both lead to the same page. */
export function otherEntranceHref(screen: 'login' | 'register', query: URLSearchParams): string {
  const next = query.get('next')
  return hrefTo(screen, next === null ? {} : { next })
}

import { hrefTo, paths, type ScreenName } from '@kabuto/domain/paths'
import type { Refusal } from '@kabuto/domain/shared'

export type PageAddress = { pathname: string; search: string }

const byPath = new Map<string, ScreenName>(Object.entries(paths).map(([name, path]) => [path, name as ScreenName]))

/** Redirects of the specification. */
export const redirects: Record<string, ScreenName> = { '/': 'start', '/tabbarLayout': 'home' }

export function screenAt(path: string): ScreenName | undefined {
  return byPath.get(path)
}

/** Pages with the brand instead of a title in their bar, and pages with nothing but a back link. */
export const branded: ReadonlySet<ScreenName> = new Set(['start', 'home'])
export const untitled: ReadonlySet<ScreenName> = new Set(['introOne', 'introTwo', 'login', 'register'])

/** The query that makes the login say that a session has ended. Not for a ban: the login itself explains that. */
export function noticeOf({ code }: Refusal): { ended?: '1' } {
  return code === 'loginBanned' ? {} : { ended: '1' }
}

/** The login, which afterwards leads to the given page; `ended` says why one has to log in. */
export function loginPathFor({ pathname, search }: PageAddress, query: { ended?: '1' } = {}): string {
  return `${paths.login}?${new URLSearchParams({ next: pathname + search, ...query }).toString()}`
}

const entrances: ReadonlySet<ScreenName | undefined> = new Set(['login', 'register', undefined])

/** Where a login or a registration leads: to the page in `next` if this app has it, home otherwise. */
export function pageAfterLogin(query: URLSearchParams): string {
  const next = query.get('next') ?? ''
  return entrances.has(screenAt(next.replace(/\?.*/, ''))) ? paths.home : next
}

/** A link from the login to the registration or back, with the same `next`. */
export function otherEntranceHref(screen: 'login' | 'register', query: URLSearchParams): string {
  const next = query.get('next')
  return hrefTo(screen, next === null ? {} : { next })
}

import { hrefTo, paths } from '@kabuto/domain/paths'
import { atom } from 'jotai'
import { servicesAtom } from '../shell/app.ts'
import { screenAt } from '../shell/pages/addresses.ts'

const KEY = 'kabuto.intro'

const readNowAtom = atom(false)

/** Whether the introduction was shown on this device: it comes by itself once. */
export const introReadAtom = atom(
  (get) => get(readNowAtom) || get(servicesAtom).lasting.read(KEY) === '1',
  (get, set) => {
    set(readNowAtom, true)
    get(servicesAtom).lasting.write(KEY, '1')
  },
)

/** To register, and before it, once, through the introduction. */
export function registerHref(isRead: boolean): string {
  return isRead ? hrefTo('register') : hrefTo('introOne', { next: paths.register })
}

/** Where the introduction leads: to the page that it was opened from or for, if it is one of ours. */
export function pageAfterIntro(query: URLSearchParams): string | undefined {
  const next = query.get('next') ?? ''
  return screenAt(next.replace(/\?.*/, '')) && next
}

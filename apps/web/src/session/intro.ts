import { hrefTo, paths } from '@kabuto/domain/paths'
import { atom } from 'jotai'
import { machineAtom } from '../shell/app.ts'
import { screenAt } from '../shell/pages/places.ts'

const KEY = 'kabuto.intro'

const readNowAtom = atom(false)

/** Whether the introduction was shown on this device: it comes by itself once. */
export const introReadAtom = atom(
  (get) => get(readNowAtom) || get(machineAtom).lasting.read(KEY) === '1',
  (get, set) => {
    set(readNowAtom, true)
    get(machineAtom).lasting.write(KEY, '1')
  },
)

/** To register, and before it, once, through the introduction. */
export function registerHref(isRead: boolean): string {
  return isRead ? hrefTo('register') : hrefTo('introOne', { next: paths.register })
}

/** Where the introduction leads: to the page that it was opened from or for, if it is one of ours. */
export function placeAfterIntro(query: URLSearchParams): string | undefined {
  const next = query.get('next') ?? ''
  return screenAt(next.replace(/\?.*/, '')) && next
}

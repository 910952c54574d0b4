import { paths, type ScreenName } from '@kabuto/domain/paths'
import { useSetAtom } from 'jotai'
import { type MouseEvent, useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { screenAt } from './addresses.ts'
import { hasPageBefore, isLayer } from './layers.ts'
import { leavingAtom } from '../device/leaving.ts'
import { readAnewAtom } from './readAnew.ts'

function plainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented
}

/** A link to another site, whichever it is. */
export function leadsOutside(
  { protocol, origin }: Pick<HTMLAnchorElement, 'origin' | 'protocol'>,
  here: string,
): boolean {
  return /^https?:$/.test(protocol) && origin !== here
}

/** The page that a link leads to, by what is touched of it; none by the tab of the page that is shown. */
export function linkedPage(target: EventTarget): { screen: ScreenName; query: string } | undefined {
  const link = target instanceof Element ? target.closest('a') : undefined
  const [path = '', query = ''] = link?.getAttribute('href')?.split('?') ?? []
  const screen = path.startsWith('#/') ? screenAt(path.slice(1)) : undefined
  return link && screen && link.ariaCurrent !== 'page' ? { screen, query } : undefined
}

/** A tap on the current tab: scrolls to the top; at the top it reads the page again. */
function upOrAnew(readAnew: () => void): void {
  if (scrollY === 0) readAnew()
  else scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
}

/**
 * Screens and kit contain plain links; this one click handler turns them into navigations of the router. A back link
 * goes back in the history; where there is no page before, a member goes home (specification §2), anybody else to the
 * link's address. A link to another site first opens a dialog.
 */
export function useLinks(isMember: boolean): (event: MouseEvent) => void {
  const navigate = useNavigate()
  const leave = useSetAtom(leavingAtom)
  const readAnew = useSetAtom(readAnewAtom)
  return useCallback(
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link && leadsOutside(link, location.origin) && !event.defaultPrevented) {
        event.preventDefault()
        leave(link.href)
        return
      }
      const href = link?.getAttribute('href')
      if (!link || !href?.startsWith('#/') || link.target === '_blank' || !plainClick(event)) return
      event.preventDefault()
      if (href === location.hash && link.ariaCurrent === 'page') upOrAnew(() => void readAnew(href.slice(1)))
      else if ('back' in link.dataset && hasPageBefore()) void navigate(-1)
      else if ('back' in link.dataset) void navigate(isMember ? paths.home : href.slice(1), { replace: true })
      // A page that is opened from a sheet replaces the entry of the sheet.
      else void navigate(href.slice(1), { replace: isLayer() })
    },
    [navigate, leave, readAnew, isMember],
  )
}

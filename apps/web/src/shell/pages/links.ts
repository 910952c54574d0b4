import { paths } from '@kabuto/domain/paths'
import { useSetAtom } from 'jotai'
import { type MouseEvent, useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
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

/** The lit tab again: up to the top, and from there anew. */
function upOrAnew(readAnew: () => void): void {
  if (scrollY === 0) readAnew()
  else scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
}

/**
 * Screens and kit hold plain links; this one handler makes them navigations, and the back link go back. Where there is
 * nothing to go back to, a member comes home (specification §2), anybody else to where the link points. Before a link
 * to another site is followed, one is asked.
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
      // The page takes the place of the sheet that led to it.
      else void navigate(href.slice(1), { replace: isLayer() })
    },
    [navigate, leave, readAnew, isMember],
  )
}

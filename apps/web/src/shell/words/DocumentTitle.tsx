import { valueOf } from '@kabuto/domain/shared'
import type { ScreenName } from '@kabuto/domain/paths'
import { usePageTitle } from '@kabuto/screens/shared'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { siteConfigAtom } from '../data/siteConfig.ts'
import { BUNDLED_LOGO, logoAddress, siteName } from '../data/site.ts'

/** Sets the title of the document, and the site's logo as its icon. */
export function DocumentTitle({ screen }: { screen: ScreenName | undefined }) {
  const config = useAtomValue(siteConfigAtom)
  const site = valueOf(config)
  const words = usePageTitle(screen, site ? siteName(site) : 'Kabuto')
  // No <title> element: the page from the server has one already, and browsers use the first.
  useEffect(() => {
    if (words !== undefined) document.title = words
  }, [words])
  // The bundled logo is already the icon in index.html.
  const icon = site ? logoAddress(site.logo) : BUNDLED_LOGO
  useEffect(() => {
    const link = document.querySelector('link[rel=icon]')
    if (icon !== BUNDLED_LOGO) link?.setAttribute('href', icon)
  }, [icon])
  return null
}

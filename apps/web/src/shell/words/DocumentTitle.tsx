import { valueOf } from '@kabuto/domain/shared'
import type { ScreenName } from '@kabuto/domain/paths'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { siteConfigAtom } from '../data/siteConfig.ts'
import { BUNDLED_LOGO, logoAddress, siteName } from '../data/site.ts'

/**
 * Sets the title of the document, and the site's logo as its icon. The title always says that the site is simulated,
 * whatever the site's config holds.
 */
export function DocumentTitle({ screen }: { screen: ScreenName | undefined }) {
  const config = useAtomValue(siteConfigAtom)
  const { t, i18n } = useTranslation(['shell', 'titles'])
  const site = valueOf(config)
  const title = site ? siteName(site) : 'Kabuto'
  const name = screen ?? 'notFound'
  const words = i18n.exists(`titles:${name}`)
    ? t('shell:pageTitle', { screen: t(`titles:${name}`), title })
    : t('shell:siteTitle', { title })
  // No <title> element: the page from the server has one already, and browsers use the first.
  useEffect(() => {
    document.title = words
  }, [words])
  // The bundled logo is already the icon in index.html.
  const icon = site ? logoAddress(site.logo) : BUNDLED_LOGO
  useEffect(() => {
    const link = document.querySelector('link[rel=icon]')
    if (icon !== BUNDLED_LOGO) link?.setAttribute('href', icon)
  }, [icon])
  return null
}

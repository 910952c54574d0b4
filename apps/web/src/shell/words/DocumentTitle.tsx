import { valueOf } from '@kabuto/domain/shared'
import type { ScreenName } from '@kabuto/domain/paths'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { siteConfigAtom } from '../data/siteConfig.ts'
import { BUNDLED_LOGO, logoAddress, siteName } from '../data/site.ts'

/**
 * The title of the page, and the site's logo as its icon. Whatever the site's config says, it says that it is
 * simulated.
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
  // Not as an element: the page that the server sends has one already, and the first of two wins.
  useEffect(() => {
    document.title = words
  }, [words])
  // The mark stands in the page itself.
  const icon = site ? logoAddress(site.logo) : BUNDLED_LOGO
  useEffect(() => {
    const link = document.querySelector('link[rel=icon]')
    if (icon !== BUNDLED_LOGO) link?.setAttribute('href', icon)
  }, [icon])
  return null
}

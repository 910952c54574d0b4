import { valueOf } from '@kabuto/domain/shared'
import type { ScreenName } from '@kabuto/domain/paths'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { siteConfigAtom } from './siteConfig.ts'
import { BUNDLED_LOGO, logoAddress, siteName } from './site.ts'

/**
 * The title of the page, and the site's logo as its icon. Whatever the site's config says, it says that it is
 * simulated.
 */
export function DocumentTitle({ screen }: { screen: ScreenName | undefined }) {
  const config = useAtomValue(siteConfigAtom)
  const { t, i18n } = useTranslation(['shell', 'titles'])
  const site = valueOf(config)
  const title = site ? siteName(site) : 'Kabuto'
  const named = site?.logo !== undefined && screen !== undefined && i18n.exists(`titles:${screen}`)
  return (
    <>
      <title>
        {named ? t('shell:pageTitle', { screen: t(`titles:${screen}`), title }) : t('shell:siteTitle', { title })}
      </title>
      <link rel="icon" href={site ? logoAddress(site.logo) : BUNDLED_LOGO} />
    </>
  )
}

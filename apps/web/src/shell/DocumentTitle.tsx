import type { ScreenName } from '@kabuto/screens/paths'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { siteConfigAtom } from './siteConfig.ts'
import { BUNDLED_LOGO, logoAddress, siteName } from './site.ts'
import { loadWords } from './words.ts'

function useTitleWords(): boolean {
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    let here = true
    loadWords('titles').then(
      () => here && setLoaded(true),
      // Without the words the title stays the site's name, as it stands in the page.
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [])
  return loaded
}

/** The title of the page, and the site's logo as its icon. Whatever the site's config says, it says that it is simulated. */
export function DocumentTitle({ screen }: { screen: ScreenName | undefined }) {
  const config = useAtomValue(siteConfigAtom)
  const { t } = useTranslation(['shell', 'titles'])
  const loaded = useTitleWords()
  const site = config.state === 'ready' || config.state === 'refreshing' ? config.value : undefined
  const title = site ? siteName(site) : 'Kabuto'
  const named = site?.logo !== undefined && screen !== undefined && loaded
  return (
    <>
      <title>{named ? t('shell:pageTitle', { screen: t(`titles:${screen}`), title }) : t('shell:siteTitle', { title })}</title>
      <link rel="icon" href={site ? logoAddress(site.logo) : BUNDLED_LOGO} />
    </>
  )
}

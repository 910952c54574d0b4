import type { ScreenName } from '@kabuto/domain/paths'
import { useTranslation } from 'react-i18next'

/**
 * What the browser calls a page: `出金｜Kabuto（模擬取引）`. It always says that the site is simulated, whatever the
 * site calls itself. Nothing before the words of titles have come.
 */
export function usePageTitle(screen: ScreenName | undefined, site: string): string | undefined {
  const { t, i18n } = useTranslation(['shell', 'titles'])
  const name = screen ?? 'notFound'
  if (!i18n.exists(`titles:${name}`)) return undefined
  return t('shell:pageTitle', { screen: t(`titles:${name}`), title: site })
}

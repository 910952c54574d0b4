import { hrefTo } from '@kabuto/domain/paths'
import { NavBar, Page } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The bars of the page, whatever can be done on it. */
export function BlockFrame({ bottom, children }: { bottom?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('blocks')
  return (
    <Page bleed nav={<NavBar title={t('blockTitle')} back={{ href: hrefTo('blocks') }} />} bottom={bottom}>
      {children}
    </Page>
  )
}

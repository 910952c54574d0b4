import { hrefTo } from '@kabuto/domain/paths'
import { NavBar, NavTextLink, Page } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type OfferingFrameProps = { bottom?: ReactNode; children: ReactNode }

/** The bars of the page, whatever can be done on it. */
export function OfferingFrame({ bottom, children }: OfferingFrameProps) {
  const { t } = useTranslation('offerings')
  return (
    <Page
      bleed
      nav={
        <NavBar
          title={t('offeringTitle')}
          back={{ href: hrefTo('offerings') }}
          actions={<NavTextLink href={hrefTo('applications')}>{t('toApplications')}</NavTextLink>}
        />
      }
      bottom={bottom}
    >
      {children}
    </Page>
  )
}

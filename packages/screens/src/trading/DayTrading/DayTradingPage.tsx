import { hrefTo } from '@kabuto/domain/paths'
import { valueOf } from '@kabuto/domain/shared'
import { NavAction, NavBar, Page, ScrollTabs } from '@kabuto/ui-kit'
import { InfoIcon } from '@kabuto/ui-kit/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type DayTradingScreenProps, dayTradingTabs } from './dayTradingData.ts'

type DayTradingPageProps = Pick<DayTradingScreenProps, 'tab' | 'lists' | 'onTab'> & {
  bottom?: ReactNode
  children: ReactNode
}

/** The four views of the page, and how many are open. */
export function DayTradingPage({ tab, lists, onTab, bottom, children }: DayTradingPageProps) {
  const { t } = useTranslation(['dayTrading', 'titles'])
  const open = valueOf(lists.open)
  // What has not been read to its end has no count.
  const count = open?.next === 'end' ? open.rows.length : undefined
  return (
    <Page
      bleed
      nav={
        <NavBar
          flat
          title={t('titles:dayTrading')}
          back={{ href: hrefTo('home') }}
          actions={<NavAction icon={InfoIcon} label={t('costsInfo')} href={hrefTo('introTwo')} />}
        />
      }
      bottom={bottom}
    >
      <ScrollTabs
        label={t('tabs')}
        value={tab}
        onChange={onTab}
        tabs={dayTradingTabs.map((value) => ({
          value,
          label: t(`tab_${value}`),
          count: value === 'transaction' ? count : undefined,
        }))}
      >
        {children}
      </ScrollTabs>
    </Page>
  )
}

import type { Member } from '@kabuto/domain/account'
import type { FundsSummary } from '@kabuto/domain/funds'
import { hrefTo } from '@kabuto/domain/paths'
import { formatMoment, type Loadable } from '@kabuto/domain/shared'
import { Banner, NavAction, NavBar, Page, Section, Skeleton, Stack, Tiles, useKitLocale } from '@kabuto/ui-kit'
import { BellIcon, LockIcon, SearchIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import { MoneyWays } from '../../shared/MoneyWays.tsx'
import { Assets } from './Assets.tsx'
import { tiles } from './tiles.ts'

export type HomeData = { member: Member; funds: FundsSummary }

type HomeScreenProps = {
  data: Loadable<HomeData>
  onRetry: () => void
  onMask: (masked: boolean) => void
}

/** What one has, and the ways to everything. Adding and taking out money weigh the same. */
export function HomeScreen({ data, onRetry, onMask }: HomeScreenProps) {
  const { t } = useTranslation('home')
  const locale = useKitLocale()
  return (
    <Page
      bleed
      nav={
        <NavBar
          brand
          flat
          title={t('title')}
          actions={
            <>
              <NavAction icon={SearchIcon} label={t('search')} href={hrefTo('search')} />
              <NavAction icon={BellIcon} label={t('notices')} href={hrefTo('notices')} />
            </>
          }
        />
      }
    >
      <Section ground="surface">
        <Stack gap="4">
          <Await data={data} onRetry={onRetry} skeleton={<HomeSkeleton />}>
            {({ member: { blocks }, funds }) => (
              <>
                {blocks.frozen && (
                  <Banner tone="danger" icon={LockIcon} action={{ label: t('appeal'), href: hrefTo('support') }}>
                    {t('frozen', {
                      reason: blocks.frozen.reason,
                      since: formatMoment(Date.parse(blocks.frozen.since), locale),
                    })}
                  </Banner>
                )}
                <Assets funds={funds} onMask={onMask} />
              </>
            )}
          </Await>
          <MoneyWays />
        </Stack>
      </Section>
      <Section>
        <Tiles label={t('products')} tiles={tiles.map(({ name, icon, href }) => ({ label: t(name), icon, href }))} />
      </Section>
    </Page>
  )
}

function HomeSkeleton() {
  return (
    <Stack gap="4">
      <Skeleton shape="line" />
      <Skeleton shape="figure" />
      <Skeleton shape="line" count={3} />
    </Stack>
  )
}

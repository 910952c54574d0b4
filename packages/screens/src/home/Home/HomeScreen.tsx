import type { Member } from '@kabuto/domain/account'
import type { FundsSummary } from '@kabuto/domain/funds'
import { formatMoment, type Loadable } from '@kabuto/domain/shared'
import {
  ArrowDownToLineIcon,
  ArrowUpFromLineIcon,
  Banner,
  BellIcon,
  Button,
  Columns,
  LockIcon,
  NavAction,
  NavBar,
  Page,
  RefreshCwIcon,
  SearchIcon,
  Section,
  Skeleton,
  Stack,
  useKitLocale,
} from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefTo } from '../../paths.ts'
import { Await } from '../../shared/Await.tsx'
import { Assets } from './Assets.tsx'
import { tiles } from './tiles.ts'

export type HomeData = { member: Member; funds: FundsSummary }

type HomeScreenProps = {
  data: Loadable<HomeData>
  onRetry: () => void
  masked: boolean
  onMask: (masked: boolean) => void
  /** The tab bar. */
  bottom: ReactNode
}

const ways = [
  { name: 'deposit', icon: ArrowDownToLineIcon },
  { name: 'withdraw', icon: ArrowUpFromLineIcon },
  { name: 'exchange', icon: RefreshCwIcon },
] as const

/** What one has, and the ways to everything. Adding and taking out money weigh the same. */
export function HomeScreen({ data, onRetry, masked, onMask, bottom }: HomeScreenProps) {
  const { t } = useTranslation('home')
  const locale = useKitLocale()
  return (
    <Page
      bleed
      bottom={bottom}
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
                    {t('frozen', { reason: blocks.frozen.reason, since: formatMoment(Date.parse(blocks.frozen.since), locale) })}
                  </Banner>
                )}
                <Assets funds={funds} masked={masked} onMask={onMask} />
              </>
            )}
          </Await>
          <Columns>
            {ways.map(({ name, icon }) => (
              <Button key={name} kind="soft" size="medium" icon={icon} href={hrefTo(name)}>
                {t(name)}
              </Button>
            ))}
          </Columns>
        </Stack>
      </Section>
      <Section title={t('products')}>
        <Columns>
          {tiles.map(({ name, icon, href }) => (
            <Button key={name} kind="line" size="medium" icon={icon} href={href}>
              {t(name)}
            </Button>
          ))}
        </Columns>
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

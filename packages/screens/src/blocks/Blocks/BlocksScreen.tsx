import { appliedToday, type BlockApplication, type BlockOffer, MOST_BLOCKS_A_DAY } from '@kabuto/domain/blocks'
import { nameIn } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import { type Instant, type Loadable } from '@kabuto/domain/shared'
import {
  Card,
  EmptyState,
  KeyValueList,
  List,
  ListRow,
  NavBar,
  type NextPage,
  Page,
  Section,
  SegmentedTabs,
  Skeleton,
  Stack,
  Text,
  useKitLocale,
  useOwnMoney,
} from '@kabuto/ui-kit'
import { LayersIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import { MoreRows } from '../../shared/MoreRows.tsx'
import { OfferBadge } from '../../shared/Offer/OfferBadge.tsx'
import { recordTime } from '../../shared/recordTime.ts'
import { usePrice } from '../../shared/Offer/usePrice.ts'
import { BlockCard } from './BlockCard.tsx'

export const blockTabs = ['offers', 'applications'] as const
export type BlockTab = (typeof blockTabs)[number]

export type BlocksData = {
  offers: readonly BlockOffer[]
  /** As far as they have been read, the newest first. */
  own: { rows: readonly BlockApplication[]; next: NextPage }
}

type BlocksScreenProps = {
  data: Loadable<BlocksData>
  now: Instant
  tab: BlockTab
  onTab: (tab: BlockTab) => void
  onMore: () => void
  onRetry: () => void
}

/** Blocks of shares that are sold outside the auction, and the applications. */
export function BlocksScreen({ data, now, tab, onTab, onMore, onRetry }: BlocksScreenProps) {
  const { t } = useTranslation('blocks')
  return (
    <Page bleed nav={<NavBar title={t('blocksTitle')} back={{ href: hrefTo('home') }} />}>
      <Section ground="surface">
        <SegmentedTabs
          label={t('tabs')}
          value={tab}
          onChange={onTab}
          options={blockTabs.map((value) => ({ value, label: t(`tab_${value}`) }))}
        />
      </Section>
      <Await data={data} onRetry={onRetry} skeleton={<BlocksSkeleton />} bleed>
        {({ offers, own }) => (
          <Section>
            {tab === 'offers' ? (
              <Offers offers={offers} applied={appliedToday(own.rows, now)} now={now} />
            ) : (
              <Applications {...own} now={now} onMore={onMore} />
            )}
          </Section>
        )}
      </Await>
    </Page>
  )
}

function Offers({ offers, applied, now }: Pick<BlocksData, 'offers'> & { applied: number; now: Instant }) {
  const { t } = useTranslation('blocks')
  return (
    <Stack gap="3">
      <Text look="sub" tone="secondary" short>
        {t('lead')}
      </Text>
      <KeyValueList items={[{ label: t('today'), value: t('todayValue', { n: applied, most: MOST_BLOCKS_A_DAY }) }]} />
      {offers.map((offer) => (
        <BlockCard key={offer.id} offer={offer} now={now} />
      ))}
      {offers.length === 0 && (
        <Card>
          <EmptyState icon={LayersIcon} title={t('noOffers')} text={t('noOffersText')} />
        </Card>
      )}
      <Text look="caption" tone="secondary">
        {t('foot')}
      </Text>
    </Stack>
  )
}

type ApplicationsProps = BlocksData['own'] & { now: Instant; onMore: () => void }

function Applications({ rows, next, now, onMore }: ApplicationsProps) {
  const { t } = useTranslation(['blocks', 'shared'])
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const price = usePrice()
  if (rows.length === 0 && next === 'end')
    return (
      <Card>
        <EmptyState icon={LayersIcon} title={t('noApplications')} text={t('noApplicationsText')} />
      </Card>
    )
  return (
    <Stack gap="3">
      <List label={t('tab_applications')} card>
        {rows.map((row) => (
          <ListRow
            key={row.id}
            title={nameIn(row.names, locale)}
            sub={
              <>
                {t('rowAmount', {
                  n: ownMoney(row.quantity, { decimals: 0 }),
                  price: price(row.price),
                  amount: ownMoney(row.amount, { currency: 'JPY' }),
                })}
                <br />
                {t('shared:simTime', { time: recordTime(row.appliedAt, locale, now) })}
              </>
            }
            badge={<OfferBadge state={row.state} />}
            href={hrefTo('blockApplication', { id: row.id })}
          />
        ))}
      </List>
      <MoreRows next={next} onMore={onMore} />
    </Stack>
  )
}

function BlocksSkeleton() {
  return (
    <Section>
      <Skeleton shape="block" count={4} />
    </Section>
  )
}

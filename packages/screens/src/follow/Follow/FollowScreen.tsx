import type { Trader } from '@kabuto/domain/follow'
import { hrefTo } from '@kabuto/domain/paths'
import { formatLarge, formatMoney, type Loadable } from '@kabuto/domain/shared'
import {
  Avatar,
  Banner,
  Button,
  Card,
  EmptyState,
  KeyValueList,
  NavAction,
  NavBar,
  Page,
  Row,
  Section,
  Stack,
  Tag,
  Text,
  useKitLocale,
} from '@kabuto/ui-kit'
import { SearchIcon, SproutIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import { OfferBadge } from '../../shared/Offer/OfferBadge.tsx'
import { OfferSkeleton } from '../../shared/Offer/OfferSkeleton.tsx'
import { RecordCells } from '../RecordCells.tsx'

type FollowScreenProps = {
  /** Smallest fall first. */
  data: Loadable<readonly Trader[]>
  onRetry: () => void
}

/** Lead traders, of whom none is a real person: the fall is shown before the gain. */
export function FollowScreen({ data, onRetry }: FollowScreenProps) {
  const { t } = useTranslation(['follow', 'titles'])
  return (
    <Page
      bleed
      nav={
        <NavBar
          pair={[
            { label: t('titles:positions'), href: hrefTo('positions'), current: false },
            { label: t('titles:follow'), href: hrefTo('follow'), current: true },
          ]}
          actions={<NavAction icon={SearchIcon} label={t('titles:search')} href={hrefTo('search')} />}
        />
      }
    >
      <Section>
        <Stack gap="3">
          <Banner tone="info">{t('notReal')}</Banner>
          <Button kind="line" href={hrefTo('follows')}>
            {t('toFollows')}
          </Button>
        </Stack>
      </Section>
      <Await data={data} onRetry={onRetry} skeleton={<OfferSkeleton />} bleed>
        {(traders) =>
          traders.length === 0 ? (
            <Section>
              <Card>
                <EmptyState icon={SproutIcon} title={t('none')} text={t('noneText')} />
              </Card>
            </Section>
          ) : (
            <Section title={t('order')}>
              <Stack gap="3">
                {traders.map((trader) => (
                  <TraderCard key={trader.id} trader={trader} />
                ))}
              </Stack>
            </Section>
          )
        }
      </Await>
      <Section>
        <Text look="sub" tone="secondary" short>
          {t('foot')}
        </Text>
      </Section>
    </Page>
  )
}

function TraderCard({ trader }: { trader: Trader }) {
  const { t } = useTranslation('follow')
  const locale = useKitLocale()
  const { name, seatAccount, style, products } = trader
  return (
    <Card>
      <Stack gap="3">
        <Row gap="3">
          <Avatar name={name} decorative />
          <div>
            <Text as="h3" look="headline" short>
              {t('fictional', { name })}
            </Text>
            <Row gap="2">
              <Text as="span" look="sub" tone="secondary">
                {style}
              </Text>
              <Tag>{seatAccount}</Tag>
            </Row>
          </div>
        </Row>
        <RecordCells of={trader} />
        {products.map((product) => (
          <Stack key={product.id} gap="2">
            <Row justify="between">
              <Text look="bodyStrong" short>
                {product.name}
              </Text>
              <OfferBadge state={product.state} />
            </Row>
            <KeyValueList
              items={[
                { label: t('minimum'), value: formatMoney(product.minimum, { currency: 'JPY', locale }) },
                { label: t('fundSize'), value: t('fundSizeValue', { amount: formatLarge(product.fundSize, locale) }) },
                { label: t('holdingDays'), value: t('days', { n: product.holdingDays }) },
              ]}
            />
            <Button kind="line" href={hrefTo('follow', { id: product.id })}>
              {t('see', { name: product.name })}
            </Button>
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}

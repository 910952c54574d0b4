import type { Portfolio, PortfolioHolding } from '@kabuto/domain/follow'
import { hrefTo } from '@kabuto/domain/paths'
import { formatMoney, type Instant, type Loadable, type Submission } from '@kabuto/domain/shared'
import {
  Banner,
  Button,
  Card,
  EmptyState,
  KeyValueList,
  NavBar,
  Page,
  Section,
  Stack,
  Text,
  useKitLocale,
} from '@kabuto/ui-kit'
import { SproutIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import { OfferBadge } from '../../shared/Offer/OfferBadge.tsx'
import { OfferHead } from '../../shared/Offer/OfferHead.tsx'
import { OfferSkeleton } from '../../shared/Offer/OfferSkeleton.tsx'
import { EndedStakes } from '../EndedStakes.tsx'
import { type Stake, stakeOfHolding } from '../managed.ts'
import { RecordCells } from '../RecordCells.tsx'
import { StakeCard } from '../StakeCard.tsx'

type PortfoliosData = { portfolios: readonly Portfolio[]; holdings: readonly PortfolioHolding[] }

type PortfoliosPageProps = {
  data: Loadable<PortfoliosData>
  now: Instant
  /** Of each holding: leaving it. */
  leaving: (subject: string) => Submission<unknown>
  onLeave: (id: string) => void
  onRetry: () => void
}

/** Portfolios that follow a written rule: what each has lost before what it has gained, and one's own. */
export function PortfoliosPage({ data, now, leaving, onLeave, onRetry }: PortfoliosPageProps) {
  const { t } = useTranslation('follow')
  const locale = useKitLocale()
  return (
    <Page bleed nav={<NavBar title={t('aiTitle')} back={{ href: hrefTo('home') }} />}>
      <Section>
        <Banner tone="info">{t('noLearning')}</Banner>
      </Section>
      <Await data={data} onRetry={onRetry} skeleton={<OfferSkeleton />} bleed>
        {({ portfolios, holdings }) => (
          <>
            <Own stakes={holdings.map(stakeOfHolding)} now={now} leaving={leaving} onLeave={onLeave} />
            <Section title={t('all')} note={t('order')}>
              <Stack gap="3">
                {portfolios.length === 0 && (
                  <Card>
                    <EmptyState icon={SproutIcon} title={t('none')} text={t('noneText')} />
                  </Card>
                )}
                {portfolios.map((portfolio) => (
                  <Card key={portfolio.id}>
                    <Stack gap="3">
                      <OfferHead
                        as="h3"
                        name={portfolio.name}
                        sub={portfolio.rule}
                        badge={<OfferBadge state={portfolio.state} />}
                      />
                      <RecordCells of={portfolio} />
                      <KeyValueList
                        items={[
                          {
                            label: t('minimum'),
                            value: formatMoney(portfolio.minimum, { currency: 'JPY', locale }),
                          },
                        ]}
                      />
                      <Button kind="line" href={hrefTo('product', { product: 'ai', id: portfolio.id })}>
                        {t('see', { name: portfolio.name })}
                      </Button>
                    </Stack>
                  </Card>
                ))}
              </Stack>
            </Section>
          </>
        )}
      </Await>
      <Section>
        <Text look="sub" tone="secondary" short>
          {t('foot')}
        </Text>
      </Section>
    </Page>
  )
}

type OwnProps = Pick<PortfoliosPageProps, 'now' | 'leaving' | 'onLeave'> & { stakes: readonly Stake[] }

/** What the member has joined; nothing where that is nothing. */
function Own({ stakes, now, leaving, onLeave }: OwnProps) {
  const { t } = useTranslation('follow')
  const running = stakes.filter(({ state }) => state === 'inProgress')
  const ended = stakes.filter(({ state }) => state === 'ended')
  return (
    <>
      {running.length > 0 && (
        <Section title={t('own')}>
          <Stack gap="3">
            {running.map((stake) => (
              <StakeCard key={stake.id} stake={stake} now={now} ending={leaving(stake.id)} onEnd={onLeave} />
            ))}
          </Stack>
        </Section>
      )}
      {ended.length > 0 && (
        <Section title={t('ended')} note={t('result')}>
          <EndedStakes stakes={ended} now={now} />
        </Section>
      )}
    </>
  )
}

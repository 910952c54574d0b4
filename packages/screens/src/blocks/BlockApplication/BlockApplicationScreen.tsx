import type { BlockApplication } from '@kabuto/domain/blocks'
import { nameIn } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import { formatDay, type Instant, type Loadable, valueOf } from '@kabuto/domain/shared'
import {
  ActionBar,
  Banner,
  Button,
  Card,
  Cells,
  KeyValueList,
  Money,
  NavBar,
  Page,
  Section,
  Stack,
  Text,
  useKitLocale,
  useOwnMoney,
} from '@kabuto/ui-kit'
import { CircleXIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import { Course } from '../../shared/Offer/Course.tsx'
import { OfferBadge } from '../../shared/Offer/OfferBadge.tsx'
import { OfferHead } from '../../shared/Offer/OfferHead.tsx'
import { OfferMissing } from '../../shared/Offer/OfferMissing.tsx'
import { OfferSkeleton } from '../../shared/Offer/OfferSkeleton.tsx'
import { recordTime } from '../../shared/recordTime.ts'
import { usePrice } from '../usePrice.ts'
import { useBlockCourse } from './useBlockCourse.ts'

type BlockApplicationScreenProps = { data: Loadable<BlockApplication>; now: Instant; onRetry: () => void }

/** One application for a block: its course until it can be sold, or why it was refused and that the money is back. */
export function BlockApplicationScreen({ data, now, onRetry }: BlockApplicationScreenProps) {
  const { t } = useTranslation('blocks')
  const state = valueOf(data)?.state
  const way =
    state === 'passed'
      ? { label: t('toPositions'), href: hrefTo('positions', { tab: 'auction' }) }
      : { label: t('others'), href: hrefTo('blocks') }
  return (
    <Page
      bleed
      nav={<NavBar title={t('blockApplicationTitle')} back={{ href: hrefTo('blocks', { tab: 'applications' }) }} />}
      bottom={
        state !== undefined && (
          <ActionBar>
            <Button kind="line" href={way.href}>
              {way.label}
            </Button>
          </ActionBar>
        )
      }
    >
      {data.state === 'failed' && data.refusal.code === 'notFound' ? (
        <OfferMissing
          title={t('noApplication')}
          text={t('noApplicationText')}
          action={{ label: t('tab_applications'), href: hrefTo('blocks', { tab: 'applications' }) }}
        />
      ) : (
        <Await data={data} onRetry={onRetry} skeleton={<OfferSkeleton />} bleed>
          {(application) => <Shown application={application} now={now} />}
        </Await>
      )}
    </Page>
  )
}

const amounts = { pending: 'held', passed: 'paid', rejected: 'returned' } as const

function Shown({ application, now }: { application: BlockApplication; now: Instant }) {
  const { t } = useTranslation(['blocks', 'offer', 'shared'])
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const price = usePrice()
  const course = useBlockCourse(application, now)
  const { names, symbol, state, quantity, amount, orderNumber, appliedAt, lockedThrough, reason } = application
  return (
    <>
      <Section ground="surface">
        <Stack gap="3">
          <OfferHead name={nameIn(names, locale)} sub={symbol} badge={<OfferBadge state={state} />} />
          <div>
            <Text look="sub" tone="secondary">
              {t(amounts[state])}
            </Text>
            <Money value={amount} currency="JPY" size="display" />
          </div>
          <Cells
            cells={[
              { label: t('quantity'), value: t('shares', { n: ownMoney(quantity, { decimals: 0 }) }) },
              { label: t('price'), value: price(application.price) },
              { label: t('fee'), value: <Money value="0" currency="JPY" masked={false} /> },
            ]}
          />
          {state === 'rejected' && (
            <Banner tone="danger" icon={CircleXIcon}>
              {t('rejectedText', { reason: reason ?? '', amount: ownMoney(amount, { currency: 'JPY' }) })}
            </Banner>
          )}
        </Stack>
      </Section>
      <Section>
        <Stack gap="3">
          <Course entries={course} />
          <Card>
            <KeyValueList
              items={[
                { label: t('offer:orderNumber'), value: orderNumber, copy: orderNumber },
                {
                  label: t('appliedAt'),
                  value: t('shared:simTime', { time: recordTime(appliedAt, locale, now) }),
                },
                ...(state === 'rejected'
                  ? []
                  : [{ label: t('locked'), value: t('until', { day: formatDay(lockedThrough, locale, { now }) }) }]),
                ...(state === 'pending' ? [{ label: t('ifRejected'), value: t('ifRejectedValue') }] : []),
              ]}
            />
          </Card>
        </Stack>
      </Section>
    </>
  )
}

import type { BlockApplication } from '@kabuto/domain/blocks'
import { nameIn } from '@kabuto/domain/market'
import { formatDay, type Instant } from '@kabuto/domain/shared'
import {
  Banner,
  Card,
  Cells,
  KeyValueList,
  Money,
  Section,
  Stack,
  Text,
  useKitLocale,
  useOwnMoney,
} from '@kabuto/ui-kit'
import { CircleXIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { Course } from '../../shared/Offer/Course.tsx'
import { OfferBadge } from '../../shared/Offer/OfferBadge.tsx'
import { OfferHead } from '../../shared/Offer/OfferHead.tsx'
import { recordTime } from '../../shared/recordTime.ts'
import { usePrice } from '../../shared/Offer/usePrice.ts'
import { useBlockCourse } from './useBlockCourse.ts'

const amounts = { pending: 'held', passed: 'paid', rejected: 'returned' } as const

/** What it is about, its course and its facts. */
export function BlockApplicationBody({ application, now }: { application: BlockApplication; now: Instant }) {
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

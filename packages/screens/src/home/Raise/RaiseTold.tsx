import { nameIn } from '@kabuto/domain/market'
import { lotPrice, mostToRaise, type Raise } from '@kabuto/domain/offerings'
import { formatDay, formatMoment, formatMoney, type Instant } from '@kabuto/domain/shared'
import { bookedSellableFrom } from '@kabuto/domain/trading'
import { KeyValueList, Money, Row, Section, Stack, Stepper, Text, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { OfferBadge } from '../../shared/Offer/OfferBadge.tsx'
import { OfferHead } from '../../shared/Offer/OfferHead.tsx'
import { OfferPart } from '../../shared/Offer/OfferPart.tsx'
import { Stakes } from '../../shared/Offer/Stakes.tsx'

type ToldProps = { raise: Raise; now: Instant }

/** From when what is allotted can be sold. */
export const sellableFrom = ({ issueDate, lockedThrough }: Raise): Instant =>
  bookedSellableFrom({ origin: 'raise', day: issueDate, lockedThrough })

/** Whose shares, at what price, and when what comes. */
export function RaiseHead({ raise, now }: ToldProps) {
  const { t } = useTranslation('raise')
  const locale = useKitLocale()
  const { names, symbol, state, price, unit, deadline, issueDate, lockedThrough } = raise
  const isOver = state === 'ended'
  return (
    <Section ground="surface">
      <Stack gap="3">
        <OfferHead name={nameIn(names, locale)} sub={symbol} badge={<OfferBadge state={state} />} />
        <div>
          <Text look="sub" tone="secondary">
            {t('price')}
          </Text>
          <Row justify="between" align="baseline">
            <Money value={price} currency="JPY" size="display" masked={false} />
            <Text as="span" look="sub" tone="secondary">
              {t('lotNote', {
                shares: String(unit),
                amount: formatMoney(lotPrice(raise), { currency: 'JPY', locale }),
              })}
            </Text>
          </Row>
        </div>
        <Stepper
          label={t('stages')}
          steps={[
            {
              label: t('stage_apply'),
              time: formatMoment(Date.parse(deadline), locale, { now }),
              progress: isOver ? 'done' : state === 'subscribing' ? 'now' : 'todo',
            },
            { label: t('stage_review'), time: t('aMinute'), progress: 'todo' },
            { label: t('stage_issue'), time: formatDay(issueDate, locale, { now }), progress: 'todo' },
            {
              label: t('stage_sell'),
              time: formatMoment(sellableFrom(raise), locale, { now }),
              progress: 'todo',
            },
          ]}
        />
        <Text look="bodyStrong" short>
          {t('lockNote', { day: formatDay(lockedThrough, locale, { now }) })}
        </Text>
      </Stack>
    </Section>
  )
}

/** How it works, what can be lost, what is held, and every term: before the form. */
export function RaiseTold({ raise, now }: ToldProps) {
  const { t } = useTranslation(['raise', 'offer'])
  const locale = useKitLocale()
  const { unit, minimum, opensAt, deadline, issueDate, raised, target } = raise
  const yen = (value: string): string => formatMoney(value, { currency: 'JPY', locale })
  const at = (time: string): string => formatMoment(Date.parse(time), locale, { now })
  return (
    <>
      <OfferPart title={t('how')}>
        <Text look="sub" short>
          {t('howText')}
        </Text>
      </OfferPart>
      <Stakes
        loss={{
          label: t('loss', { n: unit }),
          value: <Money value={lotPrice(raise)} currency="JPY" masked={false} />,
        }}
        gain={{ label: t('gain', { n: unit }), value: t('gainValue') }}
        held={{ value: t('heldValue'), note: t('heldNote') }}
        costs={{ value: yen('0'), note: t('costsNote') }}
        decided={{ value: t('decidedValue'), note: t('decidedNote') }}
      />
      <OfferPart title={t('terms')}>
        <KeyValueList
          items={[
            { label: t('range'), value: t('rangeValue', { least: yen(minimum), most: yen(mostToRaise(raise)) }) },
            { label: t('opens'), value: at(opensAt) },
            { label: t('deadline'), value: at(deadline) },
            { label: t('issue'), value: formatDay(issueDate, locale, { now }) },
            {
              label: t('offer:sellable'),
              value: t('offer:sellableFrom', { time: formatMoment(sellableFrom(raise), locale, { now }) }),
              tone: 'strong',
            },
            { label: t('review'), value: t('reviewValue') },
            { label: t('raised'), value: yen(raised) },
            { label: t('target'), value: yen(target) },
          ]}
        />
      </OfferPart>
    </>
  )
}

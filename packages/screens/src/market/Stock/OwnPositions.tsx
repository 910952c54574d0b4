import { hrefTo } from '@kabuto/domain/paths'
import type { Quote } from '@kabuto/domain/market'
import { formatMoment, formatMoney, type Instant, type Loadable } from '@kabuto/domain/shared'
import { figuresAt, isHeld, type Position } from '@kabuto/domain/trading'
import {
  Card,
  List,
  type Live,
  Money,
  PositionRow,
  Section,
  Skeleton,
  StatusBadge,
  Text,
  useKitLocale,
} from '@kabuto/ui-kit'
import { HourglassIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { AwaitPart, type AwaitPartProps } from '../../shared/AwaitPart.tsx'
import { liveOf } from '../../shared/Stock/liveQuote.ts'

type OwnPositionsProps = Pick<AwaitPartProps<never>, 'onRetry' | 'hushed'> & {
  own: Loadable<readonly Position[]>
  quote: Live<Quote>
  decimals: number
  now: Instant
}

/** What the member holds and has ordered of this stock; the profit moves with its price. */
export function OwnPositions({ own, onRetry, hushed = false, ...rest }: OwnPositionsProps) {
  const { t } = useTranslation('stock')
  return (
    <Section title={t('own')} link={{ label: t('allOwn'), href: hrefTo('positions') }}>
      <AwaitPart
        data={own}
        name={t('own')}
        onRetry={onRetry}
        hushed={hushed}
        skeleton={<Skeleton card shape="row" count={2} />}
      >
        {(positions) =>
          positions.length === 0 ? (
            <Card>
              <Text look="sub" tone="secondary">
                {t('noOwn')}
              </Text>
            </Card>
          ) : (
            <List label={t('own')} card>
              {positions.map((position) => (
                <OwnPosition key={position.id} position={position} {...rest} />
              ))}
            </List>
          )
        }
      </AwaitPart>
    </Section>
  )
}

type OwnPositionProps = Omit<OwnPositionsProps, 'own' | 'onRetry' | 'hushed'> & { position: Position }

function OwnPosition({ position, quote, decimals, now }: OwnPositionProps) {
  const { t } = useTranslation('stock')
  const locale = useKitLocale()
  const { id, orderNumber, side, leverage, origin, currency, quantity, state, lock, buyPrice, limitPrice } = position
  const held = isHeld(position)
  const figures = liveOf(quote, ({ price }) => figuresAt(position, price))
  return (
    <PositionRow
      name={t(side)}
      code={orderNumber}
      tags={[
        ...(leverage > 1 ? [{ label: t('multiple', { n: leverage }) }] : []),
        ...(origin === 'dayTrade' ? [{ label: t('dayTrade') }] : []),
        ...(state === 'preparingToClose' ? [{ label: t('closing') }] : []),
      ]}
      currency={currency}
      live={
        held
          ? liveOf(figures, ({ profit, profitPercent }) => ({ profit, percent: profitPercent ?? undefined }))
          : undefined
      }
      badge={
        held ? undefined : (
          <StatusBadge tone="progress" icon={HourglassIcon}>
            {t('waiting')}
          </StatusBadge>
        )
      }
      quantity={{ label: t('quantity'), text: t('sharesOf', { n: formatMoney(quantity, { decimals: 0 }) }) }}
      prices={
        held
          ? [
              { label: t('paid'), value: <Money value={buyPrice} currency={currency} decimals={decimals} /> },
              {
                label: t('worth'),
                value: <Money live={liveOf(figures, ({ marketValue }) => marketValue)} currency={currency} />,
              },
            ]
          : [
              {
                label: t('asked'),
                value:
                  limitPrice === null ? (
                    t('atMarket')
                  ) : (
                    <Money value={limitPrice} currency={currency} decimals={decimals} masked={false} />
                  ),
              },
            ]
      }
      lock={lock ? t('sellFrom', { time: formatMoment(Date.parse(lock.until), locale, { now }) }) : undefined}
      href={hrefTo('position', { id })}
    />
  )
}

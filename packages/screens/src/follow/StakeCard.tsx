import { firstTime, lossLimitValue } from '@kabuto/domain/follow'
import { formatMoment, type Instant, negated, percentOf, plus, type Submission } from '@kabuto/domain/shared'
import {
  Button,
  Card,
  Cells,
  Change,
  Columns,
  Dialog,
  KeyValueList,
  Money,
  Row,
  Stack,
  Text,
  useKitLocale,
  useOwnMoney,
} from '@kabuto/ui-kit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OfferAnswer } from '../shared/Offer/OfferAnswer.tsx'
import { OfferBadge } from '../shared/Offer/OfferBadge.tsx'
import { OfferHead } from '../shared/Offer/OfferHead.tsx'
import type { Stake } from './managed.ts'
import { refusalsOf } from '../shared/refusalsOf.ts'
import { SendButton } from '../shared/SendButton.tsx'

type StakeCardProps = {
  stake: Stake
  now: Instant
  /** Of ending it. */
  ending: Submission<unknown>
  onEnd: (id: string) => void
  /** Opens the change of the loss limit, where it can be changed. */
  onLimit?: ((stake: Stake) => void) | undefined
}

/** What runs: its result after costs, what ends it, and the way out. */
export function StakeCard({ stake, now, ending, onEnd, onLimit }: StakeCardProps) {
  const { t } = useTranslation('follow')
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const [asked, setAsked] = useState(false)
  const { id, name, by, orderNumber, amount, value, profit, costs, lossLimit, state } = stake
  const at = (time: string): string => formatMoment(Date.parse(time), locale, { now })
  const yen = (figure: string, signed = false): string => ownMoney(figure, { currency: 'JPY', signed })
  const ends = firstTime(stake.endsAt, stake.productEndsAt)
  return (
    <Card>
      <Stack gap="3">
        <OfferHead
          as="h3"
          name={name}
          sub={by === undefined ? orderNumber : t('fictional', { name: by })}
          badge={<OfferBadge state={state} />}
        />
        <Row justify="between" align="baseline">
          <div>
            <Text look="sub" tone="secondary">
              {t('result')}
            </Text>
            <Money value={profit} currency="JPY" size="large" signed coloured />
          </div>
          <Change percent={percentOf(profit, amount)} />
        </Row>
        <Cells
          cells={[
            { label: t('staked'), value: <Money value={amount} currency="JPY" /> },
            { label: t('movement'), value: <Money value={plus(profit, costs)} currency="JPY" signed coloured /> },
            { label: t('costs'), value: <Money value={negated(costs)} currency="JPY" /> },
          ]}
        />
        <KeyValueList
          items={[
            {
              label: t('limitLine', { percent: lossLimit }),
              note: t('stopsNote'),
              value: <Money value={lossLimitValue(amount, lossLimit)} currency="JPY" />,
            },
            { label: t('back'), note: t('backNote'), value: <Money value={value} currency="JPY" /> },
            ...(by === undefined ? [] : [{ label: t('orderNumber'), value: orderNumber, copy: orderNumber }]),
            { label: t('started'), value: at(stake.startedAt) },
            { label: t('ends'), note: t('endsNote'), value: ends && at(ends) },
          ]}
        />
        <OfferAnswer submissions={[ending]} refusals={refusalsOf(ending)} titleId={`${id}-refused`} now={now} />
        <Columns>
          {onLimit && (
            <Button kind="line" onClick={() => onLimit(stake)}>
              {t('change')}
            </Button>
          )}
          <SendButton kind="line" submission={ending} onPress={() => setAsked(true)}>
            {t('end')}
          </SendButton>
        </Columns>
      </Stack>
      <Dialog
        open={asked}
        title={t('endTitle')}
        safe={{ label: t('goOn'), onPress: () => setAsked(false) }}
        act={{
          label: t('end'),
          equal: true,
          sends: true,
          onPress() {
            setAsked(false)
            onEnd(id)
          },
        }}
        onClose={() => setAsked(false)}
      >
        {t('endText', { value: yen(value), costs: yen(costs), profit: yen(profit, true) })}
      </Dialog>
    </Card>
  )
}

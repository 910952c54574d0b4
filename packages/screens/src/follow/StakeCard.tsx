import { firstTime, lossLimitValue } from '@kabuto/domain/follow'
import { formatMoment, type Instant, isUnderWay, percentOf, type Submission } from '@kabuto/domain/shared'
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
import { OfferBadge } from '../shared/Offer/OfferBadge.tsx'
import { OfferHead } from '../shared/Offer/OfferHead.tsx'
import type { Stake } from './managed.ts'
import { RefusalLater } from '../shared/Refusal/RefusalLater.tsx'
import { refusalsOf } from '../shared/refusalsOf.ts'

type StakeCardProps = {
  stake: Stake
  now: Instant
  /** Of ending it. */
  ending: Submission<unknown>
  onEnd: (id: string) => void
  /** Opens the change of the loss limit, where it can be changed. */
  onLimit?: ((stake: Stake) => void) | undefined
}

/** What was begun: its result after costs, what ends it, and the way out. Ended, it says why. */
export function StakeCard({ stake, now, ending, onEnd, onLimit }: StakeCardProps) {
  const { t } = useTranslation('follow')
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const [asked, setAsked] = useState(false)
  const { id, name, by, orderNumber, amount, value, profit, costs, lossLimit, state, endedBy } = stake
  const isRunning = state === 'inProgress'
  const at = (time: string): string => formatMoment(Date.parse(time), locale, { now })
  const yen = (figure: string, signed = false): string => ownMoney(figure, { currency: 'JPY', signed })
  const ends = firstTime(stake.endsAt, stake.productEndsAt)
  return (
    <Card>
      <Stack gap="3">
        <OfferHead
          as="h3"
          name={name}
          sub={by ?? orderNumber}
          badge={
            <OfferBadge state={state}>
              {endedBy === null ? undefined : t('endedWith', { by: t(`endedBy_${endedBy}`) })}
            </OfferBadge>
          }
        />
        <Row justify="between" align="baseline">
          <div>
            <Text look="sub" tone="secondary">
              {t('result')}
            </Text>
            <Money value={profit} currency="JPY" size="large" signed />
          </div>
          <Change percent={percentOf(profit, amount)} />
        </Row>
        <Cells
          cells={[
            { label: t('amount'), value: <Money value={amount} currency="JPY" /> },
            { label: t('value'), value: <Money value={value} currency="JPY" /> },
            { label: t('costs'), value: <Money value={costs} currency="JPY" /> },
          ]}
        />
        <KeyValueList
          items={[
            {
              label: t('limitLine', { percent: lossLimit }),
              note: isRunning ? t('stopsNote') : undefined,
              value: <Money value={lossLimitValue(amount, lossLimit)} currency="JPY" />,
            },
            ...(by === undefined ? [] : [{ label: t('orderNumber'), value: orderNumber, copy: orderNumber }]),
            { label: t('started'), value: at(stake.startedAt) },
            stake.endedAt === null
              ? { label: t('ends'), note: t('endsNote'), value: ends && at(ends) }
              : { label: t('endedAt'), value: at(stake.endedAt) },
          ]}
        />
        <RefusalLater refusals={refusalsOf(ending)} titleId={`${id}-refused`} now={now} />
        {isRunning && (
          <Columns>
            {onLimit && (
              <Button kind="line" onClick={() => onLimit(stake)}>
                {t('change')}
              </Button>
            )}
            <Button kind="line" loading={isUnderWay(ending)} onClick={() => setAsked(true)}>
              {t('end')}
            </Button>
          </Columns>
        )}
      </Stack>
      <Dialog
        open={asked && isRunning}
        title={t('endTitle')}
        safe={{ label: t('goOn'), onPress: () => setAsked(false) }}
        act={{
          label: t('end'),
          equal: true,
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

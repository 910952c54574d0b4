import { type ClockTarget, type Member, turnedTo } from '@kabuto/domain/account'
import {
  formatClock,
  formatDay,
  formatMoment,
  fundsWindow,
  type Instant,
  isUnderWay,
  type Language,
  minuteOf,
  refuse,
  type Submission,
  tokyoTime,
} from '@kabuto/domain/shared'
import { Banner, Button, Card, Columns, Stack, Text, useKitLocale } from '@kabuto/ui-kit'
import { LockIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { MarketState } from '../../shared/MarketState/MarketState.tsx'
import { RefusalLater } from '../../shared/Refusal/RefusalLater.tsx'
import { refusalsOf } from '../../shared/refusalsOf.ts'
import { useRefusalWords } from '../../shared/Refusal/useRefusalWords.ts'

/** What is known of the two targets that do not follow from the calendar. */
export type ClockPlan = {
  /** The day of the member's next settlement. */
  settlement?: string | undefined
  draw?: Instant | undefined
}

export type Turning = {
  /** By its target. */
  of: (target: ClockTarget) => Submission<unknown>
  onTurn: (to: ClockTarget) => void
}

type ClockProps = {
  clockBarred: Member['clockBarred']
  now: Instant
  plan: ClockPlan
  turning: Turning
}

const rows: readonly (readonly ClockTarget[])[] = [
  ['minutes15'],
  ['tokyoOpen', 'newYorkOpen'],
  ['settlement', 'draw'],
  ['fundsOpen'],
]
const targets = rows.flat()

function timeOf(target: ClockTarget, now: Instant, { settlement, draw }: ClockPlan, locale: Language) {
  if (target === 'settlement') return settlement && formatDay(settlement, locale, { now })
  const at = target === 'draw' ? draw : turnedTo(target, now)
  if (at === undefined) return undefined
  return tokyoTime(at).day === tokyoTime(now).day ? formatClock(at) : formatMoment(at, locale, { now })
}

/** The simulated time, and where it can be turned to; on a shared clock only why it cannot. */
export function Clock({ clockBarred, now, plan, turning }: ClockProps) {
  const { t } = useTranslation('settings')
  const locale = useKitLocale()
  const words = useRefusalWords()
  const { day } = tokyoTime(now)
  const refusals = targets.flatMap((target) => refusalsOf(turning.of(target)))
  const isTurning = targets.some((target) => isUnderWay(turning.of(target)))
  return (
    <Card>
      <Stack gap="4">
        <Stack gap="1">
          <Text look="caption" tone="secondary">
            {formatDay(day, locale, { year: true })}
          </Text>
          <Text look="title1">{formatClock(minuteOf(now))}</Text>
          <MarketState market="jpy" now={now} />
          <MarketState market="usd" now={now} />
        </Stack>
        {clockBarred ? (
          <Banner tone="neutral" icon={LockIcon}>
            {words(refuse('notAllowed', { rule: clockBarred }))}
          </Banner>
        ) : (
          <Stack gap="2">
            {rows.map((pair) => (
              <Columns key={pair[0]}>
                {pair.map((target) => (
                  <Turn
                    key={target}
                    target={target}
                    time={timeOf(target, now, plan, locale)}
                    isOpen={target === 'fundsOpen' && fundsWindow(now).open}
                    isSending={isUnderWay(turning.of(target))}
                    isTurning={isTurning}
                    onTurn={turning.onTurn}
                  />
                ))}
              </Columns>
            ))}
            <RefusalLater refusals={refusals} now={now} />
            <Text look="caption" tone="secondary" short>
              {t('turnMoves')}
            </Text>
          </Stack>
        )}
      </Stack>
    </Card>
  )
}

type TurnProps = {
  target: ClockTarget
  time: string | undefined
  /** There is nothing to wait for. */
  isOpen: boolean
  isSending: boolean
  /** One of them is on its way: a second turn would go on from there. */
  isTurning: boolean
  onTurn: (to: ClockTarget) => void
}

function Turn({ target, time, isOpen, isSending, isTurning, onTurn }: TurnProps) {
  const { t } = useTranslation('settings')
  return (
    <Button
      kind="soft"
      size="medium"
      loading={isSending}
      disabledReason={isOpen ? t('turnFundsOpenNow') : undefined}
      onClick={() => {
        if (!isTurning) onTurn(target)
      }}
    >
      {t(`turn_${target}`)}
      {time !== undefined && !isOpen && (
        <>
          {' '}
          <br />
          <Text as="span" look="caption" tone="brand">
            {t('turnTo', { time })}
          </Text>
        </>
      )}
    </Button>
  )
}

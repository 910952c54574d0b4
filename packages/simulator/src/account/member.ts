import { advanceClockCall, memberCall } from '@kabuto/domain/account'
import { fundsWindow, toIso } from '@kabuto/domain/shared'
import { turnClock } from '../clock.ts'
import { memberHandler } from '../handler.ts'

const QUARTER_HOUR = 15 * 60_000

export const memberInfo = memberHandler(memberCall, async ({ member }) => ({
  data: {
    account: member.id,
    name: member.name,
    identity: member.identity,
    fundPasswordSet: member.fundPasswordHash !== '',
    isDemo: member.isDemo,
    blocks: member.blocks,
  },
}))

export const advanceClock = memberHandler(advanceClockCall, async ({ work, now, wall }, { to }) => {
  const window = fundsWindow(now)
  const next = to === 'minutes15' ? now + QUARTER_HOUR : window.open ? now : window.nextOpen
  turnClock(work, next, wall)
  return { data: { now: toIso(next) } }
})

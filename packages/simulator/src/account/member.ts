import { advanceClockCall, type ClockTarget, memberCall } from '@kabuto/domain/account'
import { addBusinessDays, fundsWindow, type Instant, newYork, nextOpen, permissionsOf, refuse, toIso, tokyo, tokyoInstant, tokyoTime } from '@kabuto/domain/shared'
import { turnClock } from '../clock.ts'
import { type MemberDesk, memberHandler } from '../handler.ts'

const QUARTER_HOUR = 15 * 60_000

export const memberInfo = memberHandler(memberCall, async ({ member, now }) => ({
  data: {
    account: member.id,
    name: member.name,
    identity: member.identity,
    avatar: member.avatar,
    lang: member.lang,
    inviteCode: member.inviteCode,
    seatAccount: member.seatAccount,
    creditScore: member.creditScore,
    fundPasswordSet: member.fundPasswordHash !== '',
    isDemo: member.isDemo,
    scenario: member.scenario,
    blocks: member.blocks,
    permissions: permissionsOf(member.blocks, now),
  },
}))

/** When the member's next trade settles; without any, the next day on which one could. */
async function nextSettlement({ work, member, now }: MemberDesk): Promise<Instant> {
  const { day } = tokyoTime(now)
  const books = await work.get('funds', member.id)
  const due = (books?.unsettled ?? []).map(({ settles }) => settles).filter((settles) => settles > day)
  return tokyoInstant(due.toSorted()[0] ?? addBusinessDays(day, 1))
}

async function timeOf(to: ClockTarget, desk: MemberDesk): Promise<Instant | undefined> {
  const { now } = desk
  const window = fundsWindow(now)
  switch (to) {
    case 'minutes15':
      return now + QUARTER_HOUR
    case 'fundsOpen':
      return window.open ? now : window.nextOpen
    case 'tokyoOpen':
      return nextOpen(tokyo, now)
    case 'newYorkOpen':
      return nextOpen(newYork, now)
    case 'settlement':
      return nextSettlement(desk)
    case 'draw':
      // There is no offer yet, so nothing is drawn.
      return undefined
  }
}

export const advanceClock = memberHandler(advanceClockCall, async (desk, { to }) => {
  const next = await timeOf(to, desk)
  if (next === undefined) return { refusal: refuse('notFound', { what: to }) }
  turnClock(desk.work, next, desk.wall)
  return { data: { now: toIso(next) } }
})

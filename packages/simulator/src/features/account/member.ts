import {
  advanceClockCall,
  type ClockTarget,
  type Member as MemberInfo,
  memberCall,
  turnedTo,
} from '@kabuto/domain/account'
import {
  addBusinessDays,
  type Instant,
  permissionsOf,
  refuse,
  toIso,
  tokyoInstant,
  tokyoTime,
} from '@kabuto/domain/shared'
import { jumpTo } from '../../engine/clock.ts'
import { settledFromOf } from '../../rows/collections.ts'
import type { Member, MemberDesk } from '../../engine/context.ts'
import { memberHandler } from '../../engine/handler.ts'
import { blocksTold } from '../../records/appeals.ts'
import { nextDrawAt, noDrawBefore } from '../../products/newIssues.ts'

/** A server on a network has one clock for all; its port says so (decisions §8). */
function clockBarred({ turnsClock }: Pick<MemberDesk, 'turnsClock'>): MemberInfo['clockBarred'] {
  return turnsClock === false ? 'sharedClock' : null
}

type Telling = Pick<MemberDesk, 'work' | 'now' | 'turnsClock'>

/** What is told of a member; passwords go in and never come out. */
export async function memberShown(desk: Telling, member: Member): Promise<MemberInfo> {
  const {
    id,
    name,
    identity,
    avatar,
    lang,
    inviteCode,
    seatAccount,
    creditScore,
    fundPasswordHash,
    isDemo,
    scenario,
    blocks,
  } = member
  return {
    account: id,
    name,
    identity,
    avatar,
    lang,
    inviteCode,
    seatAccount,
    creditScore,
    isDemo,
    scenario,
    clockBarred: clockBarred(desk),
    blocks: await blocksTold(desk, member),
    fundPasswordSet: fundPasswordHash !== '',
    permissions: permissionsOf(blocks, desk.now),
  }
}

export const memberInfo = memberHandler(memberCall, async (desk) => ({ data: await memberShown(desk, desk.member) }))

/** When the member's next trade settles; without any, the next day on which one could. */
async function nextSettlement({ work, member, now }: MemberDesk): Promise<Instant> {
  const due = (await work.ownedBy('unsettled', member.id)).map(settledFromOf).filter((from) => from > now)
  return due.length > 0 ? Math.min(...due) : tokyoInstant(addBusinessDays(tokyoTime(now).day, 1))
}

async function timeOf(to: ClockTarget, desk: MemberDesk): Promise<Instant | undefined> {
  if (to === 'settlement') return nextSettlement(desk)
  return to === 'draw' ? nextDrawAt(desk) : turnedTo(to, desk.now)
}

export const advanceClock = memberHandler(advanceClockCall, async (desk, { to }) => {
  const rule = clockBarred(desk)
  if (rule) return { refusal: refuse('notAllowed', { rule }) }
  const next = await timeOf(to, desk)
  if (next === undefined) return { refusal: refuse('noDraw', { before: noDrawBefore(desk.now) }) }
  await jumpTo(desk.work, next, desk.wall)
  return { data: { now: toIso(next) } }
})

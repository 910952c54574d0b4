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
import type { Member, MemberContext } from '../../engine/context.ts'
import { memberHandler } from '../../engine/handler.ts'
import { blocksWithAppeals } from '../../records/appeals.ts'
import { nextDrawAt, noDrawBefore } from '../../products/newIssues.ts'

/** On a network server all members share one clock and may not turn it; the port says so (decisions §8). */
function clockBarred({ turnsClock }: Pick<MemberContext, 'turnsClock'>): MemberInfo['clockBarred'] {
  return turnsClock === false ? 'sharedClock' : null
}

type MemberInfoContext = Pick<MemberContext, 'work' | 'now' | 'turnsClock'>

/** A member as the API answers it, without any password. */
export async function toMemberInfo(context: MemberInfoContext, member: Member): Promise<MemberInfo> {
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
    clockBarred: clockBarred(context),
    blocks: await blocksWithAppeals(context, member),
    fundPasswordSet: fundPasswordHash !== '',
    permissions: permissionsOf(blocks, context.now),
  }
}

export const memberInfo = memberHandler(memberCall, async (context) => ({
  data: await toMemberInfo(context, context.member),
}))

/** When the member's next trade settles; without any, the next day on which one could. */
async function nextSettlement({ work, member, now }: MemberContext): Promise<Instant> {
  const due = (await work.ownedBy('unsettled', member.id)).map(settledFromOf).filter((from) => from > now)
  return due.length > 0 ? Math.min(...due) : tokyoInstant(addBusinessDays(tokyoTime(now).day, 1))
}

async function timeOf(to: ClockTarget, context: MemberContext): Promise<Instant | undefined> {
  if (to === 'settlement') return nextSettlement(context)
  return to === 'draw' ? nextDrawAt(context) : turnedTo(to, context.now)
}

export const advanceClock = memberHandler(advanceClockCall, async (context, { to }) => {
  const rule = clockBarred(context)
  if (rule) return { refusal: refuse('notAllowed', { rule }) }
  const next = await timeOf(to, context)
  if (next === undefined) return { refusal: refuse('noDraw', { before: noDrawBefore(context.now) }) }
  await jumpTo(context.work, next, context.wall)
  return { data: { now: toIso(next) } }
})

import type { Call } from '../shared/wire/call.ts'
import { withReason } from '../shared/machine/machine.ts'
import { type Refusal, refuse } from '../shared/refusal/refusal.ts'
import { type Instant, toIso } from '../shared/time/tokyoTime.ts'
import type { ClockSetting, Fault, MemberAct } from './entities.ts'

/** Decisions §4: a rejection needs a reason, which is shown to the member. */
export function checkRejection({ reason }: { reason: string }): Refusal[] {
  return withReason.holds({ reason }) ? [] : [refuse('required', { field: 'reason' }, 'reason')]
}

/** A block carries its reason (decisions §5); all else may go without one. */
export function checkMemberAct(act: MemberAct): Refusal[] {
  return act.act === 'impose' ? checkRejection(act) : []
}

const TWO_YEARS = 2 * 365 * 86_400_000

/** The years of which the calendars know every holiday (facts §2): beyond them nothing settles on the right day. */
const [firstKnown, endOfKnown] = [Date.parse('2026-01-01T00:00:00+09:00'), Date.parse('2029-01-01T00:00:00+09:00')]

/**
 * The market's time is the latest that the books have seen: no clock goes back, whichever way it is set, or a position
 * would be bought in the future. Nor does one go so far that nobody finds back. Only beginning anew sets it before.
 */
export function checkClock(setting: ClockSetting, { now, wall }: { now: Instant; wall: Instant }): Refusal[] {
  const at = setting.mode === 'real' ? wall : setting.at === undefined ? now : Date.parse(setting.at)
  if (at < now) return [refuse('clockBack', { latest: toIso(now) }, 'at')]
  if (setting.mode === 'real') return []
  return at > now + TWO_YEARS || at < firstKnown || at >= endOfKnown ? [refuse('notAllowed', {}, 'at')] : []
}

/** A call has one fault at most, so that a later one replaces it. */
export function faultsAfter(faults: readonly Fault[], next: Fault): Fault[] {
  const others = faults.filter(({ call }) => call !== next.call)
  return next.fault === 'none' ? others : [...others, next]
}

/** By it comes in who can end a fault. */
const WAY_IN = 'user/login'

/** What a call meets: its own fault before the one that is for all, which never shuts the way in. */
export function faultOf(faults: readonly Fault[], path: string): Fault | undefined {
  return faults.find(({ call }) => call === path) ?? faults.find(({ call }) => call === '*' && path !== WAY_IN)
}

/** Decisions §7: how a call says that it failed for a cause without a code of its own. */
const failures: readonly Refusal[] = [
  refuse('loginFailed', {}),
  refuse('uploadFailed', { reason: 'network', max: '5MB' }),
  refuse('subscriptionFailed', {}),
  refuse('placementFailed', {}),
  refuse('withdrawalFailed', {}),
  refuse('deletionFailed', {}),
  refuse('updateFailed', {}),
]

/** The refusal of a call that fails on demand; nothing where it has no such code. */
export function failureOf({ refusals }: Pick<Call, 'refusals'>): Refusal | undefined {
  return failures.find(({ code }) => refusals.includes(code))
}

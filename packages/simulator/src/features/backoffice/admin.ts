import { blocksAfter, type BlockEvent } from '@kabuto/domain/account'
import {
  adminClockCall,
  adminMemberCall,
  adminScenarioCall,
  approveCall,
  type AuditEntry,
  checkClock,
  checkMemberAct,
  checkRejection,
  type Decided,
  failureOf,
  faultCall,
  faultsAfter,
  type MemberAct,
  type MemberRecord,
  queueCall,
  rejectCall,
  type ReviewKind,
} from '@kabuto/domain/backoffice'
import { contract } from '@kabuto/domain/contract'
import { creditOf } from '@kabuto/domain/loans'
import { type BlockKind, type Refusal, refuse, type Scenario, toIso } from '@kabuto/domain/shared'
import { catchUp } from '../../engine/catchUp.ts'
import { anchorOf, setAnchor } from '../../engine/clock.ts'
import type { AccountContext, Member, MemberContext } from '../../engine/context.ts'
import { type Handler, memberHandler, type Result } from '../../engine/handler.ts'
import { orderedId } from '../../engine/ids.ts'
import { expireSessions } from '../../engine/sessions.ts'
import { blocksWithAppeals } from '../../records/appeals.ts'
import { PAGE } from '../../engine/pages.ts'
import { type Decide, type Decision, liftedWords } from '../../reviews/rules.ts'

/** Each act is one entry: who did what to whom, when and why. */
function note(
  context: MemberContext,
  { act, to, reason = null }: Pick<AuditEntry, 'act' | 'to'> & { reason?: string | null },
): void {
  context.work.put('audit', { id: orderedId(context), by: context.account, act, to, at: toIso(context.now), reason })
}

const LATEST = 50

export const queue = memberHandler(queueCall, async ({ work }, { kind, cursor }) => {
  const rows = await work.page('queue', '', { from: cursor, limit: PAGE + 1, newestFirst: false })
  const page = rows.slice(0, PAGE)
  const items = page.map(({ item }) => item).filter((item) => kind === undefined || item.kind === kind)
  return {
    data: {
      items,
      next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
      audit: await work.page('audit', '', { limit: LATEST, newestFirst: true }),
    },
  }
})

const collectionOf = {
  deposit: 'deposits',
  withdrawal: 'withdrawals',
  loan: 'loans',
  creditTopUp: 'topUps',
  identity: 'identities',
  block: 'blockApplications',
  raise: 'raiseApplications',
  appeal: 'appeals',
} as const satisfies Record<ReviewKind, string>

async function decideHere(
  decide: Decide,
  context: MemberContext,
  { kind, id }: { kind: ReviewKind; id: string },
  decision: Decision,
): Promise<Result<Decided>> {
  const account = await context.work.ownerOf(collectionOf[kind], id)
  if (account === undefined) return { refusal: refuse('notFound', { what: id }) }
  // Due events come first: the rules may have decided already.
  await catchUp(context, account)
  const decided = await decide({ ...context, account }, kind, id, decision)
  if (!decided) return { refusal: refuse('notFound', { what: id }) }
  if ('refusal' in decided) return decided
  note(context, { act: decision.on, to: id, reason: decision.reason ?? null })
  return { data: { kind, id, state: decided.to as Decided['state'], decidedAt: toIso(context.now) } }
}

/** Decisions are about records of all features, so `decide` comes in from `wiring`. */
export const approve = (decide: Decide): Handler =>
  memberHandler(approveCall, (context, { reason, ...input }) =>
    decideHere(decide, context, input, { on: 'approve', reason }),
  )

export const reject = (decide: Decide): Handler =>
  memberHandler(rejectCall, async (context, { reason, ...input }) => {
    const [refusal] = checkRejection({ reason })
    return refusal ? { refusal } : decideHere(decide, context, input, { on: 'reject', reason })
  })

async function recordOf(context: AccountContext, member: Member): Promise<MemberRecord> {
  const { id, name, identity, creditScore } = member
  const { limit } = creditOf(await context.work.ownedBy('loans', id), await context.work.ownedBy('topUps', id), {
    now: context.now,
    score: creditScore,
  })
  return {
    account: id,
    name,
    identity,
    blocks: await blocksWithAppeals(context, member),
    creditScore,
    creditLimit: limit,
  }
}

function eventOf(act: Extract<MemberAct, { act: 'impose' | 'lift' }>, since: string): BlockEvent {
  return act.act === 'lift' ? { on: 'lift' } : { on: 'impose', reason: act.reason, since, until: act.until }
}

/** The member after the act, or why it is refused. */
function memberAfter(
  context: MemberContext,
  member: Member,
  act: MemberAct,
): { member: Member } | { refusal: Refusal } {
  if (act.act === 'look') return { member }
  if (act.act === 'credit') return { member: { ...member, creditScore: act.score ?? member.creditScore } }
  const step = blocksAfter(member.blocks, act.block, eventOf(act, toIso(context.now)))
  return 'refusal' in step ? step : { member: { ...member, blocks: step.blocks } }
}

/** Raises the limit by a top-up of the back office. */
async function setLimit(context: MemberContext, { account, limit }: { account: string; limit: string }): Promise<void> {
  const { work, now } = context
  const at = toIso(now)
  const before = creditOf([], await work.ownedBy('topUps', account), { now, score: 0 }).limit
  work.put(
    'topUps',
    {
      kind: 'creditTopUp',
      id: orderedId(context),
      orderNumber: '',
      amount: String(Number(limit) - Number(before)),
      state: 'passed',
      appliedAt: at,
      reviewedAt: at,
    },
    account,
  )
}

/** Lifting a block by hand also answers the pending appeals against it. */
async function answerAppeals(
  decide: Decide,
  context: MemberContext,
  { id, lang }: Member,
  block: BlockKind,
  reason = '',
): Promise<void> {
  for (const appeal of await context.work.ownedBy('appeals', id))
    if (appeal.block === block && appeal.state === 'pending')
      await decide({ ...context, account: id }, 'appeal', appeal.id, {
        on: 'approve',
        reason: reason.trim() === '' ? liftedWords[lang] : reason,
      })
}

export const actOnMember = (decide: Decide): Handler =>
  memberHandler(adminMemberCall, async (context, act) => {
    const { work } = context
    const [refusal] = checkMemberAct(act)
    if (refusal) return { refusal }
    const member = await work.get('members', act.account)
    if (!member) return { refusal: refuse('accountNotFound', {}, 'account') }
    const after = memberAfter(context, member, act)
    if ('refusal' in after) return after
    if (act.act !== 'look') {
      work.put('members', after.member)
      if (act.act === 'credit' && act.limit !== undefined)
        await setLimit(context, { account: act.account, limit: act.limit })
      if (act.act === 'lift') await answerAppeals(decide, context, after.member, act.block, act.reason)
      // A login ban also ends the sessions.
      if (act.act === 'impose' && act.block === 'loginBanned') await expireSessions(context, act.account)
      note(context, { act: act.act, to: act.account, reason: act.reason ?? null })
    }
    return { data: await recordOf({ ...context, account: act.account }, after.member) }
  })

export const setClock = memberHandler(adminClockCall, async (context, setting) => {
  const { work, now, wall } = context
  const [refusal] = checkClock(setting, { now, wall })
  if (refusal) return { refusal }
  const before = await anchorOf(work, wall)
  const market = setting.mode === 'real' ? wall : setting.at === undefined ? now : Date.parse(setting.at)
  setAnchor(work, { mode: setting.mode, market, wall, speed: setting.mode === 'open' ? (setting.speed ?? 1) : 1 })
  note(context, { act: 'clock', to: setting.mode, reason: before.mode })
  return { data: { setting, now: toIso(market) } }
})

const paths = new Set(['*', ...contract.map(({ path }) => path)])

/** Whether a call has a code for this failure; with `*` the calls without one go on. */
function canFail(path: string): boolean {
  return path === '*' || contract.some((call) => call.path === path && failureOf(call) !== undefined)
}

export const setFault = memberHandler(faultCall, async (context, fault) => {
  const { work } = context
  if (!paths.has(fault.call)) return { refusal: refuse('notFound', { what: fault.call }, 'to') }
  if (fault.fault === 'failed' && !canFail(fault.call)) return { refusal: refuse('notAllowed', {}, 'to') }
  const before = (await work.all('faults')).map((row) => row.fault)
  const after = faultsAfter(before, fault)
  for (const { call } of before) if (!after.some((one) => one.call === call)) work.remove('faults', call)
  for (const one of after) work.put('faults', { id: one.call, fault: one })
  note(context, { act: 'fault', to: fault.call, reason: fault.fault })
  return { data: after }
})

type Restart = (context: AccountContext, scenario: Scenario) => Promise<void>

export const setScenario = (restart: Restart): Handler =>
  memberHandler(adminScenarioCall, async (context, { account, scenario }) => {
    if (!(await context.work.get('members', account))) return { refusal: refuse('accountNotFound', {}, 'account') }
    await restart({ ...context, account }, scenario)
    note(context, { act: 'scenario', to: account, reason: scenario })
    return { data: { account, scenario, now: toIso(context.now) } }
  })

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
import type { Books, Member, MemberDesk } from '../../engine/context.ts'
import { type Handler, memberHandler, type Result } from '../../engine/handler.ts'
import { orderedId } from '../../engine/ids.ts'
import { expireSessions } from '../../engine/sessions.ts'
import { blocksTold } from '../../records/appeals.ts'
import { PAGE } from '../../engine/pages.ts'
import { type Decide, type Decision, liftedWords } from '../../reviews/rules.ts'

/** Each act is one entry: who did what to whom, when and why. */
function note(
  desk: MemberDesk,
  { act, to, reason = null }: Pick<AuditEntry, 'act' | 'to'> & { reason?: string | null },
): void {
  desk.work.put('audit', { id: orderedId(desk), by: desk.account, act, to, at: toIso(desk.now), reason })
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
  desk: MemberDesk,
  { kind, id }: { kind: ReviewKind; id: string },
  decision: Decision,
): Promise<Result<Decided>> {
  const account = await desk.work.ownerOf(collectionOf[kind], id)
  if (account === undefined) return { refusal: refuse('notFound', { what: id }) }
  // What fell due before comes first: the rules may have decided already.
  await catchUp(desk, account)
  const decided = await decide({ ...desk, account }, kind, id, decision)
  if (!decided) return { refusal: refuse('notFound', { what: id }) }
  if ('refusal' in decided) return decided
  note(desk, { act: decision.on, to: id, reason: decision.reason ?? null })
  return { data: { kind, id, state: decided.to as Decided['state'], decidedAt: toIso(desk.now) } }
}

/** Decisions are about records of all features, so `decide` comes in from `wiring`. */
export const approve = (decide: Decide): Handler =>
  memberHandler(approveCall, (desk, { reason, ...input }) => decideHere(decide, desk, input, { on: 'approve', reason }))

export const reject = (decide: Decide): Handler =>
  memberHandler(rejectCall, async (desk, { reason, ...input }) => {
    const [refusal] = checkRejection({ reason })
    return refusal ? { refusal } : decideHere(decide, desk, input, { on: 'reject', reason })
  })

async function recordOf(books: Books, member: Member): Promise<MemberRecord> {
  const { id, name, identity, creditScore } = member
  const { limit } = creditOf(await books.work.ownedBy('loans', id), await books.work.ownedBy('topUps', id), {
    now: books.now,
    score: creditScore,
  })
  return { account: id, name, identity, blocks: await blocksTold(books, member), creditScore, creditLimit: limit }
}

function eventOf(act: Extract<MemberAct, { act: 'impose' | 'lift' }>, since: string): BlockEvent {
  return act.act === 'lift' ? { on: 'lift' } : { on: 'impose', reason: act.reason, since, until: act.until }
}

/** The member as the act leaves them, or why it cannot be. */
function memberAfter(desk: MemberDesk, member: Member, act: MemberAct): { member: Member } | { refusal: Refusal } {
  if (act.act === 'look') return { member }
  if (act.act === 'credit') return { member: { ...member, creditScore: act.score ?? member.creditScore } }
  const step = blocksAfter(member.blocks, act.block, eventOf(act, toIso(desk.now)))
  return 'refusal' in step ? step : { member: { ...member, blocks: step.blocks } }
}

/** A higher limit is a top-up that the back office gives. */
async function setLimit(desk: MemberDesk, { account, limit }: { account: string; limit: string }): Promise<void> {
  const { work, now } = desk
  const at = toIso(now)
  const before = creditOf([], await work.ownedBy('topUps', account), { now, score: 0 }).limit
  work.put(
    'topUps',
    {
      kind: 'creditTopUp',
      id: orderedId(desk),
      orderNumber: '',
      amount: String(Number(limit) - Number(before)),
      state: 'passed',
      appliedAt: at,
      reviewedAt: at,
    },
    account,
  )
}

/** What the member wrote against a block that is lifted by hand is answered by that. */
async function answerAppeals(
  decide: Decide,
  desk: MemberDesk,
  { id, lang }: Member,
  block: BlockKind,
  reason = '',
): Promise<void> {
  for (const appeal of await desk.work.ownedBy('appeals', id))
    if (appeal.block === block && appeal.state === 'pending')
      await decide({ ...desk, account: id }, 'appeal', appeal.id, {
        on: 'approve',
        reason: reason.trim() === '' ? liftedWords[lang] : reason,
      })
}

export const actOnMember = (decide: Decide): Handler =>
  memberHandler(adminMemberCall, async (desk, act) => {
    const { work } = desk
    const [refusal] = checkMemberAct(act)
    if (refusal) return { refusal }
    const member = await work.get('members', act.account)
    if (!member) return { refusal: refuse('accountNotFound', {}, 'account') }
    const after = memberAfter(desk, member, act)
    if ('refusal' in after) return after
    if (act.act !== 'look') {
      work.put('members', after.member)
      if (act.act === 'credit' && act.limit !== undefined)
        await setLimit(desk, { account: act.account, limit: act.limit })
      if (act.act === 'lift') await answerAppeals(decide, desk, after.member, act.block, act.reason)
      // Who may not log in any more is not logged in any more.
      if (act.act === 'impose' && act.block === 'loginBanned') await expireSessions(desk, act.account)
      note(desk, { act: act.act, to: act.account, reason: act.reason ?? null })
    }
    return { data: await recordOf({ ...desk, account: act.account }, after.member) }
  })

export const setClock = memberHandler(adminClockCall, async (desk, setting) => {
  const { work, now, wall } = desk
  const [refusal] = checkClock(setting, { now, wall })
  if (refusal) return { refusal }
  const before = await anchorOf(work, wall)
  const market = setting.mode === 'real' ? wall : setting.at === undefined ? now : Date.parse(setting.at)
  setAnchor(work, { mode: setting.mode, market, wall, speed: setting.mode === 'open' ? (setting.speed ?? 1) : 1 })
  note(desk, { act: 'clock', to: setting.mode, reason: before.mode })
  return { data: { setting, now: toIso(market) } }
})

const paths = new Set(['*', ...contract.map(({ path }) => path)])

/** A call that has no code for it cannot be told to fail; where all are, it goes on. */
function canFail(path: string): boolean {
  return path === '*' || contract.some((call) => call.path === path && failureOf(call) !== undefined)
}

export const setFault = memberHandler(faultCall, async (desk, fault) => {
  const { work } = desk
  if (!paths.has(fault.call)) return { refusal: refuse('notFound', { what: fault.call }, 'to') }
  if (fault.fault === 'failed' && !canFail(fault.call)) return { refusal: refuse('notAllowed', {}, 'to') }
  const before = (await work.all('faults')).map((row) => row.fault)
  const after = faultsAfter(before, fault)
  for (const { call } of before) if (!after.some((one) => one.call === call)) work.remove('faults', call)
  for (const one of after) work.put('faults', { id: one.call, fault: one })
  note(desk, { act: 'fault', to: fault.call, reason: fault.fault })
  return { data: after }
})

type StartAnew = (books: Books, scenario: Scenario) => Promise<void>

export const setScenario = (startAnew: StartAnew): Handler =>
  memberHandler(adminScenarioCall, async (desk, { account, scenario }) => {
    if (!(await desk.work.get('members', account))) return { refusal: refuse('accountNotFound', {}, 'account') }
    await startAnew({ ...desk, account }, scenario)
    note(desk, { act: 'scenario', to: account, reason: scenario })
    return { data: { account, scenario, now: toIso(desk.now) } }
  })

import { blocksAfter } from '@kabuto/domain/account'
import { OPENING_YEN } from '@kabuto/domain/session'
import {
  type Amount,
  type BlockKind,
  type Blocks,
  type Instant,
  type Language,
  minus,
  plus,
  type Scenario,
  toIso,
} from '@kabuto/domain/shared'
import { createMember } from '../books/worth/newMember.ts'
import type { Member, RequestContext } from '../engine/context.ts'
import { settledIn } from '../books/ledger/cash.ts'
import { balancesOf } from '../books/ledger/journal.ts'
import { memoryStore } from '../engine/memoryStore.ts'
import { beginWork } from '../engine/work.ts'
import { pastOf } from './days.ts'
import { losing, wealthy, everythingPending } from './others.ts'
import { DEMO_FUND_PASSWORD, type Player, playerFor } from './replay.ts'
import { firstPaid, rejected, typical } from './typical.ts'

/** The demo member's secrets stand in the README and are printed at every start: they protect nothing. */
const DEMO_PASSWORD = 'kabuto2026'

/** Beside the scenarios of the product, what single members of db.json are for. */
export const plans = [
  'fresh',
  'typical',
  'wealthy',
  'loss',
  'pending-everything',
  'frozen',
  'banned',
  'unverified',
  'empty',
  'rogue',
  'barred',
  'tradeBarred',
  'noFundPassword',
  'noCard',
] as const
export type Plan = Scenario | 'barred' | 'tradeBarred' | 'noFundPassword' | 'noCard'

type Past = (player: Player, end: Instant, paid: Amount) => Promise<void>
type ScenarioScript = {
  past?: Past
  scenario?: Scenario
  /** Settled cash comes out at the yen of the mocks. */
  exact?: boolean
  opening?: Amount
  block?: { kind: BlockKind; reason: Record<Language, string> }
  fundPassword?: false
}

const frozen = {
  kind: 'frozen',
  reason: { ja: '本人確認の再審査', en: 'identity under review again', 'zh-Hant': '身分驗證重新審查' },
} as const
const banned = {
  kind: 'loginBanned',
  reason: { ja: '規約違反の確認', en: 'check for a breach of the terms', 'zh-Hant': '確認是否違反條款' },
} as const
const barred = {
  kind: 'withdrawBarred',
  reason: { ja: '口座名義の確認', en: 'check of the account holder’s name', 'zh-Hant': '確認帳戶戶名' },
} as const

const tradeBarred = {
  kind: 'tradeBarred',
  reason: { ja: '売買の調査', en: 'check of the trades', 'zh-Hant': '交易調查' },
} as const

const scripts: Record<Plan, ScenarioScript> = {
  fresh: {},
  typical: { past: typical(), exact: true },
  wealthy: { past: wealthy },
  loss: { past: losing },
  'pending-everything': { past: everythingPending, scenario: 'typical' },
  frozen: { past: typical(), exact: true, block: frozen },
  banned: { past: typical(), exact: true, block: banned },
  unverified: { past: rejected },
  empty: { opening: '0' },
  rogue: { past: typical(), exact: true },
  barred: { past: typical(), exact: true, scenario: 'typical', block: barred },
  tradeBarred: { past: typical(), exact: true, scenario: 'typical', block: tradeBarred },
  noFundPassword: { past: typical(), exact: true, scenario: 'typical', fundPassword: false },
  noCard: { past: typical({ cards: false }), exact: true, scenario: 'typical' },
}

/** DESIGN §11: what of the yen is settled in the one book of the mocks. */
const SETTLED = '4114358'
/** Two days before now, in trading days: since then the block holds. */
const BLOCKED_BEFORE = 2

/** What a member keeps whatever their past; without a name they get that of the demo. */
type Kept = Pick<Member, 'passwordHash' | 'fundPasswordHash'> & {
  inviteCode?: string
  name?: string
  nameKana?: string
}

/** Whoever has no name of their own. */
const demo = { name: '佐藤 美咲', nameKana: 'サトウ ミサキ' } as const

async function playScript(
  context: RequestContext,
  account: string,
  plan: Plan,
  { kept, paid }: { kept: Kept; paid: Amount },
): Promise<void> {
  const { past, scenario = plan as Scenario, opening = OPENING_YEN } = scripts[plan]
  const begun = past ? pastOf(context.now)(29, 9, 40) : context.now
  const { name = past ? '' : demo.name, nameKana, ...secrets } = kept
  await createMember({ ...context, now: begun }, { account, name, ...secrets, scenario, opening, isDemo: true })
  const player = playerFor({ ...context, now: begun }, account, {
    name: name || demo.name,
    nameKana: nameKana || demo.nameKana,
  })
  await past?.(player, context.now, paid)
  await player.until(context.now)
}

/**
 * Plays the past once in memory, to find the deposit with which the settled cash comes out right; a deposit changes
 * nothing else.
 */
async function paidFor(context: RequestContext, account: string, plan: Plan, kept: Kept): Promise<Amount> {
  if (!scripts[plan].exact) return firstPaid
  const paper = { ...context, work: beginWork(memoryStore()) }
  await playScript(paper, account, plan, { kept, paid: firstPaid })
  return plus(firstPaid, minus(SETTLED, settledIn(await balancesOf({ ...paper, account }), 'JPY')))
}

async function impose(
  { work, now, language }: RequestContext,
  account: string,
  { kind, reason }: NonNullable<ScenarioScript['block']>,
): Promise<void> {
  const member = await work.get('members', account)
  const step =
    member &&
    blocksAfter(member.blocks, kind, {
      on: 'impose',
      reason: reason[language],
      since: toIso(pastOf(now)(BLOCKED_BEFORE, 9)),
    })
  if (member && step && 'blocks' in step) work.put('members', { ...member, blocks: step.blocks })
}

/** Blocks that the back office imposed. Those of a scenario have its reason, and go with it. */
export function imposedOn({ scenario, blocks }: Pick<Member, 'scenario' | 'blocks'>): Blocks {
  const planted = plans.flatMap((plan) =>
    (scripts[plan].scenario ?? plan) === scenario ? (scripts[plan].block ?? []) : [],
  )
  return Object.fromEntries(
    Object.entries(blocks).filter(
      ([kind, imposed]) =>
        !planted.some((block) => block.kind === kind && Object.values(block.reason).includes(imposed?.reason ?? '')),
    ),
  )
}

export async function secretsOf({ hashSecret }: Pick<RequestContext, 'hashSecret'>): Promise<Kept> {
  const [passwordHash, fundPasswordHash] = await Promise.all([
    hashSecret(DEMO_PASSWORD),
    hashSecret(DEMO_FUND_PASSWORD),
  ])
  return { passwordHash, fundPasswordHash }
}

/**
 * Scripts use the planted fund password. They play with it whatever the member's own is and however often that was
 * tried, and the member's own is restored afterwards.
 */
async function withPlantedFundPassword(
  context: RequestContext,
  account: string,
  own: Kept,
  play: (kept: Kept) => Promise<void>,
): Promise<void> {
  const { work, hashSecret } = context
  const id = `fund:${account}`
  const tried = await work.get('attempts', id)
  if (tried) work.put('attempts', { ...tried, wrong: 0, lockedUntil: 0 })
  await play({ ...own, fundPasswordHash: await hashSecret(DEMO_FUND_PASSWORD) })
  if (tried) work.put('attempts', tried)
  else work.remove('attempts', id)
  const member = await work.get('members', account)
  if (member) work.put('members', { ...member, fundPasswordHash: own.fundPasswordHash })
}

/** A member with the past of a plan, made by the calls that such a past is made of. */
export async function plantMember(context: RequestContext, account: string, plan: Plan, kept?: Kept): Promise<void> {
  const { block, fundPassword } = scripts[plan]
  const secrets = kept ?? (await secretsOf(context))
  const own = fundPassword === false ? { ...secrets, fundPasswordHash: '' } : secrets
  await withPlantedFundPassword(context, account, own, async (played) =>
    playScript(context, account, plan, { kept: played, paid: await paidFor(context, account, plan, played) }),
  )
  if (block) await impose(context, account, block)
}

import type { Fault } from './fault.ts'

const folder = 'packages/simulator/src'
const isolation = 'apps/fixture/src/proofs/isolation.test.ts'
const postings = `${folder}/books/ledger/postings.test.ts`

function noticedBy(file: string, test?: string): Fault['noticedBy'] {
  return { run: 'unit', file, ...(test === undefined ? {} : { test }) }
}

const eachTheirOwn: readonly Fault[] = [
  {
    rule: 'several reads at once change nothing',
    file: `${folder}/features/session/batch.ts`,
    was: '(reads.has(path) ? await ask(path, input) : undefined)',
    becomes: '(await ask(path, input))',
    noticedBy: noticedBy(`${folder}/features/session/batch.test.ts`, 'changes something'),
  },
  {
    rule: 'an answer is kept under its key for its own member',
    file: `${folder}/engine/idempotency.ts`,
    was: '`${owner}:${key}`',
    becomes: '`${key}`',
    noticedBy: noticedBy(isolation, 'under the same key'),
  },
  {
    rule: 'a withdrawal is cancelled by its own member only',
    file: `${folder}/features/funds/withdraw.ts`,
    was: "(await context.work.ownedBy('withdrawals', context.account)).find((other) => other.id === id)",
    becomes: "await context.work.get('withdrawals', id)",
    noticedBy: noticedBy(isolation, 'funds/cancelWithdrawal'),
  },
  {
    rule: 'a portfolio is left by its own member only',
    file: `${folder}/features/follow/follow.ts`,
    was: "await context.work.owned('holdings', id, context.account)",
    becomes: "await context.work.get('holdings', id)",
    noticedBy: noticedBy(isolation, 'ai/leave'),
  },
  {
    rule: 'an application for a block is told to its own member only',
    file: `${folder}/features/blocks/blocks.ts`,
    was: "await context.work.owned('blockApplications', id, context.account)",
    becomes: "await context.work.get('blockApplications', id)",
    noticedBy: noticedBy(isolation, 'block/application'),
  },
  {
    rule: 'a session is ended by its own member only',
    file: `${folder}/features/account/settings.ts`,
    was: 'session?.account !== account',
    becomes: 'session === undefined',
    noticedBy: noticedBy(isolation, 'user/endSession'),
  },
  {
    rule: 'a picture is used by whoever uploaded it only',
    file: `${folder}/records/uploads.ts`,
    was: 'upload?.account === account &&',
    becomes: 'upload &&',
    noticedBy: noticedBy(isolation, 'in the hands of another'),
  },
  {
    rule: 'wrong fund passwords lock the member who typed them only',
    file: `${folder}/features/funds/withdraw.ts`,
    was: '`fund:${member.id}`',
    becomes: "'fund:'",
    noticedBy: noticedBy(`${folder}/engine/tries.test.ts`, 'nothing else'),
  },
  {
    rule: 'how often one may ask is counted for each member',
    file: `${folder}/wiring/brokerage.ts`,
    was: "`${kind} ${owner === '' ? address : owner}`",
    becomes: "`${kind} ${owner === '' ? address : 'members'}`",
    noticedBy: noticedBy(`${folder}/wiring/brokerage.test.ts`, 'how often somebody may ask'),
  },
]

const sessions: readonly Fault[] = [
  {
    rule: 'a session that was idle for an hour has ended',
    file: `${folder}/engine/sessions.ts`,
    was: 'expiresAt > wall && seenAt + IDLE_MS > wall',
    becomes: 'expiresAt > wall',
    noticedBy: noticedBy(`${folder}/wiring/brokerage.test.ts`, 'without a live session'),
  },
  {
    rule: 'a session lives twelve hours and no longer',
    file: `${folder}/engine/sessions.ts`,
    was: 'expiresAt > wall && seenAt + IDLE_MS > wall',
    becomes: 'seenAt + IDLE_MS > wall',
    noticedBy: noticedBy(`${folder}/wiring/brokerage.test.ts`, 'twelve hours'),
  },
  {
    rule: 'only a ban logs out',
    file: `${folder}/features/backoffice/admin.ts`,
    was: "act.act === 'impose' && act.block === 'loginBanned'",
    becomes: "act.act === 'impose'",
    noticedBy: noticedBy(`${folder}/features/backoffice/admin.test.ts`, 'stays logged in'),
  },
  {
    rule: 'every act on a member leaves an entry',
    file: `${folder}/features/backoffice/admin.ts`,
    was: '    note(context, { act: act.act, to: act.account, reason: act.reason ?? null })\n',
    becomes: '',
    noticedBy: noticedBy(`${folder}/features/backoffice/admin.test.ts`, 'leaves one entry'),
  },
  {
    rule: 'the back office answers admins only',
    file: `${folder}/wiring/brokerage.ts`,
    was: "handler.call.role === 'admin' && !caller.isAdmin",
    becomes: "handler.call.role === 'admin' && !caller.owner",
    noticedBy: noticedBy('apps/fixture/src/proofs/auth.test.ts', 'admin/queue'),
  },
]

const money: readonly Fault[] = [
  {
    rule: 'both the first and the last day on credit bear interest',
    file: `${folder}/features/trading/closing.ts`,
    was: 'days: daysHeld(tradeDayAt(calendar, at), day), day',
    becomes: 'days: daysHeld(tradeDayAt(calendar, at), day) - 1, day',
    noticedBy: noticedBy(`${folder}/features/trading/interest.test.ts`),
  },
  {
    rule: 'interest on credit is booked as interest',
    file: `${folder}/features/trading/closing.ts`,
    was: "to: 'interest', amount: interest, currency",
    becomes: "to: 'fees', amount: interest, currency",
    noticedBy: noticedBy(`${folder}/features/trading/interest.test.ts`),
  },
  {
    rule: 'the gain of a sale is booked as a result',
    file: `${folder}/features/trading/closing.ts`,
    was: "from: 'result', to: 'available', amount: gain",
    becomes: "from: 'outside', to: 'available', amount: gain",
    noticedBy: noticedBy(postings, 'for cash'),
  },
  {
    rule: 'the fee of a purchase is booked as a fee',
    file: `${folder}/features/trading/opening.ts`,
    was: "to: 'fees', amount: fees, currency",
    becomes: "to: 'result', amount: fees, currency",
    noticedBy: noticedBy(postings, 'for cash'),
  },
  {
    rule: 'what is sold settles by the calendar of its own market',
    file: `${folder}/features/trading/closing.ts`,
    was: 'const settlesOn = settlementDate(row.market, tradeDayAt',
    becomes: "const settlesOn = settlementDate('jpy', tradeDayAt",
    noticedBy: noticedBy(postings, 'in dollars'),
  },
  {
    rule: 'interest that is repaid is booked as interest',
    file: `${folder}/features/loans/loans.ts`,
    was: "to: 'interest', amount: repayment.interest",
    becomes: "to: 'fees', amount: repayment.interest",
    noticedBy: noticedBy(postings, 'repaid interest first'),
  },
  {
    rule: 'a stop loss is looked at every day',
    file: `${folder}/features/follow/ending.ts`,
    was: 'Math.min(today > from ? today : tokyoInstant(addDays(day, 1), CHECK_AT), ...known)',
    becomes: 'Math.max(today, ...known)',
    noticedBy: noticedBy(`${folder}/features/follow/follow.test.ts`, 'the first day on which'),
  },
  {
    rule: 'the costs of a stake are booked as fees',
    file: `${folder}/features/follow/ending.ts`,
    was: "from: 'available', to: 'fees', amount: costs",
    becomes: "from: 'available', to: 'result', amount: costs",
    noticedBy: noticedBy(postings, 'a stake'),
  },
  {
    rule: 'a withdrawal that is cancelled comes back to its member',
    file: `${folder}/features/funds/withdraw.ts`,
    was: "transfer({ from: 'frozen', to: 'available', amount: record.amount })",
    becomes: "transfer({ from: 'frozen', to: 'outside', amount: record.amount })",
    noticedBy: noticedBy(postings, 'comes back whole'),
  },
  {
    rule: 'a deposit that is rejected brings nothing',
    file: `${folder}/features/funds/deposit.ts`,
    was: "if (decision.on === 'approve')",
    becomes: "if (step.to !== 'pending')",
    noticedBy: noticedBy(postings, 'a deposit'),
  },
  {
    rule: 'shares of a block that is rejected can be had again',
    file: `${folder}/features/blocks/decide.ts`,
    was: '    await changeTaken(context, blockId, -quantity)\n',
    becomes: '',
    noticedBy: noticedBy(postings, 'that is rejected'),
  },
  {
    rule: 'shares of a placement that is rejected can be had again',
    file: `${folder}/features/offerings/raises.ts`,
    was: '    await addLots(context, raise, amount, -1)\n',
    becomes: '',
    noticedBy: noticedBy(postings, 'that is rejected'),
  },
]

const records: readonly Fault[] = [
  {
    rule: 'a record is read by its id by its own member only',
    file: `${folder}/engine/pages.ts`,
    was: 'await context.work.owned(collection, id, context.account)',
    becomes: 'await context.work.get(collection, id)',
    noticedBy: noticedBy(`${folder}/features/funds/byId.test.ts`),
  },
  {
    rule: 'a cursor is one that the call gave itself',
    file: `${folder}/engine/cursors.ts`,
    was: 'return cursor === cursorOf(path, place) ? place : undefined',
    becomes: 'return place',
    noticedBy: noticedBy(`${folder}/engine/cursors.test.ts`),
  },
  {
    rule: 'an appeal that passes lifts its block',
    file: `${folder}/features/account/appeals.ts`,
    was: "    if ('blocks' in lifted) work.put('members', { ...member, blocks: lifted.blocks })\n",
    becomes: '    void lifted\n',
    noticedBy: noticedBy(`${folder}/features/account/appeals.test.ts`),
  },
  {
    rule: 'a call that is to fail writes nothing',
    file: `${folder}/wiring/brokerage.ts`,
    was: '    if (fails) return refusedWith(fails, language, 200, context.now)\n',
    becomes: '',
    noticedBy: noticedBy(`${folder}/features/backoffice/admin.test.ts`, 'writes nothing'),
  },
  {
    rule: 'a margin call is told once',
    file: `${folder}/features/trading/margins.ts`,
    was: 'if (called && call && !row.call)',
    becomes: 'if (called && call)',
    noticedBy: noticedBy(`${folder}/features/trading/trading.test.ts`, 'below the floor'),
  },
]

const orders = `${folder}/features/trading/trading.test.ts`
const tradeRefusals = 'e2e/refusals-trading.test.ts'

const trading: readonly Fault[] = [
  {
    rule: 'a day trade is taken in its own hours only',
    file: `${folder}/features/trading/order.ts`,
    was: '(facts) => checkDayTrade(draft, facts)',
    becomes: '(facts) => (checkDayTrade(draft, facts), checkOrder(dayTradeOrder(draft), facts))',
    noticedBy: { run: 'e2e', file: tradeRefusals, test: 'a day trade' },
  },
  {
    rule: 'a day trade closes at the end of its day',
    file: `${folder}/features/trading/order.ts`,
    was: "closesAt: origin === 'dayTrade' ? dayTradeCloses(context.now) : null",
    becomes: "closesAt: origin === 'dayTrade' ? dayTradeCloses(context.now + 86_400_000) : null",
    noticedBy: noticedBy(orders, 'closes itself'),
  },
  {
    rule: 'a position is sold by its own member only',
    file: `${folder}/features/trading/sell.ts`,
    was: 'if (!row || row.account !== account)',
    becomes: 'if (!row || account === undefined)',
    noticedBy: noticedBy(isolation, 'trade/sell'),
  },
  {
    rule: 'an order is cancelled by its own member only',
    file: `${folder}/features/trading/sell.ts`,
    was: 'if (!found || found.account !== account)',
    becomes: 'if (!found || account === undefined)',
    noticedBy: noticedBy(isolation, 'trade/cancel'),
  },
  {
    rule: 'what was bought is locked for fifteen minutes',
    file: `${folder}/features/trading/context.ts`,
    was: 'facts: lockFactsOf(row)',
    becomes: 'facts: { ...lockFactsOf(row), lastOpened: 0 }',
    noticedBy: noticedBy(orders, 'is locked for fifteen minutes'),
  },
  {
    rule: 'what today’s proceeds bought is kept until the next day',
    file: `${folder}/features/trading/context.ts`,
    was: 'lockedToday: sameDay.locked',
    becomes: 'lockedToday: 0',
    noticedBy: noticedBy(orders, 'must stay today'),
  },
  {
    rule: 'of an order that is filled in part the rest is what is cancelled',
    file: `${folder}/features/trading/sell.ts`,
    was: 'found.waiting ? found : ((await restOf(context, found)) ?? found)',
    becomes: 'found',
    noticedBy: noticedBy(orders, 'filled in part can be cancelled'),
  },
  {
    rule: 'what an order may cost is held for it',
    file: `${folder}/features/trading/order.ts`,
    was: "transfer({ from: 'available', to: 'frozen', amount: preview.total, currency: preview.currency })",
    becomes: "transfer({ from: 'available', to: 'frozen', amount: preview.value, currency: preview.currency })",
    noticedBy: noticedBy(orders, 'with a limit below waits'),
  },
]

export const simulator: readonly Fault[] = [...eachTheirOwn, ...sessions, ...money, ...trading, ...records]

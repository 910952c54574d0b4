import { type GenericSchema, is } from 'valibot'
import { describe, expect, test } from 'vitest'
import { changePasswordCall, setFundPasswordCall } from './account/contract.ts'
import { addCardCall } from './cards/contract.ts'
import { contract } from './contract.ts'
import { entities } from './entities.ts'
import { depositCall, withdrawCall } from './funds/contract.ts'
import { submitIdentityCall } from './identity/contract.ts'
import { registerCall } from './session/contract.ts'
import { readAnswer } from './shared/wire/readAnswer.ts'
import { isRefusalCode } from './shared/refusal/refusalTable.ts'
import { previewCall, sellCall } from './trading/contract.ts'

type Shape = {
  entries?: Record<string, Shape>
  options?: unknown
  wrapped?: Shape
  item?: Shape
  pipe?: readonly Shape[]
}

/** The fields of a schema, of all its variants, and below them with a dot. */
function fieldsOf(schema: Shape, before = ''): string[] {
  const inner = [schema.wrapped, schema.item].filter((shape) => shape !== undefined)
  const variants = Array.isArray(schema.options)
    ? (schema.options as unknown[]).filter((option): option is Shape => typeof option === 'object')
    : []
  const own = Object.entries(schema.entries ?? {}).flatMap(([name, shape]) => [
    before + name,
    ...fieldsOf(shape, `${before}${name}.`),
  ])
  return [...own, ...[...inner, ...variants].flatMap((shape) => fieldsOf(shape, before))]
}

const named = (name: string): GenericSchema | undefined => entities[name]

/**
 * Specification §3, label by label: the schema that has the field, and its name there. Secrets go in and never come
 * out.
 */
const specification: Record<
  string,
  readonly (readonly [label: string, schema: GenericSchema | undefined, field: string])[]
> = {
  'Member/Account': [
    ['account', named('Member'), 'account'],
    ['password', changePasswordCall.input, 'newPassword'],
    ['password at registration', registerCall.input, 'password'],
    ['invitation code', registerCall.input, 'inviteCode'],
    ['own invitation code', named('Member'), 'inviteCode'],
    ['fund password', setFundPasswordCall.input, 'fundPassword'],
    ['real-name status', named('Member'), 'identity'],
    ['avatar', named('Member'), 'avatar'],
  ],
  Funds: [
    ['total assets', named('Funds'), 'total'],
    ['frozen funds', named('Funds'), 'frozen'],
    ['available funds', named('Funds'), 'available'],
    ['profit', named('Funds'), 'profit'],
    ['USD amount', named('Funds'), 'usd.amount'],
    ['credit score', named('Funds'), 'credit.score'],
    ['credit limit', named('Funds'), 'credit.limit'],
    ['borrowable amount', named('Funds'), 'credit.borrowable'],
    ['borrowed amount', named('Funds'), 'credit.borrowed'],
  ],
  Identity: [
    ['real name', named('Identity'), 'name'],
    ['ID number', named('Identity'), 'idNumber'],
    ['ID front image', submitIdentityCall.input, 'front'],
    ['ID back image', submitIdentityCall.input, 'back'],
    ['ID front image, shown again', named('Identity'), 'front'],
  ],
  'Bank card': [
    ['holder name', named('BankCard'), 'holder'],
    ['card number', addCardCall.input, 'number'],
    ['card number, its end', named('BankCard'), 'numberEnd'],
    ['card type', named('BankCard'), 'kind'],
    ['bank name', named('BankCard'), 'bankName'],
    ['branch name', named('BankCard'), 'branchName'],
    ['branch code', named('BankCard'), 'branchCode'],
    ['IFSC', named('BankCard'), 'ifsc'],
    ['UPI', named('BankCard'), 'upi'],
  ],
  Position: [
    ['stock code', named('Position'), 'symbol'],
    ['stock name', named('Position'), 'names.ja'],
    ['side', named('Position'), 'side'],
    ['order number', named('Position'), 'orderNumber'],
    ['buy time', named('Position'), 'buyAt'],
    ['buy price', named('Position'), 'buyPrice'],
    ['quantity', named('Position'), 'quantity'],
    ['original margin', named('Position'), 'originalMargin'],
    ['leverage multiple', named('Position'), 'leverage'],
    ['market value', named('Position'), 'marketValue'],
    ['type', named('Position'), 'type'],
    ['status', named('Position'), 'state'],
    ['sell time', named('Position'), 'sellAt'],
    ['sell price', named('Position'), 'sellPrice'],
    ['profit and loss', named('Position'), 'profit'],
    ['purchase fee', named('Position'), 'fees.purchase'],
    ['selling fee', named('Position'), 'fees.selling'],
    ['stamp duty', named('Position'), 'fees.stampDuty'],
    ['service fee', named('Position'), 'fees.service'],
  ],
  Subscription: [
    ['underwriting price', named('Offer'), 'underwritingPrice'],
    ['total lots', named('Offer'), 'totalLots'],
    ['subscription date', named('Offer'), 'subscriptionFrom'],
    ['deadline', named('Offer'), 'deadline'],
    ['issue date', named('Offer'), 'issueDate'],
    ['winning quantity', named('Subscription'), 'winningLots'],
    ['quantity subscribed', named('Subscription'), 'lots'],
    ['amount to be subscribed', named('Subscription'), 'amountToSubscribe'],
    ['amount subscribed', named('Subscription'), 'amountSubscribed'],
  ],
  'Block-trade application': [
    ['price', named('BlockApplication'), 'price'],
    ['quantity', named('BlockApplication'), 'quantity'],
    ['amount', named('BlockApplication'), 'amount'],
    ['status', named('BlockApplication'), 'state'],
  ],
  'Follow-trade product': [
    ['lead trader', named('FollowProduct'), 'leadTrader.name'],
    ['fund size', named('FollowProduct'), 'fundSize'],
    ['profit', named('FollowProduct'), 'profit'],
    ['holding time', named('FollowProduct'), 'holdingDays'],
    ['minimum investment', named('FollowProduct'), 'minimum'],
  ],
  Loan: [
    ['amount', named('Loan'), 'amount'],
    ['order number', named('Loan'), 'orderNumber'],
    ['application time', named('Loan'), 'appliedAt'],
    ['review time', named('Loan'), 'reviewedAt'],
    ['status', named('Loan'), 'state'],
  ],
  'Fund record': ['Deposit', 'Withdrawal', 'Exchange'].flatMap((kind) => [
    [`amount of a ${kind}`, named(kind), 'amount'] as const,
    [`order number of a ${kind}`, named(kind), 'orderNumber'] as const,
    [`status of a ${kind}`, named(kind), 'state'] as const,
    [`remarks of a ${kind}`, named(kind), 'remarks'] as const,
  ]),
  Deposit: [
    ['amount', depositCall.input, 'amount'],
    ['receipt upload', depositCall.input, 'proof'],
    ['bank account name', named('Deposit'), 'holder'],
    ['number', named('Deposit'), 'number'],
    ['bank name', named('Deposit'), 'bankName'],
    ['branch', named('Deposit'), 'branchName'],
  ],
  Withdrawal: [
    ['amount', withdrawCall.input, 'amount'],
    ['chosen bank card', withdrawCall.input, 'cardId'],
    ['fund password', withdrawCall.input, 'fundPassword'],
  ],
  Exchange: [
    ['source currency', named('Exchange'), 'from'],
    ['target currency', named('Exchange'), 'to'],
    ['amount', named('Exchange'), 'amount'],
    ['rate', named('Exchange'), 'rate'],
  ],
  'Optional-list entry': [['symbol', named('WatchlistEntry'), 'symbol']],
}

describe.each(Object.entries(specification))('specification §3, %s', (_, fields) => {
  test.each(fields.map(([label, schema, field]) => ({ label, schema, field })))(
    'has its $label',
    ({ schema, field }) => {
      expect(fieldsOf((schema ?? {}) as Shape)).toContain(field)
    },
  )
})

/** Decisions §4, in its order; `user/lookAround` and `common/together` are in docs/decisions/calls.md. */
const calls = [
  'common/config',
  'common/together',
  'common/upload',
  'common/notices',
  'common/noticeDetail',
  'common/readNotice',
  'common/news',
  'common/newsDetail',
  'common/product',
  'user/register',
  'user/login',
  'user/logout',
  'user/lookAround',
  'user/info',
  'user/update',
  'user/sessions',
  'user/endSession',
  'user/sendCode',
  'user/resetPassword',
  'user/advanceClock',
  'user/changePassword',
  'user/setFundPassword',
  'user/Optionallist',
  'user/addOptional',
  'user/removeOptional',
  'user/reorderOptional',
  'user/identity',
  'user/submitIdentity',
  'user/cards',
  'user/addCard',
  'user/unbindCard',
  'user/resetSimulation',
  'funds/summary',
  'funds/history',
  'funds/records',
  'funds/channels',
  'funds/deposit',
  'funds/withdraw',
  'funds/cancelWithdrawal',
  'funds/rate',
  'funds/exchange',
  'funds/loans',
  'funds/applyLoan',
  'funds/repayLoan',
  'funds/topUpCredit',
  'market/indices',
  'market/stocks',
  'market/quotes',
  'market/search',
  'market/detail',
  'market/candles',
  'market/book',
  'market/clock',
  'market/stream',
  'trade/preview',
  'trade/order',
  'trade/sell',
  'trade/cancel',
  'trade/positions',
  'trade/position',
  'trade/fills',
  'trade/dividends',
  'trade/dayTrade',
  'trade/dayTrades',
  'ipo/list',
  'ipo/detail',
  'ipo/apply',
  'ipo/records',
  'ipo/pay',
  'ipo/abstain',
  'ipo/withdraw',
  'raise/list',
  'raise/apply',
  'block/list',
  'block/detail',
  'block/apply',
  'block/applications',
  'block/application',
  'ai/portfolios',
  'ai/join',
  'ai/leave',
  'follow/traders',
  'follow/product',
  'follow/order',
  'follow/orders',
  'follow/end',
  'follow/changeLossLimit',
  'support/messages',
  'support/send',
  'admin/queue',
  'admin/approve',
  'admin/reject',
  'admin/member',
  'admin/clock',
  'admin/fault',
  'admin/scenario',
]

describe('the contract', () => {
  test('has every call of the decisions, and no path twice', () => {
    const paths = contract.map(({ path }) => path)
    expect(calls.filter((path) => !paths.includes(path as (typeof paths)[number]))).toEqual([])
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('is closed but for the calls that are open by decision', () => {
    const open = contract.filter(({ role }) => role === 'anyone').map(({ path }) => path)
    expect(open.toSorted()).toEqual([
      'common/config',
      'common/together',
      'support/messages',
      'support/send',
      'user/login',
      'user/lookAround',
      'user/register',
      'user/resetPassword',
      'user/sendCode',
    ])
    expect(contract.filter(({ role }) => role === 'admin').every(({ path }) => path.startsWith('admin/'))).toBe(true)
    expect(contract.filter(({ path }) => path.startsWith('admin/')).every(({ role }) => role === 'admin')).toBe(true)
  })

  test.each(contract.map((call) => ({ path: call.path, call })))(
    '$path names refusals that exist, each once',
    ({ call }) => {
      expect(call.refusals.filter((code) => !isRefusalCode(code))).toEqual([])
      expect(new Set(call.refusals).size).toBe(call.refusals.length)
    },
  )

  test(
    'a sale needs no price and is for the regular session where nothing else is said; a preview takes either ' +
      'form of order',
    () => {
      const closing = { id: 'p1', quantity: '100', type: 'market' } as const
      const opening = {
        symbol: '0712',
        side: 'long',
        type: 'limit',
        price: '2846',
        quantity: '100',
        leverage: 1,
        session: 'regular',
      } as const
      expect(readAnswer(sellCall.input, closing)).toEqual({ value: { ...closing, price: '', session: 'regular' } })
      expect(
        [closing, opening, {}, { ...opening, id: 'p1', session: 'lunch' }].map((input) => is(previewCall.input, input)),
      ).toEqual([true, true, false, false])
    },
  )

  test('what only reads refuses nothing that a change would', () => {
    const announcedReads = contract.filter(({ changes, success }) => !changes && success !== undefined)
    expect(announcedReads.map(({ path }) => path)).toEqual([])
  })
})

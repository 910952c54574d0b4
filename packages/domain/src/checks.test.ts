import { describe, expect, test } from 'vitest'
import {
  appealCall,
  changePasswordCall,
  resetSimulationCall,
  setFundPasswordCall,
  uploadCall,
} from './account/contract.ts'
import { checkAppeal } from './account/appeal.ts'
import { checkFundPassword, checkPasswordChange, emptyFundPassword, emptyPassword } from './account/password.ts'
import { sampleFundPassword, samplePasswordChange } from './account/samples.ts'
import { checkScenario } from './account/scenarios.ts'
import { checkUpload } from './account/upload.ts'
import { checkClock, checkMemberAct, checkRejection } from './backoffice/acts.ts'
import { adminClockCall, adminMemberCall, rejectCall } from './backoffice/contract.ts'
import { type BlockContext, checkBlock, emptyBlock } from './blocks/apply.ts'
import { applyBlockCall } from './blocks/contract.ts'
import { sampleBlock, sampleBlockContext, sampleBlockDraft } from './blocks/samples.ts'
import { checkCard } from './cards/addCard.ts'
import { emptyCard } from './cards/card.ts'
import { addCardCall, unbindCardCall } from './cards/contract.ts'
import { sampleCardContext, sampleCardDraft } from './cards/samples.ts'
import { checkUnbind } from './cards/unbind.ts'
import {
  changeLossLimitCall,
  endFollowCall,
  followCall,
  joinPortfolioCall,
  leavePortfolioCall,
} from './follow/contract.ts'
import { checkEnd, checkLeave } from './follow/ending.ts'
import { checkFollow, checkLossLimitChange } from './follow/follow.ts'
import { sampleFollowContext } from './follow/samples.ts'
import { cancelWithdrawalCall, depositCall, exchangeCall, withdrawCall } from './funds/contract.ts'
import { checkDeposit, emptyDeposit } from './funds/deposit.ts'
import { checkExchange, emptyExchange } from './funds/exchange.ts'
import { withdrawalMachine } from './funds/machines.ts'
import {
  sampleDepositContext,
  sampleDepositDraft,
  sampleExchangeContext,
  sampleExchangeDraft,
  sampleWithdrawalContext,
} from './funds/samples.ts'
import { checkWithdrawal, emptyWithdrawal } from './funds/withdrawal.ts'
import { submitIdentityCall } from './identity/contract.ts'
import { checkIdentity, emptyIdentity } from './identity/identity.ts'
import { checkLoan, checkTopUp } from './loans/apply.ts'
import { applyLoanCall, repayLoanCall, topUpCreditCall } from './loans/contract.ts'
import { checkRepayment } from './loans/repay.ts'
import {
  sampleLoan,
  sampleLoanContext,
  samplePendingLoan,
  sampleRepaidLoan,
  sampleRepaymentContext,
  sampleTopUp,
} from './loans/samples.ts'
import { reorderWatchlistCall, watchCall } from './market/contract.ts'
import { sampleWatchlist } from './market/samples.ts'
import { checkReorder, checkWatch } from './market/watchlist.ts'
import { checkAbstain, checkIpoApplication, checkIpoPayment, checkIpoWithdrawal } from './offerings/apply.ts'
import { abstainIpoCall, applyIpoCall, applyRaiseCall, payIpoCall, withdrawIpoCall } from './offerings/contract.ts'
import { checkRaise } from './offerings/raise.ts'
import { sampleIpoApplications, sampleOffers, sampleRaise } from './offerings/samples.ts'
import { loginCall, registerCall, resetPasswordCall } from './session/contract.ts'
import { checkLogin, emptyLogin } from './session/login.ts'
import { checkRegistration, emptyRegistration } from './session/registration.ts'
import { checkReset, emptyReset } from './session/reset.ts'
import { blockCodes, type Blocks, type MemberAction } from './shared/blocks.ts'
import { type Call, refusedAnywhere } from './shared/wire/call.ts'
import { advance } from './shared/machine/machine.ts'
import type { Refusal } from './shared/refusal/refusal.ts'
import { sendMessageCall } from './support/contract.ts'
import { checkMessage } from './support/message.ts'
import { dayTradeCall, cancelOrderCall, orderCall, previewCall, sellCall } from './trading/contract.ts'
import { checkDayTrade } from './trading/dayTrade.ts'
import { checkOrder } from './trading/order.ts'
import { checkCancel, checkSell } from './trading/sell.ts'
import { context, dollarInstrument, draft, sellContext, sellDraft } from './trading/testing.ts'
import { moments } from './shared/time/moments.ts'

const block = { reason: '調査', since: '2026-11-18T00:00:00+09:00' }
const blocks: Required<Blocks> = { frozen: block, loginBanned: block, withdrawBarred: block, tradeBarred: block }
const late = Date.parse('2030-01-05T03:00:00+09:00')
const poor = { all: '1', available: '0' }
const rich = { all: '900000000', available: '0' }
const amounts = ['', 'x', '0', '1.5', '100001', '264000', '999999999999']

type Checked = { call: Call; action?: MemberAction; refusals: Refusal[] }

const [offer] = sampleOffers as [(typeof sampleOffers)[number]]
const [application] = sampleIpoApplications as [(typeof sampleIpoApplications)[number]]
const won = { ...application, state: 'won', winningLots: 2 } as const
const ipo = { now: late, blocks, offer, identityVerified: false, existing: { id: 'x' } }
const paying = { now: late, blocks, offer, application: won, cash: poor }
const raising = { now: late, blocks, raise: sampleRaise, identityVerified: false, pending: { id: 'x' }, cash: poor }
const closed: BlockContext = {
  ...sampleBlockContext,
  blocks,
  identityVerified: false,
  appliedToday: 9,
  now: late,
  wrongKey: { left: 1 },
  offer: { ...sampleBlock, remainingShares: 0 },
}
const notYet = Date.parse('2020-01-06T12:00:00+09:00')
const ordering = { ...context, blocks, cash: poor }
const closing = { ...sellContext, blocks }
const early = { state: 'ended' } as const

/** Each check with a fully blocked member, and with all else as wrong as one line can make it. */
const checked: readonly Checked[] = [
  ...['', '書類を送りました。'].map((text): Checked => ({
    call: appealCall,
    refusals: checkAppeal(
      { block: 'frozen', text },
      { now: late, blocks, appeals: [{ id: 'a', block: 'frozen', text, sentAt: block.since, state: 'pending' }] },
    ),
  })),
  {
    call: appealCall,
    refusals: checkAppeal({ block: 'frozen', text: 'x' }, { now: late, blocks: {}, appeals: [] }),
  },
  ...amounts.flatMap((amount): Checked[] => [
    {
      call: depositCall,
      action: 'deposit',
      refusals: checkDeposit(
        { ...sampleDepositDraft, amount },
        { ...sampleDepositContext, blocks, now: late, pending: [{ id: 'd1', channel: 'bank' }] },
      ),
    },
    {
      call: exchangeCall,
      action: 'exchange',
      refusals: checkExchange(
        { ...sampleExchangeDraft, amount },
        { ...sampleExchangeContext, blocks, quote: undefined, balances: { JPY: poor, USD: poor } },
      ),
    },
    {
      call: exchangeCall,
      action: 'exchange',
      refusals: checkExchange(
        { ...sampleExchangeDraft, from: 'USD', to: 'USD', amount },
        { ...sampleExchangeContext, blocks, balances: { JPY: rich, USD: rich } },
      ),
    },
    {
      call: withdrawCall,
      refusals: checkWithdrawal(
        { amount, cardId: '', fundPassword: '' },
        {
          ...sampleWithdrawalContext,
          withdrawBarred: block,
          identityVerified: false,
          now: late,
          pendingId: 'w1',
          creditRule: { score: 42, need: 60 },
        },
      ),
    },
    {
      call: withdrawCall,
      refusals: checkWithdrawal(
        { amount, cardId: '', fundPassword: '' },
        {
          ...sampleWithdrawalContext,
          withdrawBarred: block,
          fundPasswordSet: false,
          cardIds: [],
          funds: { cash: '900000000', withdrawable: '0' },
        },
      ),
    },
    {
      call: applyLoanCall,
      action: 'borrow',
      refusals: checkLoan(
        { amount },
        { ...sampleLoanContext, blocks, now: late, loans: [sampleLoan, samplePendingLoan], borrowable: '0' },
      ),
    },
    {
      call: topUpCreditCall,
      action: 'borrow',
      refusals: checkTopUp({ amount }, { now: late, blocks, topUps: [{ ...sampleTopUp, state: 'pending' }] }),
    },
    {
      call: repayLoanCall,
      action: 'repay',
      refusals: checkRepayment(
        { id: sampleLoan.id, amount },
        { ...sampleRepaymentContext, blocks, funds: { cash: '1', available: '0' } },
      ),
    },
    {
      call: repayLoanCall,
      action: 'repay',
      refusals: checkRepayment(
        { id: sampleLoan.id, amount },
        { ...sampleRepaymentContext, blocks, funds: { cash: '9000000', available: '0' } },
      ),
    },
    ...[ipo, { ...ipo, now: notYet }].map((around): Checked => ({
      call: applyIpoCall,
      action: 'apply',
      refusals: checkIpoApplication({ lots: amount, replaces: undefined }, around),
    })),
    ...[poor, rich].map((cash): Checked => ({
      call: payIpoCall,
      action: 'apply',
      refusals: checkIpoPayment(amount === '264000' ? '1' : amount, { ...paying, cash }),
    })),
    ...[raising, { ...raising, now: notYet }, { ...raising, cash: rich }].map((around): Checked => ({
      call: applyRaiseCall,
      action: 'apply',
      refusals: checkRaise(amount, around),
    })),
    ...[closed, { ...closed, now: notYet, offer: sampleBlock }, { ...closed, cash: poor, offer: sampleBlock }].flatMap(
      (around): Checked[] =>
        [amount, '2000'].map((quantity) => ({
          call: applyBlockCall,
          action: 'apply',
          refusals: checkBlock({ ...sampleBlockDraft, quantity }, around),
        })),
    ),
    ...[followCall, joinPortfolioCall].flatMap((call): Checked[] =>
      [poor, rich].map((cash) => ({
        call,
        action: 'apply',
        refusals: checkFollow({ amount, lossLimit: amount }, { ...sampleFollowContext, now: late, blocks, cash }),
      })),
    ),
    ...[orderCall, previewCall].flatMap((call): Checked[] => [
      {
        call,
        action: 'trade',
        refusals: checkOrder({ ...draft, price: amount, quantity: amount, leverage: 9 }, ordering),
      },
      {
        call,
        action: 'trade',
        refusals: checkOrder(
          { ...draft, price: amount, type: 'market', session: 'after', side: 'short' },
          { ...ordering, instrument: dollarInstrument },
        ),
      },
      {
        call,
        action: 'trade',
        refusals: checkOrder({ ...draft, price: amount, quantity: '100', leverage: 2 }, { ...ordering, now: late }),
      },
    ]),
    ...[sellCall, previewCall].flatMap((call): Checked[] =>
      [closing, { ...closing, now: late }].map((around) => ({
        call,
        action: 'trade',
        refusals: checkSell({ ...sellDraft, price: amount, quantity: amount }, around),
      })),
    ),
    ...[
      ordering,
      { ...ordering, now: late },
      { ...ordering, instrument: dollarInstrument },
      { ...ordering, cash: rich },
    ].map((around): Checked => ({
      call: dayTradeCall,
      action: 'trade',
      refusals: checkDayTrade({ symbol: 'x', side: 'long', quantity: amount }, around),
    })),
    { call: sendMessageCall, refusals: checkMessage({ text: amount.repeat(99) }) },
    { call: watchCall, refusals: checkWatch(amount, () => false) },
    { call: loginCall, refusals: checkLogin({ ...emptyLogin, account: amount }) },
    {
      call: registerCall,
      refusals: checkRegistration(
        { ...emptyRegistration, account: amount, password: amount, inviteCode: amount },
        { inviteCodes: [] },
      ),
    },
    {
      call: resetPasswordCall,
      refusals: checkReset({ ...emptyReset, account: amount, code: amount, password: amount }),
    },
    { call: changePasswordCall, refusals: checkPasswordChange({ ...samplePasswordChange, newPassword: amount }) },
    {
      call: setFundPasswordCall,
      refusals: checkFundPassword({ ...sampleFundPassword, fundPassword: amount }, { fundPasswordSet: true }),
    },
    {
      call: addCardCall,
      refusals: checkCard(
        { ...sampleCardDraft, bankCode: amount, holder: amount },
        { ...sampleCardContext, verified: undefined },
      ),
    },
  ]),
  { call: depositCall, action: 'deposit', refusals: checkDeposit(emptyDeposit, { ...sampleDepositContext, blocks }) },
  {
    call: exchangeCall,
    action: 'exchange',
    refusals: checkExchange(emptyExchange, { ...sampleExchangeContext, blocks }),
  },
  { call: withdrawCall, refusals: checkWithdrawal(emptyWithdrawal, sampleWithdrawalContext) },
  {
    call: cancelWithdrawalCall,
    refusals: [advance(withdrawalMachine, 'passed', { on: 'cancel' })].flatMap((step) =>
      'refusal' in step ? [step.refusal] : [],
    ),
  },
  { call: repayLoanCall, refusals: checkRepayment({ id: 'none', amount: '' }, sampleRepaymentContext) },
  { call: repayLoanCall, refusals: checkRepayment({ id: sampleRepaidLoan.id, amount: '' }, sampleRepaymentContext) },
  { call: payIpoCall, action: 'apply', refusals: checkIpoPayment('', { ...paying, application }) },
  { call: abstainIpoCall, refusals: [...checkAbstain(application, late), ...checkAbstain(won, late)] },
  { call: withdrawIpoCall, refusals: [...checkIpoWithdrawal(won, late), ...checkIpoWithdrawal(application, late)] },
  {
    call: applyRaiseCall,
    action: 'apply',
    refusals: checkRaise('', {
      ...raising,
      now: moments.pictures,
      raise: { ...sampleRaise, raised: sampleRaise.target },
    }),
  },
  { call: applyBlockCall, action: 'apply', refusals: checkBlock(emptyBlock, closed) },
  { call: endFollowCall, refusals: checkEnd(early) },
  ...amounts.map((amount): Checked => ({ call: changeLossLimitCall, refusals: checkLossLimitChange(amount, early) })),
  { call: leavePortfolioCall, refusals: checkLeave(early) },
  { call: orderCall, action: 'trade', refusals: checkOrder(draft, { ...ordering, instrument: undefined }) },
  {
    call: sellCall,
    action: 'trade',
    refusals: checkSell(
      { ...sellDraft, type: 'market', session: 'after' },
      { ...closing, position: { ...closing.position, state: 'sold' } },
    ),
  },
  { call: cancelOrderCall, refusals: checkCancel({ state: 'sold' }) },
  {
    call: submitIdentityCall,
    refusals: [
      ...checkIdentity(emptyIdentity, { state: 'verified' }),
      ...checkIdentity({ ...emptyIdentity, name: '1', nameKana: '1', idNumber: '1' }, { state: 'verified' }),
    ],
  },
  {
    call: addCardCall,
    refusals: [
      ...checkCard(emptyCard, sampleCardContext),
      ...checkCard(
        { ...sampleCardDraft, bankCode: '9993', branchCode: '001', number: '1204305', holder: 'スズキ' },
        sampleCardContext,
      ),
    ],
  },
  {
    call: unbindCardCall,
    refusals: [true, false].flatMap((fundPasswordSet) =>
      ['c1', 'c2'].flatMap((id) =>
        checkUnbind(
          { id, fundPassword: '' },
          { cardIds: ['c1'], fundPasswordSet, pending: { id: 'w1', cardId: 'c1' } },
        ),
      ),
    ),
  },
  { call: changePasswordCall, refusals: checkPasswordChange(emptyPassword) },
  { call: setFundPasswordCall, refusals: checkFundPassword(emptyFundPassword, { fundPasswordSet: false }) },
  { call: resetSimulationCall, refusals: checkScenario({ scenario: 'rogue', text: '' }) },
  { call: uploadCall, refusals: checkUpload(new Uint8Array()) },
  { call: reorderWatchlistCall, refusals: checkReorder(['x'], sampleWatchlist) },
  { call: rejectCall, refusals: checkRejection({ reason: '' }) },
  {
    call: adminMemberCall,
    refusals: checkMemberAct({ act: 'impose', account: '0000000003', block: 'frozen', reason: '' }),
  },
  { call: adminClockCall, refusals: checkClock({ mode: 'open', at: block.since }, { now: late, wall: late }) },
]

const paths = [...new Set(checked.map(({ call }) => call.path))]

describe.each(paths.map((path) => [path, checked.filter(({ call }) => call.path === path)] as const))(
  '%s',
  (_, ofCall) => {
    test('tells every refusal that its check can give', () => {
      // A password typed twice is compared where it is typed; only one of the two is sent.
      const given = ofCall.flatMap(({ call, refusals }) =>
        refusals.filter(({ code }) => ![...call.refusals, ...refusedAnywhere, 'passwordsDiffer'].includes(code)),
      )
      expect([...new Set(given.map(({ code }) => code))]).toEqual([])
      expect(ofCall.flatMap(({ refusals }) => refusals).length).toBeGreaterThan(0)
    })

    test('tells a blocked member of every block there is', () => {
      const missing = ofCall.flatMap(({ action, refusals }) =>
        action ? blockCodes[action].filter((code) => refusals.every((refusal) => refusal.code !== code)) : [],
      )
      expect(missing).toEqual([])
    })
  },
)

import {
  fixesOf,
  moments,
  refuse,
  sampleRefusals,
  sampleSentences,
  type Refusal,
  type RefusalFix,
} from '@kabuto/domain/shared'
import { Stack } from '@kabuto/ui-kit'
import preview from '@kabuto/storybook/preview'
import { textsIn } from '@kabuto/storybook/textsIn'
import { expect, fn, waitFor, within } from 'storybook/test'
import type { RefusalFixes } from './explanation.tsx'
import { RefusalView } from './RefusalView.tsx'

const words = textsIn('shared')

const { insufficientAvailable, fundPasswordWrong, cardMissing, outsideWindow } = sampleRefusals

const put = fn()
/** What a screen can do at most. */
const can = { advanceClock: fn(), chooseImage: fn(), newCode: fn(), openRecord: fn(), reload: fn() }

const meta = preview.meta({
  title: 'Screens/Shared/RefusalView',
  component: RefusalView,
  args: {
    refusals: [insufficientAvailable],
    now: moments.pictures,
    fixes: { ...can, fill: { field: 'amount' as const, most: '2918400', put } },
    onClose: fn(),
    focused: false,
  },
  beforeEach: () => {
    for (const called of [put, ...Object.values(can)]) called.mockClear()
  },
})

export const Ready = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /2,918,400/ }))
    await expect(put).toHaveBeenCalledOnce()
    await expect(put).toHaveBeenCalledWith('2918400')
  },
})

export const Focused = meta.story({
  args: { focused: true },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus()),
})

export const Several = meta.story({ args: { refusals: [insufficientAvailable, fundPasswordWrong, cardMissing] } })

/** At twenty on a Friday before a long weekend: the clock can be turned to the next opening. */
export const WindowClosed = meta.story({
  args: { refusals: [outsideWindow], now: Date.parse('2026-11-20T20:00:00+09:00') },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /9:30/ }))
    await expect(args.fixes?.advanceClock).toHaveBeenCalledOnce()
  },
})

export const Holiday = meta.story({
  tags: ['vrt'],
  args: { refusals: [outsideWindow], now: Date.parse('2026-11-23T10:05:00+09:00') },
})

/** On a server that is not on the member's machine the clock cannot be turned, so that is not offered. */
export const NoFix = meta.story({
  args: { refusals: [outsideWindow], fixes: {} },
  play: ({ canvas }) => expect(canvas.getAllByRole('button')).toHaveLength(1),
})

/** A server that is not ours may send only its own words. */
export const ForeignServer = meta.story({
  args: { refusals: [{ ...sampleRefusals.requestFailed, msg: '取引時間外のため受け付けられません。' }] },
})

/** One that sends a code of ours with other parameters: the sentence is all there is. */
export const OtherParameters = meta.story({
  args: { refusals: [{ code: 'insufficientAvailable', params: { need: 'x' } } as unknown as Refusal] },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('正しい応答を受け取れませんでした'),
})

/** It is about the price, so the amount is left as it is. */
export const OtherField = meta.story({
  args: { refusals: [sampleRefusals.tickSize] },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: /2,846/ })).toBeNull(),
})

/** The nearest price that the day allows. */
export const BelowThePriceLimit = meta.story({
  args: {
    refusals: [refuse('priceLimit', { low: '2311.5', high: '3312', yours: '2300' }, 'price')],
    fixes: { fill: { field: 'price', most: '3312', put } },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /2,311\.5/ }))
    await expect(put).toHaveBeenCalledWith('2311.5')
  },
})

/** Less can be had than the least that is taken: no amount would do. */
export const NothingAllowed = meta.story({
  args: {
    refusals: [refuse('belowMinimum', { min: '1000' }, 'amount')],
    fixes: { fill: { field: 'amount', most: '500', put } },
  },
  play: ({ canvas }) => expect(canvas.getAllByRole('button')).toHaveLength(1),
})

/** The form takes whole lots: what is offered can be sent. */
export const WholeLots = meta.story({
  args: {
    refusals: [sampleRefusals.withdrawalMax],
    fixes: { fill: { field: 'amount', most: '2918400', step: '88000', put } },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /2,904,000/ }))
    await expect(put).toHaveBeenCalledWith('2904000')
  },
})

/** The form allows less than the rule. */
export const FormAllowsLess = meta.story({
  args: { refusals: [sampleRefusals.withdrawalMax] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /2,918,400/ }))
    await expect(put).toHaveBeenCalledWith('2918400')
  },
})

/** Where the screen has nothing that could be read again. */
export const NothingToReload = meta.story({
  args: { refusals: [sampleRefusals.notFound], fixes: {} },
  play: ({ canvas, globals }) =>
    expect(canvas.getByRole('link', { name: words({ globals }).backHome })).toHaveAttribute('href', '#/home/index'),
})

/** A record that the screen does not open has its own address. */
export const RecordElsewhere = meta.story({
  args: { refusals: [sampleRefusals.loanPending], fixes: {} },
  play: ({ canvas, globals }) =>
    expect(canvas.getByRole('link', { name: words({ globals }).fixLoans })).toHaveAttribute(
      'href',
      '#/user/jkjl?record=l1',
    ),
})

/** A pending record bars the next until it is decided: each kind has its rule, and opens where it is. */
export const PendingRaise = meta.story({
  args: { refusals: [refuse('fundOperationPending', { id: 'ra-1', kind: 'raise' })], fixes: {} },
  async play({ canvas, globals }) {
    const said = words({ globals })
    await expect(canvas.getByText(said.ruleOneApplication, { exact: false })).toBeVisible()
    await expect(canvas.getByRole('link', { name: said.fixApplications })).toHaveAttribute(
      'href',
      '#/home/DetailsPage?product=fundraising&record=ra-1',
    )
  },
})

export const PendingCredit = meta.story({
  args: { refusals: [refuse('fundOperationPending', { id: 't2', kind: 'credit' })], fixes: {} },
  async play({ canvas, globals }) {
    const said = words({ globals })
    await expect(canvas.getByText(said.ruleOneCredit, { exact: false })).toBeVisible()
    await expect(canvas.getByRole('link', { name: said.fixLoans })).toHaveAttribute('href', '#/user/jkjl?record=t2')
  },
})

export const PendingDeposit = meta.story({
  args: { refusals: [refuse('fundOperationPending', { id: 'd1', kind: 'deposit' })], fixes: {} },
  async play({ canvas, globals }) {
    const said = words({ globals })
    await expect(canvas.getByText(said.ruleOneDeposit, { exact: false })).toBeVisible()
    await expect(canvas.getByRole('link', { name: said.fixOpenRecord })).toHaveAttribute(
      'href',
      '#/user/FundingDetails?kind=deposit&record=d1',
    )
  },
})

/** Shares are typed there, so no amount is put in their place. */
export const TooManyShares = meta.story({
  args: {
    refusals: [
      refuse('insufficientAvailable', { need: '3420000', have: '2918400', reserved: '0', of: 'available' }, 'quantity'),
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('必要な額は3,420,000円、使える現金は2,918,400円です。')
    await expect(canvas.queryByRole('button', { name: /2,918,400/ })).toBeNull()
  },
})

/** Used, spent or never sent: typing it again does not help. */
export const CodeSpent = meta.story({
  args: { refusals: [refuse('codeWrong', { left: 0 }, 'code')] },
  async play({ canvas, userEvent }) {
    can.newCode.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: '新しいコードを受け取る' }))
    await expect(can.newCode).toHaveBeenCalledOnce()
  },
})

export const AnotherYear = meta.story({
  args: {
    refusals: [refuse('deadlinePassed', { at: '2026-11-19T15:00:00+09:00' })],
    now: Date.parse('2027-01-05T10:00:00+09:00'),
  },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('2026/11/19（木）15:00 に締め切りました。'),
})

const orderRules = {
  limitOnly: { to: 'limit', put },
  regularOnly: { to: 'regular', put },
  japanOnly: { href: '#/common/dayTrading?side=short' },
} as const

/** What the rule asks of the order is done in place, and the previous answer is closed. */
export const LimitOnly = meta.story({
  args: {
    refusals: [refuse('notAllowed', { rule: 'limitOnly' }, 'type')],
    fixes: { followRule: orderRules },
    onFixed: fn(),
  },
  async play({ args, canvas, globals, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: words({ globals }).fixLimit }))
    await expect(put).toHaveBeenCalledOnce()
    await expect(args.onFixed).toHaveBeenCalledOnce()
  },
})

export const RegularOnly = meta.story({
  args: {
    refusals: [refuse('notAllowed', { rule: 'regularOnly' }, 'side')],
    fixes: { followRule: orderRules },
    onFixed: fn(),
  },
  async play({ args, canvas, globals, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: words({ globals }).fixRegular }))
    await expect(put).toHaveBeenCalledOnce()
    await expect(args.onFixed).toHaveBeenCalledOnce()
  },
})

/** In New York nothing is sold short in any session. */
export const RegularOnlyInNewYork = meta.story({
  args: {
    refusals: [refuse('notAllowed', { rule: 'regularOnly' }, 'side')],
    fixes: { followRule: { regularOnly: { to: 'buy', put } } },
  },
  async play({ canvas, globals, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: words({ globals }).fixBuy }))
    await expect(put).toHaveBeenCalledOnce()
  },
})

/** A screen that can change nothing about it offers nothing: support could not either. */
export const RuleWithoutFix = meta.story({
  args: { refusals: [refuse('notAllowed', { rule: 'limitOnly' }, 'type')], fixes: {} },
  async play({ canvas }) {
    // To put it aside is all.
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await expect(canvas.queryAllByRole('link')).toEqual([])
  },
})

/** On a page that knows no side the list of Japanese stocks has none either. */
export const JapanOnly = meta.story({
  args: { refusals: [refuse('notAllowed', { rule: 'japanOnly' }, 'symbol')], fixes: {} },
  play: ({ canvas, globals }) =>
    expect(canvas.getByRole('link', { name: words({ globals }).fixJapanese })).toHaveAttribute(
      'href',
      '#/common/dayTrading',
    ),
})

export const JapanOnlyOnASide = meta.story({
  args: { refusals: [refuse('notAllowed', { rule: 'japanOnly' }, 'symbol')], fixes: { followRule: orderRules } },
  play: ({ canvas, globals }) =>
    expect(canvas.getByRole('link', { name: words({ globals }).fixJapanese })).toHaveAttribute(
      'href',
      '#/common/dayTrading?side=short',
    ),
})

export const TooFewDollars = meta.story({
  args: { refusals: [refuse('insufficientBalance', { need: '500', have: '120.5', unit: 'USD' }, 'quantity')] },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '両替へ進む' })).toHaveAttribute('href', '#/user/exchange'),
})

type Label = keyof ReturnType<typeof words>

/** How the action of each kind of fix is called, and where it leads or what it calls. */
const expected: Record<RefusalFix, readonly [label: Label | readonly Label[], leads: string | typeof put]> = {
  addCard: ['fixAddCard', '#/user/WithCard'],
  advanceClock: ['fixAdvance', can.advanceClock],
  chooseImage: ['fixChooseImage', can.chooseImage],
  contact: [['fixContact', 'fixAppeal'], '#/user/kf'],
  deposit: ['fixDeposit', '#/user/recharge'],
  exchange: ['fixExchange', '#/user/exchange'],
  followRule: [['fixLimit', 'fixRegular', 'fixBuy', 'fixJapanese'], put],
  goHome: ['backHome', '#/home/index'],
  login: [['fixLogin', 'fixToLogin'], '#/login/login'],
  newCode: ['fixNewCode', can.newCode],
  openRecord: [['fixOpenRecord', 'fixLoans', 'fixApplications', 'fixCards'], can.openRecord],
  readTerms: ['fixTerms', '#/user/aboutUs'],
  reload: ['fixReload', can.reload],
  repay: ['fixRepay', '#/user/jkjl?tab=repay'],
  resetPassword: ['fixResetPassword', '#/login/login?forgot=1'],
  setFundPassword: [['fixFundPassword', 'fixForgotFundPassword'], '#/user/setPassword'],
  useAllowed: ['fixFill', put],
  useInviteCode: ['fixInviteCode', put],
  verifyIdentity: ['fixIdentity', '#/user/bandCard'],
}

/** A message as it is read, whatever its parameters. */
function asRead(message: string): RegExp {
  const parts = message.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.+')}$`)
}

const samples = Object.values(sampleRefusals)

/** A screen that can do everything that helps with this one. */
function fixesFor({ field }: Refusal): RefusalFixes {
  return {
    ...can,
    useInviteCode: { code: 'KABUTO', put },
    fill: { field: field === 'price' ? 'price' : 'amount', most: '2918400', put },
  }
}

/** The button of each card is of the kind that the table says, and no card has another. */
export const EveryCode = meta.story({
  tags: ['vrt'],
  args: { refusals: samples },
  // Its play presses each of them.
  parameters: { presses: false },
  render: ({ now }) => (
    <Stack gap="4">
      {samples.map((refusal) => (
        <RefusalView key={refusal.code} refusals={[refusal]} now={now} fixes={fixesFor(refusal)} />
      ))}
    </Stack>
  ),
  async play({ canvas, globals }) {
    const say = words({ globals })
    const cards = canvas.getAllByRole('alert')
    await expect(cards).toHaveLength(samples.length)
    for (const [at, refusal] of samples.entries()) {
      const card = within(cards[at] as HTMLElement)
      const found = [...card.queryAllByRole('button'), ...card.queryAllByRole('link')]
      const [fix] = fixesOf(refusal)
      await expect({ code: refusal.code, actions: found.length }).toEqual({ code: refusal.code, actions: fix ? 1 : 0 })
      const [action] = found
      if (!action || !fix) continue
      const [labels, leads] = expected[fix]
      const names = [labels].flat().map((label) => asRead(say[label]))
      await expect({ fix, named: names.some((name) => name.test(action.textContent)) }).toEqual({ fix, named: true })
      if (typeof leads === 'string') await expect(action).toHaveAttribute('href', leads)
      else if (refusal.code === 'cardExists') await expect(action).toHaveAttribute('href', '#/user/BankCard')
      else {
        leads.mockClear()
        // Without the focus, which would show in the picture.
        action.click()
        await expect(leads).toHaveBeenCalledOnce()
      }
    }
  },
})

/** Each sentence of each code, and each word that stands in one: a field, a state, a rule, a unit. */
export const EverySentence = meta.story({
  // What a server or a clerk wrote is in the language in which it is given.
  args: { refusals: sampleSentences },
  parameters: { presses: false },
  render: ({ refusals, now }) => (
    <Stack gap="4">
      {refusals.map((refusal, at) => (
        // Two fields of one code are two sentences.
        <RefusalView key={at} refusals={[refusal]} now={now} fixes={{}} />
      ))}
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('alert')).toHaveLength(sampleSentences.length)
    // What a server sends and nobody can read is one of them, and no other is read like it.
    await expect(canvas.getAllByText('正しい応答を受け取れませんでした', { exact: false })).toHaveLength(1)
  },
})

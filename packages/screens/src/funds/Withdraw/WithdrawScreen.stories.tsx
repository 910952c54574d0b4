import { sampleCards } from '@kabuto/domain/cards'
import {
  sampleFunds,
  sampleWithdrawal,
  sampleWithdrawalContext,
  type Withdrawal,
  type WithdrawalContext,
} from '@kabuto/domain/funds'
import {
  confirming,
  done,
  failed,
  fill,
  formatMoney,
  idle,
  isLanguage,
  type Language,
  loading,
  ready,
  refreshing,
  type Refusal,
  refused,
  refuse,
  sending,
} from '@kabuto/domain/shared'
import { kitWords } from '@kabuto/ui-kit'
import preview from '@kabuto/storybook/preview'
import type { StoryContext } from 'storybook/internal/csf'
import { type ComponentProps, useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { type WithdrawData, WithdrawScreen } from './WithdrawScreen.tsx'
import { inLanguage } from '../../shared/inLanguage.ts'
import { cardShown } from '../../shared/Refusal/cardShown.ts'
import { en as sharedEn } from '../../shared/messages/en.ts'
import { ja as sharedJa } from '../../shared/messages/ja.ts'
import { zhHant as sharedZhHant } from '../../shared/messages/zhHant.ts'
import { en } from '../messages/en.ts'
import { ja } from '../messages/ja.ts'
import { zhHant } from '../messages/zhHant.ts'

const words: Record<Language, Record<keyof typeof ja, string>> = { ja, en, 'zh-Hant': zhHant }
const sharedWords: Record<Language, Record<keyof typeof sharedJa, string>> = {
  ja: sharedJa,
  en: sharedEn,
  'zh-Hant': sharedZhHant,
}

const sampleData: WithdrawData = { context: sampleWithdrawalContext, funds: sampleFunds, cards: sampleCards }

function when(context: Partial<WithdrawalContext>, rest: Partial<WithdrawData> = {}) {
  return ready<WithdrawData>({ ...sampleData, ...rest, context: { ...sampleWithdrawalContext, ...context } })
}

/** Stands in for the app: what was sent is answered with a refusal. */
function Refusing({ refusals, onSubmit, ...rest }: ComponentProps<typeof WithdrawScreen> & { refusals: Refusal[] }) {
  const [submission, setSubmission] = useState(idle<Withdrawal>())
  return (
    <WithdrawScreen
      {...rest}
      submission={submission}
      onSubmit={(request) => {
        onSubmit(request)
        setSubmission(refused(refusals))
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Screens/Funds/Withdraw',
  component: WithdrawScreen,
  args: {
    data: ready(sampleData),
    submission: idle<Withdrawal>(),
    onSubmit: fn(),
    cancelOf: () => idle<Withdrawal>(),
    onCancel: fn(),
    onFix: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'globals'>

function written(context: Play, amount: string): string {
  const { language } = context.globals
  return formatMoney(amount, { currency: 'JPY', locale: isLanguage(language) ? language : 'ja' })
}

function button({ canvas }: Play, name: string | RegExp): HTMLElement {
  return canvas.getByRole('button', { name })
}

const say = (context: Play): (typeof words)['ja'] => inLanguage(words, context)
const submitButton = (context: Play): HTMLElement => button(context, say(context).submit)
const amountField = (context: Play): HTMLElement => context.canvas.getByRole('textbox', { name: say(context).amount })
const passwordField = (context: Play): HTMLElement => context.canvas.getByLabelText(say(context).fundPassword)

async function fillIn(context: Play, amount: string, fundPassword: string): Promise<void> {
  await context.userEvent.type(amountField(context), amount)
  await context.userEvent.type(passwordField(context), fundPassword)
}

export const Ready = meta.story({ tags: ['vrt'] })

export const Loading = meta.story({ args: { data: loading() } })

export const Failed = meta.story({
  args: { data: failed(refuse('offline', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Refreshing = meta.story({ args: { data: refreshing(sampleData) } })

export const Sending = meta.story({
  args: { submission: sending() },
  async play(context) {
    await fillIn(context, '500000', '20260712{Enter}')
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
    await expect(amountField(context)).toHaveValue('500,000')
  },
})

const soldMeanwhile = refuse(
  'insufficientAvailable',
  { need: '2918400', have: '2900000', reserved: '1413000' },
  'amount',
)

async function sendAll(context: Play): Promise<void> {
  await fillIn(context, '2918400', '20260712')
  await context.userEvent.click(submitButton(context))
}

/**
 * The books moved between the check and the sending: the server says why, at the field and as a card. Nothing typed is
 * lost.
 */
export const Refused = meta.story({
  tags: ['vrt'],
  render: (args) => <Refusing {...args} refusals={[soldMeanwhile]} />,
  async play(context) {
    await sendAll(context)
    await cardShown(context.canvas)
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveFocus())
    await expect(amountField(context)).toHaveAttribute('aria-invalid', 'true')
    await expect(amountField(context)).toHaveValue('2,918,400')
    await expect(passwordField(context)).toHaveValue('20260712')
  },
})

/** One press puts the allowed amount into the form, and the card goes. */
export const RefusedThenFixed = meta.story({
  render: (args) => <Refusing {...args} refusals={[soldMeanwhile]} />,
  async play(context) {
    await sendAll(context)
    await context.userEvent.click(
      button(context, fill(inLanguage(sharedWords, context).fixFill, { amount: written(context, '2900000') })),
    )
    await expect(amountField(context)).toHaveValue('2,900,000')
    await expect(context.canvas.queryByRole('alert')).toBeNull()
  },
})

/** Put aside: the card goes, the field keeps its word. */
export const RefusedThenClosed = meta.story({
  render: (args) => <Refusing {...args} refusals={[soldMeanwhile]} />,
  async play(context) {
    await sendAll(context)
    await context.userEvent.click(button(context, inLanguage(kitWords, context).close))
    await expect(context.canvas.queryByRole('alert')).toBeNull()
    await expect(amountField(context)).toHaveAttribute('aria-invalid', 'true')
  },
})

export const WindowClosed = meta.story({
  tags: ['vrt'],
  args: { data: when({ now: Date.parse('2026-11-20T20:05:00+09:00') }) },
  async play({ args, canvas, userEvent }) {
    await cardShown(canvas)
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button'))
    await expect(args.onFix).toHaveBeenCalledOnce()
    await expect(args.onFix).toHaveBeenCalledWith('advanceClock')
  },
})

export const Holiday = meta.story({ args: { data: when({ now: Date.parse('2026-11-23T10:05:00+09:00') }) } })

export const NoFundPassword = meta.story({ args: { data: when({ fundPasswordSet: false }) } })

export const IdentityRequired = meta.story({ args: { data: when({ identityVerified: false }) } })

export const NoCard = meta.story({ args: { data: when({ cardIds: [] }, { cards: [] }) } })

export const Pending = meta.story({
  tags: ['vrt'],
  args: { data: when({ pendingId: 'w1' }, { pending: sampleWithdrawal }) },
})

export const PendingCancelled = meta.story({
  args: { data: when({ pendingId: 'w1' }, { pending: sampleWithdrawal }) },
  async play(context) {
    await context.userEvent.click(button(context, say(context).cancel))
    await context.userEvent.click(button(context, say(context).cancelAct))
    await expect(context.args.onCancel).toHaveBeenCalledWith('w1')
  },
})

export const Barred = meta.story({
  args: { data: when({ withdrawBarred: { reason: '口座名義の確認', since: '2026-11-18T09:00:00+09:00' } }) },
})

export const SeveralReasons = meta.story({
  args: {
    data: when(
      { fundPasswordSet: false, identityVerified: false, cardIds: [], now: Date.parse('2026-11-23T10:05:00+09:00') },
      { cards: [] },
    ),
  },
})

/** Frozen, and withdrawing works all the same. */
export const Frozen = meta.story({
  args: { data: when({}, { frozen: { reason: '本人確認の再審査', since: '2026-11-18T09:00:00+09:00' } }) },
  async play(context) {
    await fillIn(context, '500000', '20260712')
    await context.userEvent.click(submitButton(context))
    await expect(context.args.onSubmit).toHaveBeenCalledOnce()
  },
})

/** The mock: one value to correct, said at its field and above the button. */
export const AboveAvailable = meta.story({
  tags: ['vrt'],
  async play(context) {
    await fillIn(context, '3000000', '20260712')
    await expect(amountField(context)).toHaveAccessibleDescription(/81,600/)
    await expect(submitButton(context)).toHaveAccessibleDescription(fill(say(context).missing, { n: 1 }))
    await context.userEvent.click(submitButton(context))
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
})

export const WrongFundPassword = meta.story({
  render: (args) => <Refusing {...args} refusals={[refuse('fundPasswordWrong', { left: 2 }, 'fundPassword')]} />,
  play: (context) => sendAll(context),
})

/** Five wrong tries, by the real clock. */
export const Locked = meta.story({
  render: (args) => <Refusing {...args} refusals={[refuse('tooOften', { retryAt: '2026-11-20T14:47:00+09:00' })]} />,
  play: (context) => sendAll(context),
})

/** The answer was lost: it is asked for again, and what was typed stays. */
export const Confirming = meta.story({
  args: { submission: confirming() },
  play: (context) => fillIn(context, '500000', '20260712'),
})

export const Done = meta.story({ tags: ['vrt'], args: { submission: done(sampleWithdrawal) } })

export const DoneAndCancelled = meta.story({
  args: { submission: done(sampleWithdrawal), cancelOf: () => done({ ...sampleWithdrawal, state: 'cancelled' }) },
  play: (context) => expect(context.canvas.queryByRole('button', { name: say(context).cancel })).toBeNull(),
})

export const Breakdown = meta.story({
  tags: ['vrt'],
  async play(context) {
    await context.userEvent.click(button(context, say(context).whyNotAll))
    await expect(context.canvas.getByRole('dialog')).toBeVisible()
  },
})

export const BreakdownPutsAll = meta.story({
  async play(context) {
    await context.userEvent.click(button(context, say(context).whyNotAll))
    await context.userEvent.click(button(context, fill(say(context).putAll, { amount: written(context, '2918400') })))
    await expect(amountField(context)).toHaveValue('2,918,400')
  },
})

export const MissingFields = meta.story({
  async play(context) {
    await context.userEvent.click(submitButton(context))
    await expect(amountField(context)).toHaveFocus()
    await expect(submitButton(context)).toHaveAccessibleDescription(fill(say(context).missing, { n: 2 }))
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
})

/** As typed on a Japanese keyboard: sent once, in half-width, to the account that is shown. */
export const FullWidthInput = meta.story({
  async play(context) {
    await fillIn(context, '５００，０００', '２０２６０７１２{Enter}')
    await expect(context.args.onSubmit).toHaveBeenCalledOnce()
    await expect(context.args.onSubmit).toHaveBeenCalledWith({
      amount: '500000',
      cardId: 'c1',
      fundPassword: '20260712',
    })
  },
})

export const OtherAccount = meta.story({
  async play(context) {
    await context.userEvent.click(button(context, new RegExp(`^${say(context).card} `)))
    await context.userEvent.click(context.canvas.getByRole('radio', { name: /ゆうちょ/ }))
    await fillIn(context, '1000', '20260712')
    await context.userEvent.click(submitButton(context))
    await expect(context.args.onSubmit).toHaveBeenCalledOnce()
    await expect(context.args.onSubmit).toHaveBeenCalledWith({ amount: '1000', cardId: 'c2', fundPassword: '20260712' })
  },
})

import {
  type Amount,
  type CodeWithFix,
  decimalsOf,
  divided,
  fixesOf,
  formatMoney,
  isAbove,
  isBelow,
  type PendingOperation,
  priceDecimals,
  type Refusal,
  type RefusalCode,
  type RefusalFix,
  type RefusalOf,
  type RefusalParams,
  smaller,
  times,
} from '@kabuto/domain/shared'
import type { Action } from '@kabuto/ui-kit'
import { hrefTo, type ScreenName } from '@kabuto/domain/paths'
import type { ja } from '../messages/ja.ts'
import type { Help } from './explanation.tsx'

type Label = Exclude<Extract<keyof typeof ja, `fix${string}`>, 'fixAdvance' | 'fixFill' | 'fixInviteCode'>
/** Is given only refusals whose row names it. */
type Act<Fix extends RefusalFix> = (refusal: RefusalOf<CodeWithFix<Fix>>, help: Help) => Action | undefined
type AnyAct = (refusal: Refusal, help: Help) => Action | undefined

type Place = readonly [label: Label, screen: ScreenName, query?: Record<string, string>]

/** The page of the record that caused a refusal, and the label of the link to it. */
const records: Record<Exclude<CodeWithFix<'openRecord'>, 'fundOperationPending'>, Place> = {
  loanPending: ['fixLoans', 'loans'],
  alreadyApplied: ['fixApplications', 'applications'],
  cardExists: ['fixCards', 'cards'],
}

const operations: Record<PendingOperation, Place> = {
  deposit: ['fixOpenRecord', 'funds', { kind: 'deposit' }],
  withdrawal: ['fixOpenRecord', 'funds', { kind: 'withdrawal' }],
  credit: ['fixLoans', 'loans'],
  raise: ['fixApplications', 'product', { product: 'fundraising' }],
}

function placeOf({ code, params }: RefusalOf<CodeWithFix<'openRecord'>>): Place {
  return code === 'fundOperationPending' ? operations[params.kind] : records[code]
}

/** The allowed amount that is nearest; `most` is the largest that the form itself allows. */
const allowed: {
  [Code in CodeWithFix<'useAllowed'>]: (params: RefusalParams[Code], most: Amount) => Amount | undefined
} = {
  belowMinimum: ({ min }, most) => (isAbove(min, most) ? undefined : min),
  aboveMaximum: ({ max }, most) => smaller(max, most),
  withdrawalMax: ({ max }, most) => smaller(max, most),
  loanLimit: ({ limit }, most) => smaller(limit, most),
  repayAboveOwed: ({ owed }, most) => smaller(owed, most),
  insufficientBalance: ({ have }, most) => smaller(have, most),
  insufficientAvailable: ({ have }, most) => smaller(have, most),
  priceLimit: ({ low, high, yours }) => (isBelow(yours, low) ? low : high),
  tickSize: ({ lower }) => lower,
}

type TooMuch<Code extends RefusalCode> = { code: Code; params: RefusalParams[Code] }

function allowedBy<Code extends CodeWithFix<'useAllowed'>>({ code, params }: TooMuch<Code>, most: Amount) {
  return allowed[code](params, most)
}

function goTo(...[label, screen, query]: Place): (refusal: unknown, help: Help) => Action {
  return (_, { t }) => ({ label: t(label), href: hrefTo(screen, query) })
}

const orderFixes = { limit: 'fixLimit', regular: 'fixRegular', buy: 'fixBuy' } as const

/** What each kind of fix is called and where it leads; nothing where the screen cannot do it. */
const actions: { [Fix in RefusalFix]: Act<Fix> } = {
  addCard: goTo('fixAddCard', 'addCard'),
  deposit: goTo('fixDeposit', 'deposit'),
  exchange: goTo('fixExchange', 'exchange'),
  login: ({ code }, { t, fixes: { login } }) => {
    const label = t(code === 'sessionEnded' ? 'fixLogin' : 'fixToLogin')
    return login ? { label, onPress: login } : { label, href: hrefTo('login') }
  },
  readTerms: goTo('fixTerms', 'about'),
  repay: goTo('fixRepay', 'loans', { tab: 'repay' }),
  verifyIdentity: goTo('fixIdentity', 'identity'),
  resetPassword: (_, { t, fixes: { resetPassword } }) => {
    const label = t('fixResetPassword')
    return resetPassword ? { label, onPress: resetPassword } : { label, href: hrefTo('login', { forgot: '1' }) }
  },
  goHome: (_, { t }) => ({ label: t('backHome'), href: hrefTo('home') }),
  // A member can appeal against a decision about them.
  contact: ({ params }, { t }) => ({
    label: t('reason' in params ? 'fixAppeal' : 'fixContact'),
    href: hrefTo('support'),
  }),
  setFundPassword: ({ code }, { t, fixes: { setFundPassword } }) => {
    const label = t(code === 'fundPasswordMissing' ? 'fixFundPassword' : 'fixForgotFundPassword')
    return setFundPassword ? { label, onPress: setFundPassword } : { label, href: hrefTo('fundPassword') }
  },
  advanceClock: (_, { t, values, fixes: { advanceClock } }) =>
    advanceClock && {
      label: t('fixAdvance', { time: values['filledFrom'] ?? values['nextOpen'] ?? values['until'] ?? '' }),
      onPress: advanceClock,
    },
  followRule({ params: { rule } }, { t, fixes: { followRule } }) {
    if (rule === 'japanOnly')
      return { label: t('fixJapanese'), href: followRule?.japanOnly?.href ?? hrefTo('dayTrading') }
    const fix = rule === 'limitOnly' || rule === 'regularOnly' ? followRule?.[rule] : undefined
    return fix && { label: t(orderFixes[fix.to]), onPress: fix.put }
  },
  chooseImage: (_, { t, fixes: { chooseImage } }) =>
    chooseImage && { label: t('fixChooseImage'), onPress: chooseImage },
  newCode: (_, { t, fixes: { newCode } }) => newCode && { label: t('fixNewCode'), onPress: newCode },
  reload: (_, { t, fixes: { reload } }) => reload && { label: t('fixReload'), onPress: reload },
  openRecord(refusal, { t, fixes: { openRecord } }) {
    if (openRecord === 'shown') return undefined
    const [label, screen, query] = placeOf(refusal)
    if (!('id' in refusal.params)) return { label: t(label), href: hrefTo(screen, query) }
    const { id } = refusal.params
    return openRecord
      ? { label: t(label), onPress: () => openRecord(id) }
      : { label: t(label), href: hrefTo(screen, { ...query, record: id }) }
  },
  useInviteCode: (_, { t, fixes: { useInviteCode } }) =>
    useInviteCode && {
      label: t('fixInviteCode', { code: useInviteCode.code }),
      onPress: () => useInviteCode.put(useInviteCode.code),
    },
  useAllowed(refusal, { t, locale, fixes: { fill } }) {
    const { unit = 'JPY' } = refusal.params as { unit?: unknown }
    // What counts shares or letters is no amount.
    if (!fill || refusal.field !== fill.field || (unit !== 'JPY' && unit !== 'USD')) return undefined
    const nearest = allowedBy(refusal, fill.most)
    const amount = nearest && fill.step ? times(divided(nearest, fill.step, 0, 'floor'), fill.step) : nearest
    if (amount === undefined || !isAbove(amount, '0')) return undefined
    // A price is named with as many decimals as in the sentence.
    const decimals = Math.max(decimalsOf[unit], priceDecimals(amount, refusal.params))
    return {
      label: t('fixFill', { amount: formatMoney(amount, { currency: unit, locale, decimals }) }),
      onPress: () => fill.put(amount),
    }
  },
}

/** The one button of the card: the best fix that the screen can offer. */
export function actionOf(refusal: Refusal, help: Help): Action | undefined {
  for (const fix of fixesOf(refusal)) {
    const action = (actions[fix] as AnyAct)(refusal, help)
    if (action) return action
  }
  return undefined
}

import type { InputOf } from '../shared/wire/call.ts'
import type { FieldName } from '../shared/refusal/fields.ts'
import { toHalfWidth } from '../shared/input/input.ts'
import { normaliseKana, readableKana } from '../shared/input/kana.ts'
import { type Refusal, refuse } from '../shared/refusal/refusal.ts'
import { passportName, plainRomaji } from '../shared/input/romaji.ts'
import { bankNamed, branchNamed, POSTAL_BANK } from './banks.ts'
import type { Card, CardAccount, CardDraft } from './card.ts'
import type { addCardCall } from './contract.ts'
import { checkPostal, fromPostal } from './postal.ts'

/** Who was verified; `undefined` before that. `accounts` are those already registered, known to the server only. */
export type CardContext = { verified: { name: string; nameKana: string } | undefined; accounts: readonly CardAccount[] }

const NUMBER = /^\d{7}$/
/** Codes of an invented bank, so that no real account fits (decisions §1). */
const IFSC = /^MOGI0[A-Z0-9]{6}$/
const UPI = /^[a-z0-9._-]{2,50}@mogi$/

const kinds: readonly string[] = ['ordinary', 'current'] satisfies Card['kind'][]

function checkText(field: FieldName, text: string, fits: boolean): Refusal[] {
  if (text === '') return [refuse('required', { field }, field)]
  return fits ? [] : [refuse('cardFormat', { field }, field)]
}

/** The postal bank asks for 記号 and 番号, unless branch and number were typed or are to be. */
function isPostal({ bankCode, postalBy, branchCode, number }: CardDraft): boolean {
  return toHalfWidth(bankCode) === POSTAL_BANK && postalBy === 'symbol' && toHalfWidth(branchCode + number) === ''
}

export function accountOf(draft: CardDraft): CardAccount {
  const bankCode = toHalfWidth(draft.bankCode)
  if (isPostal(draft)) return { bankCode, ...fromPostal(draft.postalSymbol, draft.postalNumber) }
  return {
    bankCode,
    branchCode: toHalfWidth(draft.branchCode),
    kind: draft.kind === 'current' ? 'current' : 'ordinary',
    number: toHalfWidth(draft.number),
  }
}

function checkAccount(draft: CardDraft): Refusal[] {
  const { bankCode, branchCode, number } = accountOf(draft)
  const bank = checkText('bankCode', bankCode, bankNamed(bankCode) !== undefined)
  if (isPostal(draft)) return [...bank, ...checkPostal(draft.postalSymbol, draft.postalNumber)]
  // Without a bank of ours nobody knows its branches.
  const branchKnown = bank.length > 0 ? /^\d{3}$/.test(branchCode) : branchNamed(bankCode, branchCode) !== undefined
  return [
    ...bank,
    ...checkText('branchCode', branchCode, branchKnown),
    ...checkText('kind', draft.kind, kinds.includes(draft.kind)),
    ...checkText('number', number, NUMBER.test(number)),
  ]
}

function capitals(name: string): string {
  return toHalfWidth(name).replace(/\s+/g, ' ').toUpperCase()
}

type Verified = NonNullable<CardContext['verified']>

const isLatin = (name: string): boolean => /^[\p{Script=Latin}\p{P}\s]+$/u.test(toHalfWidth(name))

/** The name in capitals (decisions §6); one in Japanese as a passport has it. */
function latinHolder({ name, nameKana }: Verified): string {
  return isLatin(name) ? capitals(name) : passportName(readableKana(nameKana))
}

const soundsOf = (name: string): string[] => name.split(/\s+/).map(plainRomaji)

/** The holder that an account must have, as it is read: the verified kana, or in other regions the name in capitals. */
export function ownHolder(region: CardDraft['region'], verified: Verified): string {
  return region === 'jp' ? readableKana(verified.nameKana) : latinHolder(verified)
}

/** However the long vowels are written, and whichever of the two names comes first. */
function soundsAlike(holder: string, { nameKana }: Verified): boolean {
  const [typed, own] = [soundsOf(toHalfWidth(holder)), soundsOf(passportName(readableKana(nameKana)))]
  return typed.join('') === own.join('') || typed.toReversed().join('') === own.join('')
}

function isOwn({ region, holder }: CardDraft, verified: Verified): boolean {
  if (region === 'jp') return normaliseKana(holder) === normaliseKana(verified.nameKana)
  return isLatin(verified.name) ? capitals(holder) === capitals(verified.name) : soundsAlike(holder, verified)
}

function checkHolder(draft: CardDraft, { verified }: CardContext): Refusal[] {
  const { region, holder } = draft
  const fits = region === 'other' || normaliseKana(holder) !== undefined
  const form = checkText('holder', toHalfWidth(holder), fits)
  if (form.length > 0 || !verified || isOwn(draft, verified)) return form
  return [refuse('holderMismatch', { expected: ownHolder(region, verified) }, 'holder')]
}

function checkRegion({ region, ifsc, upi }: CardDraft): Refusal[] {
  if (region === 'jp') return []
  const [bank, name] = [toHalfWidth(ifsc).toUpperCase(), toHalfWidth(upi).toLowerCase()]
  return [...checkText('ifsc', bank, IFSC.test(bank)), ...checkText('upi', name, UPI.test(name))]
}

function isSameAccount(one: CardAccount, other: CardAccount): boolean {
  return (
    one.bankCode === other.bankCode &&
    one.branchCode === other.branchCode &&
    one.kind === other.kind &&
    one.number === other.number
  )
}

/** Specification §5: identity first, all fields, an invented bank, one's own name, and no account twice. */
export function checkCard(draft: CardDraft, context: CardContext): Refusal[] {
  const account = accountOf(draft)
  const exists = context.accounts.some((other) => isSameAccount(account, other))
  return [
    ...cardObstacles(context),
    ...checkAccount(draft),
    ...checkRegion(draft),
    ...checkHolder(draft, context),
    ...(exists ? [refuse('cardExists', {})] : []),
  ]
}

export function toCardRequest(draft: CardDraft): InputOf<typeof addCardCall> {
  const { region, kind, holder, ifsc, upi } = draft
  const account = accountOf(draft)
  if (region === 'other') {
    return {
      region,
      ...account,
      kind,
      holder: capitals(holder),
      ifsc: toHalfWidth(ifsc).toUpperCase(),
      upi: toHalfWidth(upi).toLowerCase(),
    }
  }
  return { region, ...account, kind: isPostal(draft) ? account.kind : kind, holder: readableKana(holder) }
}

/** Before the form is filled in: without a verified name there is no holder. */
export function cardObstacles({ verified }: CardContext): Refusal[] {
  return verified ? [] : [refuse('identityRequired', {})]
}

export function numberEnd(number: string): string {
  return number.slice(-3)
}

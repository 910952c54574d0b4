import { checkAmount } from '../shared/amount/amounts.ts'
import { type Blocks, checkBlocks } from '../shared/blocks.ts'
import type { InputOf, OutputOf } from '../shared/wire/call.ts'
import { amountToSend } from '../shared/input/input.ts'
import { type Amount, isAbove } from '../shared/amount/money.ts'
import { type Refusal, refuse } from '../shared/refusal/refusal.ts'
import type { Instant } from '../shared/time/zone.ts'
import type { channelsCall, depositCall } from './contract.ts'
import { checkWindow } from './window.ts'

export type Deposit = OutputOf<typeof depositCall>
export type Channel = OutputOf<typeof channelsCall>[number]

export type DepositDraft = { channel: string; amount: string; proof: string }

export const emptyDeposit: DepositDraft = { channel: '', amount: '', proof: '' }

/** Decisions §6. */
export const depositLimits = { min: '1000', max: '50000000' } as const

/** The one account of the platform (decisions §1); its bank and branch have their names where all banks are listed. */
export const platformAccount = {
  bankCode: '9999',
  branchCode: '101',
  accountKind: 'ordinary',
  number: '0000421',
  holder: 'カブト（モギ）',
} as const satisfies Partial<Channel>

export type DepositContext = {
  now: Instant
  blocks: Blocks
  channels: readonly string[]
  /** What is in review; a channel waits for its own only. */
  pending: readonly { id: string; channel: string }[]
}

type DepositFacts = {
  now: Instant
  member: { blocks: Blocks }
  channels: readonly Pick<Channel, 'id'>[]
  deposits: readonly Deposit[]
}

/** What the rules need of what a phone has read. */
export function contextOfDeposit({ now, member, channels, deposits }: DepositFacts): DepositContext {
  return {
    now,
    blocks: member.blocks,
    channels: channels.map(({ id }) => id),
    pending: deposits.filter(({ state }) => state === 'pending'),
  }
}

/** What keeps a deposit by this channel from being made now, whatever is typed. */
export function depositObstacles(channel: string, { now, blocks, pending }: DepositContext): Refusal[] {
  const waiting = pending.find((deposit) => deposit.channel === channel)
  return [
    ...checkBlocks(blocks, 'deposit', now),
    ...checkWindow(now),
    ...(waiting ? [refuse('fundOperationPending', { id: waiting.id, kind: 'deposit' })] : []),
  ]
}

function checkChannel(channel: string, { channels }: DepositContext): Refusal[] {
  return channels.includes(channel) ? [] : [refuse('required', { field: 'channel' }, 'channel')]
}

function aboveLimit(amount: Amount): Refusal[] {
  const { max } = depositLimits
  return isAbove(amount, max) ? [refuse('aboveMaximum', { max }, 'amount')] : []
}

/** Specification §5: within the limits and the window, and with the slip. */
export function checkDeposit({ channel, amount, proof }: DepositDraft, context: DepositContext): Refusal[] {
  return [
    ...depositObstacles(channel, context),
    ...checkChannel(channel, context),
    ...checkAmount(amount, depositLimits, aboveLimit),
    ...(proof === '' ? [refuse('proofMissing', {}, 'proof')] : []),
  ]
}

export function toDepositRequest({ channel, amount, proof }: DepositDraft): InputOf<typeof depositCall> {
  return { channel, amount: amountToSend(amount), proof }
}

import type { Member } from '@kabuto/domain/account'
import type { Card } from '@kabuto/domain/cards'
import {
  type Channel,
  contextOfDeposit,
  type Deposit,
  type DepositContext,
  type DepositDraft,
} from '@kabuto/domain/funds'
import type { Instant } from '@kabuto/domain/shared'
import type { Picturing } from '../../shared/picture.ts'

export type DepositData = {
  context: DepositContext
  /** How the money comes in; what the address asks for, or the first. */
  channel: Channel | undefined
  /** By this channel, and in review now. */
  pending?: Deposit | undefined
  blocks: Member['blocks']
  /** What a withdrawal needs: shown before the money comes in. */
  has: { identity: boolean; card: boolean; fundPassword: boolean }
}

type DepositParts = {
  member: Member
  channels: readonly Channel[]
  deposits: readonly Deposit[]
  cards: readonly Card[]
}

/** The screen's data from the data read, at this time of the market. */
export function depositData(
  { member, channels, deposits, cards }: DepositParts,
  now: Instant,
  asked?: string,
): DepositData {
  const channel = channels.find(({ id }) => id === asked) ?? channels[0]
  return {
    context: contextOfDeposit({ now, member, channels, deposits }),
    channel,
    pending: deposits.find((deposit) => deposit.state === 'pending' && deposit.channel === channel?.id),
    blocks: member.blocks,
    has: {
      identity: member.identity === 'verified',
      card: cards.length > 0,
      fundPassword: member.fundPasswordSet,
    },
  }
}

/** Every picture of a slip that is not one's own. */
const SAMPLE = 'sample-proof'

/** The sample is used until the member chooses a picture; one that did not arrive counts as missing. */
function proofOf({ state, ...rest }: Picturing['submission']): string {
  if (state === 'idle') return SAMPLE
  return 'record' in rest ? rest.record.id : ''
}

/** The draft, with the choices made elsewhere on the screen. */
export function withChosen(draft: DepositDraft, { channel }: DepositData, { submission }: Picturing): DepositDraft {
  return { ...draft, channel: channel?.id ?? '', proof: proofOf(submission) }
}

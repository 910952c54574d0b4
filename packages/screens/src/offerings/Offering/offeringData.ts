import type { Member } from '@kabuto/domain/account'
import {
  type abstainIpoCall,
  type applyIpoCall,
  checkIpoApplication,
  type IpoApplication,
  type IpoContext,
  type offerCall,
  type PayContext,
  type payIpoCall,
  standing,
  type withdrawIpoCall,
} from '@kabuto/domain/offerings'
import type { InputOf, Instant, Loadable, OutputOf, Refusal, Submission } from '@kabuto/domain/shared'

export type OfferingData = OutputOf<typeof offerCall> & {
  now: Instant
  member: Pick<Member, 'blocks' | 'identity'>
  cash: PayContext['cash']
}

type Sent<Request> = { submission: Submission<IpoApplication>; onSubmit: (request: Request) => void }

export type OfferingScreenProps = {
  data: Loadable<OfferingData>
  apply: Sent<InputOf<typeof applyIpoCall>>
  pay: Sent<InputOf<typeof payIpoCall>>
  abstain: Sent<InputOf<typeof abstainIpoCall>>
  withdraw: Sent<InputOf<typeof withdrawIpoCall>>
  /** The action in the address: to decline the allotment. */
  act?: 'abstain' | undefined
  onRetry: () => void
}

export function contextOf({ offer, application, now, member }: OfferingData): IpoContext {
  return {
    now,
    offer,
    blocks: member.blocks,
    identityVerified: member.identity === 'verified',
    existing: standing(application),
  }
}

/** What bars any application, whatever is typed. */
export function obstaclesTo(data: OfferingData): Refusal[] {
  const context = contextOf(data)
  return checkIpoApplication({ lots: '1', replaces: context.existing?.id }, context)
}

/** What can be done about an offer now. */
export function stepOf(data: OfferingData): 'apply' | 'pay' | 'read' {
  const own = standing(data.application)
  const { offer, now } = data
  if (own?.state === 'won') return 'pay'
  const isOpen = now >= Date.parse(offer.subscriptionFrom) && now < Date.parse(offer.deadline)
  return isOpen && (own === undefined || own.state === 'awaitingDraw') ? 'apply' : 'read'
}

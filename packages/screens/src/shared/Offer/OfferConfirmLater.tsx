import { fetchedPart } from '@kabuto/ui-kit'
import { useFetchedWhenIdle } from '../useFetchedWhenIdle.ts'
import type { OfferConfirmProps } from './OfferConfirm.tsx'

const Later = fetchedPart(async () => (await import('./OfferConfirm.tsx')).OfferConfirm)

/** No page begins with it: it is fetched once the page can be used. Nothing as long as no amount holds. */
export function OfferConfirmLater({ asked }: { asked: OfferConfirmProps | undefined }) {
  useFetchedWhenIdle(Later.fetch)
  return asked && <Later {...asked} />
}

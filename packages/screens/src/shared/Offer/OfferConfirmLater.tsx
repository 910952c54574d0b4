import { lazy, Suspense } from 'react'
import { useFetchedWhenIdle } from '../useFetchedWhenIdle.ts'
import type { OfferConfirmProps } from './OfferConfirm.tsx'

const load = async () => ({ default: (await import('./OfferConfirm.tsx')).OfferConfirm })
const Later = lazy(load)

/** No page begins with it: it is fetched once the page can be used. Nothing as long as no amount holds. */
export function OfferConfirmLater({ asked }: { asked: OfferConfirmProps | undefined }) {
  useFetchedWhenIdle(load)
  return <Suspense>{asked && <Later {...asked} />}</Suspense>
}

import { type ComponentProps, lazy, Suspense } from 'react'
import { useFetchedWhenIdle } from '../../shared/useFetchedWhenIdle.ts'
import type { SellSheet } from './SellSheet.tsx'

const load = async () => ({ default: (await import('./SellSheet.tsx')).SellSheet })
const Later = lazy(load)

/** No page begins with it: it is fetched once the page can be used, so it is there before somebody sells. */
export function SellSheetLater({ wanted, ...props }: ComponentProps<typeof SellSheet> & { wanted: boolean }) {
  useFetchedWhenIdle(load)
  return <Suspense>{wanted && <Later {...props} />}</Suspense>
}

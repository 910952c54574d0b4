import { type ComponentProps, lazy, Suspense } from 'react'
import { useFetchedWhenIdle } from '../../shared/useFetchedWhenIdle.ts'
import type { LimitSheet } from './LimitSheet.tsx'

const load = async () => ({ default: (await import('./LimitSheet.tsx')).LimitSheet })
const Later = lazy(load)

type LimitSheetLaterProps = Omit<ComponentProps<typeof LimitSheet>, 'stake'> & {
  stake: ComponentProps<typeof LimitSheet>['stake'] | undefined
}

/** No page begins with it: it is fetched once the page can be used, so it is there before somebody presses a limit. */
export function LimitSheetLater({ stake, ...rest }: LimitSheetLaterProps) {
  useFetchedWhenIdle(load)
  return <Suspense>{stake && <Later stake={stake} {...rest} />}</Suspense>
}

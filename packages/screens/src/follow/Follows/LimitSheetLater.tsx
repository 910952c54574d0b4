import { fetchedPart } from '@kabuto/ui-kit'
import type { ComponentProps } from 'react'
import { useFetchedWhenIdle } from '../../shared/useFetchedWhenIdle.ts'
import type { LimitSheet } from './LimitSheet.tsx'

const Later = fetchedPart(async () => (await import('./LimitSheet.tsx')).LimitSheet)

type LimitSheetLaterProps = Omit<ComponentProps<typeof LimitSheet>, 'stake'> & {
  stake: ComponentProps<typeof LimitSheet>['stake'] | undefined
}

/** No page begins with it: it is fetched once the page can be used, so it is there before somebody presses a limit. */
export function LimitSheetLater({ stake, ...rest }: LimitSheetLaterProps) {
  useFetchedWhenIdle(Later.fetch)
  return stake && <Later stake={stake} {...rest} />
}

import { fetchedPart } from '@kabuto/ui-kit'
import type { ComponentProps } from 'react'
import { useFetchedWhenIdle } from '../../shared/useFetchedWhenIdle.ts'
import type { SellSheet } from './SellSheet.tsx'

const Later = fetchedPart(async () => (await import('./SellSheet.tsx')).SellSheet)

/** No page begins with it: it is fetched once the page can be used, so it is there before somebody sells. */
export function SellSheetLater({ wanted, ...props }: ComponentProps<typeof SellSheet> & { wanted: boolean }) {
  useFetchedWhenIdle(Later.fetch)
  return wanted && <Later {...props} />
}

import { type ComponentProps, lazy, Suspense } from 'react'
import type { RecordSheet } from './RecordSheet.tsx'
import { useFetchedWhenIdle } from '../../shared/useFetchedWhenIdle.ts'

const load = async () => ({ default: (await import('./RecordSheet.tsx')).RecordSheet })
const Later = lazy(load)

type RecordSheetLaterProps = Omit<ComponentProps<typeof RecordSheet>, 'record'> & {
  record: ComponentProps<typeof RecordSheet>['record'] | undefined
}

/** No page begins with it: it is fetched once the page can be used, so it is there before somebody presses a record. */
export function RecordSheetLater({ record, ...rest }: RecordSheetLaterProps) {
  useFetchedWhenIdle(load)
  return <Suspense>{record && <Later record={record} {...rest} />}</Suspense>
}

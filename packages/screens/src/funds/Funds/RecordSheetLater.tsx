import { fetchedPart } from '@kabuto/ui-kit'
import type { ComponentProps } from 'react'
import type { RecordSheet } from './RecordSheet.tsx'
import { useFetchedWhenIdle } from '../../shared/useFetchedWhenIdle.ts'

const Later = fetchedPart(async () => (await import('./RecordSheet.tsx')).RecordSheet)

type RecordSheetLaterProps = Omit<ComponentProps<typeof RecordSheet>, 'record'> & {
  record: ComponentProps<typeof RecordSheet>['record'] | undefined
}

/** No page begins with it: it is fetched once the page can be used, so it is there before somebody presses a record. */
export function RecordSheetLater({ record, ...rest }: RecordSheetLaterProps) {
  useFetchedWhenIdle(Later.fetch)
  return record && <Later record={record} {...rest} />
}

import type { IpoApplication } from '@kabuto/domain/offerings'
import { lazy, Suspense } from 'react'
import { useFetchedWhenIdle } from '../../shared/useFetchedWhenIdle.ts'
import type { ApplicationSheetProps } from './ApplicationSheet.tsx'

const load = async () => ({ default: (await import('./ApplicationSheet.tsx')).ApplicationSheet })
const Later = lazy(load)

type ApplicationSheetLaterProps = Omit<ApplicationSheetProps, 'application'> & {
  application: IpoApplication | undefined
}

/** No page begins with it: it is fetched once the page can be used. */
export function ApplicationSheetLater({ application, ...props }: ApplicationSheetLaterProps) {
  useFetchedWhenIdle(load)
  return <Suspense>{application && <Later application={application} {...props} />}</Suspense>
}

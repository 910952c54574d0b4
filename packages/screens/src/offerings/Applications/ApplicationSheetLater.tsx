import { fetchedPart } from '@kabuto/ui-kit'
import type { IpoApplication } from '@kabuto/domain/offerings'
import { useFetchedWhenIdle } from '../../shared/useFetchedWhenIdle.ts'
import type { ApplicationSheetProps } from './ApplicationSheet.tsx'

const Later = fetchedPart(async () => (await import('./ApplicationSheet.tsx')).ApplicationSheet)

type ApplicationSheetLaterProps = Omit<ApplicationSheetProps, 'application'> & {
  application: IpoApplication | undefined
}

/** No page begins with it: it is fetched once the page can be used. */
export function ApplicationSheetLater({ application, ...props }: ApplicationSheetLaterProps) {
  useFetchedWhenIdle(Later.fetch)
  return application && <Later application={application} {...props} />
}

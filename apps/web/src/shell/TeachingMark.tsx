import { valueOf } from '@kabuto/domain/shared'
import { TeachingBar } from '@kabuto/ui-kit'
import { teaching } from './data/shared.ts'
import { useResources } from './data/useResources.ts'

/** On every page of a member who replays a fraud. */
export function TeachingMark() {
  const { data } = useResources({ teaching: teaching({}) })
  return valueOf(data)?.teaching === true && <TeachingBar />
}

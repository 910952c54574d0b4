import { failed, type Loadable, loading, mapped, refuse, valueOf } from '@kabuto/domain/shared'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { Pages } from '../shell/data/pages.ts'
import { useResources } from '../shell/data/useResources.ts'

/** A list to its end: the row looked for may be on any page. */
export function useWhole<Row>(list: Pages<Row>): { data: Loadable<readonly Row[]>; again: () => Promise<void> } {
  const { data, again } = useResources({ list })
  const more = useSetAtom(list.more)
  const next = valueOf(data)?.list.next
  useEffect(() => {
    if (next === 'more') void more()
  }, [next, more])
  return {
    data:
      next === 'failed'
        ? failed(refuse('timeout', {}))
        : next === undefined || next === 'end'
          ? mapped(data, (parts) => parts.list.rows)
          : loading(),
    again: next === 'failed' ? more : again,
  }
}

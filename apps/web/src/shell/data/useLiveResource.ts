import { type Loadable, mapped } from '@kabuto/domain/shared'
import type { Live } from '@kabuto/ui-kit'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useMemo } from 'react'
import { liveValue, standingAtomOf } from './liveResource.ts'
import type { Resource } from './resource.ts'

/** A resource that changes so often that its page must not render for each value. */
export function useLiveResource<Value>(resource: Resource<Value>): {
  data: Loadable<Live<Value | undefined>>
  again: () => Promise<void>
} {
  const store = useStore()
  const standing = useAtomValue(standingAtomOf(resource))
  const live = useMemo(() => liveValue(store, resource), [store, resource])
  return { data: mapped(standing, () => live), again: useSetAtom(resource.atom) }
}

import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'
import { servicesAtom } from '../app.ts'

export function useOffline(): boolean {
  const { connection } = useAtomValue(servicesAtom).ports
  return useSyncExternalStore(connection.watch, connection.isOffline)
}

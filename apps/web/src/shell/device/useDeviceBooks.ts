import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'
import type { BooksState, DeviceBooks } from '../../ports.ts'
import { servicesAtom } from '../app.ts'

const nothingToHear = () => () => undefined

/** The books, where this device keeps them, and what befell them. */
export function useDeviceBooks(): (DeviceBooks & { now: BooksState }) | undefined {
  const { books } = useAtomValue(servicesAtom).ports
  const now = useSyncExternalStore(books?.watch ?? nothingToHear, () => books?.state() ?? 'kept')
  return books && { ...books, now }
}

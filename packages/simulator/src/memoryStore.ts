import type { Row, Store } from './store.ts'

/** Books that live as long as the page or the test. */
export function memoryStore(collections: Record<string, readonly Row[]>): Store {
  return { all: (collection) => Promise.resolve(collections[collection] ?? []) }
}

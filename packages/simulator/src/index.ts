export { type Answer, type Brokerage, createBrokerage, type Request } from './brokerage.ts'
export { memoryStore } from './memoryStore.ts'
export type { Row, Store } from './store.ts'

export type { Card } from './card.ts'
export { cardsCall } from './contract.ts'
export { sampleCards } from './samples.ts'

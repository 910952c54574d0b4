import type { Fault } from './fault.ts'

export const app: readonly Fault[] = []

import type { Fault } from './fault.ts'

export const simulator: readonly Fault[] = []

import type { Fault } from './fault.ts'

export const screens: readonly Fault[] = []

import type { NewsEntry } from './types.ts'

/** Written for the simulation, about companies that do not exist. */
export const news: readonly NewsEntry[] = []

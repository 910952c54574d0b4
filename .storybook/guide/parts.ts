import type { PartData } from './partData.ts'

/** By the name of the part. It is filled when the workshop is built (`plugin.ts`). */
export const parts: Record<string, PartData> = {}

import type { Memory } from '../device/memory.ts'

/** Keys that the specification names without their purpose; they are removed with the root view (specification §3). */
export const ROOT_KEYS = ['tklm', 'zjkm', 'hklm']

export function removeRootKeys(memory: Memory): void {
  for (const key of ROOT_KEYS) memory.write(key, undefined)
}

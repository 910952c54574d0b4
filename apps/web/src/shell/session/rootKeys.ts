import type { Memory } from '../device/memory.ts'

/** Keys that the specification names without their purpose; they are removed with the root view (specification §3). */
const KEYS = ['tklm', 'zjkm', 'hklm']

export function removeRootKeys(memory: Memory): void {
  for (const key of KEYS) memory.write(key, undefined)
}

import type { Memory } from '../device/memory.ts'

/** Whatever they are for, they do not outlive the root (specification §3). */
const KEYS = ['tklm', 'zjkm', 'hklm']

export function removeRootKeys(memory: Memory): void {
  for (const key of KEYS) memory.write(key, undefined)
}

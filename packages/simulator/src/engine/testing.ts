import type { Instant } from '@kabuto/domain/shared'
import { pick } from './chance.ts'
import { memoryFiles } from './memoryFiles.ts'
import type { Ports } from './ports.ts'
import type { Store } from './store.ts'

/** The real time at which tests begin. */
export const START = Date.parse('2026-11-20T05:00:00Z')

/** Ids that a test can foresee, and that do not look alike at their beginnings, as chance would have it. */
export function countedIds(): () => string {
  let count = 0
  return () => {
    count += 1
    return `${((count * 2_654_435_761) >>> 0).toString(36).padStart(7, '0')}${String(count).padStart(6, '0')}`
  }
}

/** Changes everywhere when anything of the text does, as a real digest would; it need not keep a secret here. */
function mixed(text: string): string {
  return Array.from({ length: 6 }, (_, round) =>
    pick(`${round} ${text}`, 2 ** 31)
      .toString(36)
      .padStart(6, '0'),
  ).join('')
}

/** Ports without a machine: secrets are plain, time stands still, ids are counted. */
export function plainPorts(store: Store, wall: () => Instant = () => START): Ports {
  return {
    store,
    wall,
    seed: 'kabuto',
    files: memoryFiles(),
    limits: { changes: Infinity, reads: Infinity, address: Infinity },
    newId: countedIds(),
    digest: (text) => Promise.resolve(mixed(text)),
    hashSecret: (secret) => Promise.resolve(`plain$${secret}`),
    matchesSecret: (secret, hash) => Promise.resolve(hash === `plain$${secret}`),
  }
}

import type { Files } from './ports.ts'

/** Uploads that live as long as the page or the test. */
export function memoryFiles(): Files {
  const files = new Map<string, Uint8Array>()
  return {
    put: async (id, bytes) => {
      files.set(id, bytes.slice())
    },
    get: async (id) => files.get(id)?.slice(),
    remove: async (id) => {
      files.delete(id)
    },
  }
}

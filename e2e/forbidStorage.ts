import type { BrowserContext } from 'playwright-core'

/** A browser in which a page may keep nothing: each storage throws when it is looked at. */
export async function forbidStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const storage of ['indexedDB', 'localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, storage, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
}

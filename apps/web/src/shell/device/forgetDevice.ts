import { LANGUAGE_KEY } from '../app.ts'
import { ROOT_KEYS } from '../session/rootKeys.ts'
import { SESSION_KEYS } from '../session/session.ts'

const OWN = new Set<string>([LANGUAGE_KEY, ...SESSION_KEYS, ...ROOT_KEYS])

/** Removes all that the app keeps in a storage. What other pages of the same origin keep there stays. */
export function forgetDevice(storage: () => Storage): void {
  try {
    const kept = storage()
    for (const key of Object.keys(kept)) if (OWN.has(key) || key.startsWith('kabuto.')) kept.removeItem(key)
  } catch {
    // Forbidden: nothing was ever kept.
  }
}

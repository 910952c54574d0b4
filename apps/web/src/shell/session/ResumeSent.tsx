import { useAtomValue, useStore } from 'jotai'
import { useEffect } from 'react'
import { accountAtom, servicesAtom } from '../app.ts'
import { hasIntents } from '../data/intents.ts'

/** After a reload and after a login: sends again, under the same keys, what was sent before and never answered. */
export function ResumeSent() {
  const account = useAtomValue(accountAtom)
  const services = useAtomValue(servicesAtom)
  const store = useStore()
  useEffect(() => {
    if (account === undefined || !hasIntents(services)) return
    async function resume(): Promise<void> {
      const { resumeAllAtom } = await import('../data/resume.ts')
      await store.set(resumeAllAtom)
    }
    // Without a connection the module cannot be loaded; the sends stay in storage for the next start.
    resume().catch((fault: unknown) => reportError(fault))
  }, [account, services, store])
  return null
}

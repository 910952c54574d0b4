import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { accountAtom, servicesAtom } from '../app.ts'

/** Without a member no figure stays on this device: after a log-out, an end of the session, or one in another tab. */
export function useForgottenAnswers(): void {
  const { kept } = useAtomValue(servicesAtom).ports
  const account = useAtomValue(accountAtom)
  useEffect(() => {
    if (!kept || account !== undefined) return
    async function forget(): Promise<void> {
      const device = await kept?.()
      await device?.forgetAnswers()
    }
    void forget()
  }, [kept, account])
}

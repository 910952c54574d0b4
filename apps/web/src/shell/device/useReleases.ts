import { partsFetched, whenIdle } from '@kabuto/ui-kit'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { newerReleaseAtom, servicesAtom } from '../app.ts'
import { nativeHost } from './nativeHost.ts'
import { watchReleases } from './releases.ts'
import { savesData } from './savesData.ts'

/** A native app keeps what it wants itself; and who saves data is not sent pages that they may never open. */
const isWanted = (): boolean => !nativeHost(window) && !savesData()

/** Keeps the release of the app on this device, and notes a newer one. */
export function useReleases(): void {
  const { ports } = useAtomValue(servicesAtom)
  const setNewer = useSetAtom(newerReleaseAtom)
  useEffect(() => {
    const { kept } = ports
    if (!kept || !isWanted()) return undefined
    const keepRelease = async (onNewer: () => void) => {
      // Its many files would hold up those of the page.
      await partsFetched()
      await whenIdle()
      return (await kept())?.keepRelease(onNewer)
    }
    const needed = { ...ports, keepRelease }
    return watchReleases(needed, (take) => setNewer({ take }))
  }, [ports, setNewer])
}

import { LeaveDialog as Question } from '@kabuto/screens/shared'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { leavingAtom } from './leaving.ts'
import { nativeHost } from './nativeHost.ts'
import { outsideAddress } from './outside.ts'
import { toastAtom } from '../pages/toast.ts'

function open({ href }: URL): void {
  const host = nativeHost(window)
  if (host) host.openExternal(href)
  else window.open(href, '_blank', 'noopener,noreferrer')
}

/** Asks before another site is opened; one that may not be opened is only told. */
export function LeaveDialog() {
  const [pressed, leave] = useAtom(leavingAtom)
  const showToast = useSetAtom(toastAtom)
  const address = pressed === undefined ? undefined : outsideAddress(pressed)
  const isClosed = pressed !== undefined && !address
  const [shown, setShown] = useState(address)
  if (address && address.href !== shown?.href) setShown(address)
  const stay = (): void => leave(undefined)
  useEffect(() => {
    if (!isClosed) return
    leave(undefined)
    showToast({ tone: 'note', word: 'outsideClosed' })
  }, [isClosed, leave, showToast])
  return (
    <Question
      open={address !== undefined}
      host={shown?.hostname ?? ''}
      onStay={stay}
      onGo={() => {
        stay()
        if (address) open(address)
      }}
    />
  )
}

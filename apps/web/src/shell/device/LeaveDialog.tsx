import { Dialog } from '@kabuto/ui-kit'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leavingAtom } from './leaving.ts'
import { nativeHost } from './nativeHost.ts'
import { outsideAddress } from './outside.ts'
import { toastAtom } from '../pages/toast.ts'

function open({ href }: URL): void {
  const host = nativeHost(window)
  if (host) host.openExternal(href)
  else window.open(href, '_blank', 'noopener,noreferrer')
}

/** Shows the domain of another site and asks before it is opened. */
export function LeaveDialog() {
  const { t } = useTranslation('shell')
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
    <Dialog
      open={address !== undefined}
      title={t('leaveTitle')}
      safe={{ label: t('leaveStay'), onPress: stay }}
      act={{
        label: t('leaveGo'),
        equal: true,
        onPress() {
          stay()
          if (address) open(address)
        },
      }}
      onClose={stay}
    >
      {t('leaveBody', { host: shown?.hostname ?? '' })}
    </Dialog>
  )
}

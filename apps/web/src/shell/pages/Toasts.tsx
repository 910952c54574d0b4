import { NewsToast } from '@kabuto/screens/shared'
import { useAtomValue, useSetAtom } from 'jotai'
import { endToastAtom, toastAtom } from './toast.ts'

/** The oldest of what has happened and was not shown yet. */
export function Toasts() {
  return <NewsToast news={useAtomValue(toastAtom)} onEnd={useSetAtom(endToastAtom)} />
}

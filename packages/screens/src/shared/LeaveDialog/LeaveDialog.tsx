import { Dialog } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

type LeaveDialogProps = {
  open: boolean
  /** The host of the other site. */
  host: string
  onStay: () => void
  onGo: () => void
}

/** Shows the domain of another site and asks before it is opened. */
export function LeaveDialog({ open, host, onStay, onGo }: LeaveDialogProps) {
  const { t } = useTranslation('shell')
  return (
    <Dialog
      open={open}
      title={t('leaveTitle')}
      safe={{ label: t('leaveStay'), onPress: onStay }}
      act={{ label: t('leaveGo'), equal: true, onPress: onGo }}
      onClose={onStay}
    >
      {t('leaveBody', { host })}
    </Dialog>
  )
}

import { Banner, Button, KeyValueList, Sheet, Stack } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

/** Where the books are on this device and not on a server. */
export type DeviceData = {
  place: 'kept' | 'memory'
  /** `blocked`: other tabs have to be closed first. Once all is gone the page begins anew. */
  deleting: 'no' | 'underWay' | 'blocked' | 'failed'
  onDelete: () => void
}

type DeleteAllProps = Pick<DeviceData, 'deleting' | 'onDelete'> & { open: boolean; onClose: () => void }

/** What goes, and that nothing brings it back. */
export function DeleteAll({ open, onClose, deleting, onDelete }: DeleteAllProps) {
  const { t } = useTranslation('settings')
  const isUnderWay = deleting === 'underWay' || deleting === 'blocked'
  return (
    <Sheet open={open} onClose={onClose} title={t('deleteAll')} locked={isUnderWay}>
      <Stack gap="4">
        <Banner tone="danger">{t('deleteWarn')}</Banner>
        <KeyValueList
          items={[
            { label: t('deleteBooks'), value: t('deleteBooksValue') },
            { label: t('deleteOwn'), value: t('deleteOwnValue') },
            { label: t('deleteAfter'), value: t('deleteAfterValue') },
          ]}
        />
        {deleting === 'blocked' && (
          <div role="alert">
            <Banner tone="progress">{t('deleteBlocked')}</Banner>
          </div>
        )}
        {deleting === 'failed' && (
          <div role="alert">
            <Banner tone="danger">{t('deleteFailed')}</Banner>
          </div>
        )}
        <Stack gap="2">
          <Button kind="danger" loading={isUnderWay} onClick={onDelete}>
            {t('deleteSubmit')}
          </Button>
          <Button kind="line" onClick={onClose}>
            {t('anewCancel')}
          </Button>
        </Stack>
      </Stack>
    </Sheet>
  )
}

import type { Member } from '@kabuto/domain/account'
import { isUnderWay } from '@kabuto/domain/shared'
import { fetchedPart, ListRow, Money, Sheet, Skeleton } from '@kabuto/ui-kit'
import { CameraIcon } from '@kabuto/ui-kit/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnFace } from './ownFace.ts'

/** Fetched when it is opened. */
const Later = fetchedPart(async () => (await import('./FaceForm.tsx')).FaceForm)

type FaceProps = { member: Member | undefined; face: OwnFace }

/** The way to one's own picture, which nobody else sees. */
export function Face({ member, face }: FaceProps) {
  const { t } = useTranslation('account')
  const [open, setOpen] = useState(false)
  const isSaving = isUnderWay(face.picturing.submission) || isUnderWay(face.saving)
  return (
    <>
      <ListRow
        icon={CameraIcon}
        title={t('face')}
        value={member ? t(member.avatar === null ? 'faceNone' : 'faceOwn') : <Money loading size="tiny" />}
        onPress={member && (() => setOpen(true))}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title={t('face')} locked={isSaving}>
        {member && <Later meanwhile={<Skeleton shape="block" />} member={member} face={face} isSaving={isSaving} />}
      </Sheet>
    </>
  )
}

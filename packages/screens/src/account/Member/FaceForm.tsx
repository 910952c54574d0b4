import type { Member } from '@kabuto/domain/account'
import { isUnderWay } from '@kabuto/domain/shared'
import { Avatar, Button, ImageUpload, Row, Stack, Text } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { LONGEST_SIDE, pictureState } from '../../shared/picture.ts'
import { RefusalLater } from '../../shared/Refusal/RefusalLater.tsx'
import { useRefusalWords } from '../../shared/Refusal/useRefusalWords.ts'
import { refusalsOf } from '../../shared/refusalsOf.ts'
import type { OwnFace } from './ownFace.ts'

type FaceFormProps = { member: Member; face: OwnFace; isSaving: boolean }

/** One is chosen, or taken away. */
export function FaceForm({ member, face: { src, picturing, saving, onRemove }, isSaving }: FaceFormProps) {
  const { t } = useTranslation(['account', 'shared'])
  const words = useRefusalWords()
  const hasOwn = member.avatar !== null
  return (
    <Stack gap="4">
      <Row gap="3" wrap={false}>
        <Avatar name={member.name || t('memberNameless')} src={hasOwn ? src : undefined} size="large" decorative />
        <Text look="sub" tone="secondary" short>
          {t('faceNote')}
        </Text>
      </Row>
      <ImageUpload
        label={t(hasOwn ? 'faceChange' : 'faceChoose')}
        hint={t('faceHint')}
        value={
          isSaving
            ? { state: 'sending' }
            : pictureState(picturing.submission, {
                name: t('faceOwn'),
                without: { state: 'empty' },
                reason: words,
              })
        }
        onPick={picturing.onPick}
        onCancel={picturing.onRemove}
        onDelete={picturing.onRemove}
        reencoding={{ longest: LONGEST_SIDE, mark: t('shared:seal') }}
      />
      <RefusalLater refusals={refusalsOf(saving)} />
      {hasOwn && (
        <Button kind="line" sends loading={isUnderWay(saving)} onClick={onRemove}>
          {t('faceRemove')}
        </Button>
      )}
    </Stack>
  )
}

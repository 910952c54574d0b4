import type { IdentityDraft } from '@kabuto/domain/identity'
import type { Refusal } from '@kabuto/domain/shared'
import { Button, type CheckedForm, Columns, ImageUpload, Row, Stack, Text, type UploadState } from '@kabuto/ui-kit'
import { ImageIcon } from '@kabuto/ui-kit/icons'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_SIDE, pictureState } from '../../shared/picture.ts'
import { useRefusalWords } from '../../shared/Refusal/useRefusalWords.ts'
import type { RefusalCardOf } from '../../shared/useRefusalCard.ts'
import { type Pictures, samples, type Side, sides } from './identityData.ts'
import { samplePicture } from './samplePicture.ts'

type ImagesProps = {
  form: CheckedForm<IdentityDraft, Refusal>
  pictures: Pictures
  errorAt: RefusalCardOf['errorAt']
  onUseSamples: () => void
  ref: Ref<HTMLDivElement>
}

const labels = {
  front: { side: 'front', add: 'frontAdd', missing: 'frontMissing' },
  back: { side: 'back', add: 'backAdd', missing: 'backMissing' },
} as const

/** Front and back: the samples by one press, or pictures of one's own, made small and marked. */
export function Images({ form, pictures, errorAt, onUseSamples, ref }: ImagesProps) {
  const { t } = useTranslation('identity')
  const words = useRefusalWords()

  function without(side: Side): UploadState {
    if (form.draft[side] === samples[side])
      return { state: 'done', name: t('sampleImage'), preview: samplePicture(side, t('mark')) }
    const { error } = errorAt(form.refusalOf(side), (refusal) =>
      refusal.code === 'required' ? t(labels[side].missing) : words(refusal),
    ) as { error?: string }
    return error === undefined ? { state: 'empty' } : { state: 'failed', reason: error }
  }

  return (
    <Stack gap="2">
      <Row justify="between">
        <Text look="bodyStrong">{t('images')}</Text>
        <Text look="caption" tone="secondary">
          {t('imagesNote')}
        </Text>
      </Row>
      <div ref={ref}>
        <Columns>
          {sides.map((side) => {
            const { submission, onPick, onRemove } = pictures[side]
            const isOwn = submission.state !== 'idle'
            const state = pictureState(submission, { name: t('ownImage'), without: without(side), reason: words })
            const { side: label, add } = labels[side]
            const isThere = state.state === 'done' || state.state === 'sending'
            return (
              <ImageUpload
                key={side}
                name={side}
                label={t(isThere ? label : add)}
                hint={t('imageHint')}
                value={state}
                onPick={(picture) => {
                  form.set(side, '')
                  onPick(picture)
                }}
                onCancel={onRemove}
                onDelete={isOwn || isThere ? () => (isOwn ? onRemove() : form.set(side, '')) : undefined}
                reencoding={{ longest: LONGEST_SIDE, mark: t('mark') }}
              />
            )
          })}
        </Columns>
      </div>
      <Button kind="line" icon={ImageIcon} onClick={onUseSamples}>
        {t('useSamples')}
      </Button>
      <Text look="caption" tone="secondary">
        {t('kept')}
      </Text>
    </Stack>
  )
}

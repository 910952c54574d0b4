import type { Identity } from '@kabuto/domain/identity'
import { Stepper, type StepperProps } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

type StepsProps = {
  state: Identity['state']
  /** Which parts of the form hold by now. */
  name: boolean
  images: boolean
}

type Progress = StepperProps['steps'][number]['progress']

function progressOf({ state, name, images }: StepsProps): [Progress, Progress, Progress, Progress] {
  if (state === 'verified') return ['done', 'done', 'done', 'done']
  if (state === 'underReview') return ['done', 'done', 'now', 'todo']
  return [name ? 'done' : 'now', images ? 'done' : name ? 'now' : 'todo', 'todo', 'todo']
}

/** How far it has come. */
export function Steps(props: StepsProps) {
  const { t } = useTranslation('identity')
  const [name, images, review, end] = progressOf(props)
  return (
    <Stepper
      label={t('steps')}
      steps={[
        { label: t('stepName'), progress: name },
        { label: t('stepImages'), progress: images },
        { label: t('stepReview'), progress: review },
        { label: t('stepEnd'), progress: end },
      ]}
    />
  )
}

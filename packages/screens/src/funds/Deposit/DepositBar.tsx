import { type depositCall, type DepositDraft, toDepositRequest } from '@kabuto/domain/funds'
import { type InputOf, isUnderWay, type Refusal, type Submission } from '@kabuto/domain/shared'
import { ActionBar, type CheckedForm } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import type { Picturing } from '../../shared/picture.ts'
import { SendButton } from '../../shared/SendButton.tsx'
import { type DepositData, withChosen } from './depositData.ts'

type DepositBarProps = {
  form: CheckedForm<DepositDraft, Refusal>
  data: DepositData
  picture: Picturing
  submission: Submission<unknown>
  onSubmit: (request: InputOf<typeof depositCall>) => void
}

/** The one button, and above it what keeps it from being pressed. */
export function DepositBar({ form, data, picture, submission, onSubmit }: DepositBarProps) {
  const { t } = useTranslation(['deposit', 'records'])
  const wrong = (['amount', 'proof'] as const).filter((field) => form.refusalOf(field)).length
  const isAway = isUnderWay(picture.submission)
  const reason = wrong > 0 ? t('records:missing', { n: wrong }) : undefined

  return (
    <ActionBar>
      <SendButton
        submission={submission}
        disabledReason={isAway ? t('proofSending') : reason}
        onPress={() => form.submit((draft) => onSubmit(toDepositRequest(withChosen(draft, data, picture))))}
      >
        {t('submit')}
      </SendButton>
    </ActionBar>
  )
}

import { type withdrawCall, type WithdrawalDraft, toWithdrawalRequest } from '@kabuto/domain/funds'
import { type InputOf, type Refusal, type Submission } from '@kabuto/domain/shared'
import { ActionBar, type CheckedForm } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { SendButton } from '../../shared/SendButton.tsx'
import { withCard, type WithdrawData } from './withdrawData.ts'

type WithdrawBarProps = {
  form: CheckedForm<WithdrawalDraft, Refusal>
  data: WithdrawData
  submission: Submission<unknown>
  onSubmit: (request: InputOf<typeof withdrawCall>) => void
}

const fields = ['cardId', 'amount', 'fundPassword'] as const

/** The only button, and above it how many entries keep it disabled. */
export function WithdrawBar({ form, data, submission, onSubmit }: WithdrawBarProps) {
  const { t } = useTranslation(['funds', 'records'])
  const wrong = fields.filter((field) => form.refusalOf(field)).length

  return (
    <ActionBar>
      <SendButton
        submission={submission}
        disabledReason={wrong > 0 ? t('records:missing', { n: wrong }) : undefined}
        onPress={() => form.submit((draft) => onSubmit(toWithdrawalRequest(withCard(draft, data))))}
      >
        {t('submit')}
      </SendButton>
    </ActionBar>
  )
}

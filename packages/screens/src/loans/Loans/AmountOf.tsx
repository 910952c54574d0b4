import { AmountField } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { useRefusalWords } from '../../shared/Refusal/useRefusalWords.ts'
import type { Act } from './useAct.ts'

type AmountOfProps = { act: Act; label: string; note: string; required: string; all?: string | undefined }

/** The amount of what is done; `all` fills in the most by one press. */
export function AmountOf({ act: { form, errorAt }, label, note, required, all }: AmountOfProps) {
  const { t } = useTranslation('loans')
  const words = useRefusalWords()
  const { amount } = form.draft
  const error = errorAt(form.refusalOf('amount'), (refusal) =>
    refusal.code === 'required' ? required : words(refusal),
  )
  return (
    <AmountField
      label={label}
      name="amount"
      note={note}
      value={amount}
      onChange={(value) => form.set('amount', value)}
      onBlur={() => {
        if (amount !== '') form.leave('amount')
      }}
      unit={t('amountUnit')}
      action={all === undefined ? undefined : { label: t('amountAll'), onPress: () => form.set('amount', all) }}
      {...error}
      enterKeyHint="send"
    />
  )
}

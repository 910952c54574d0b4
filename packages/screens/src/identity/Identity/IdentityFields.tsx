import type { IdentityDraft } from '@kabuto/domain/identity'
import type { Refusal } from '@kabuto/domain/shared'
import { type CheckedForm, Field, Stack } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { useRefusalWords } from '../../shared/Refusal/useRefusalWords.ts'
import type { RefusalCardOf } from '../../shared/useRefusalCard.ts'

type IdentityFieldsProps = {
  form: CheckedForm<IdentityDraft, Refusal>
  errorAt: RefusalCardOf['errorAt']
  onMakeNumber: () => string
}

const requiredWords = {
  name: 'nameRequired',
  nameKana: 'nameKanaRequired',
  idNumber: 'idNumberRequired',
} as const

/** Nothing of it has to be real, and a real number is not taken. */
export function IdentityFields({ form, errorAt, onMakeNumber }: IdentityFieldsProps) {
  const { t } = useTranslation('identity')
  const words = useRefusalWords()

  const fieldOf = (name: keyof typeof requiredWords) => ({
    name,
    value: form.draft[name],
    onChange: (value: string) => form.set(name, value),
    onBlur: () => {
      if (form.draft[name] !== '') form.leave(name)
    },
    ...errorAt(form.refusalOf(name), (refusal) =>
      refusal.code === 'required' ? t(requiredWords[name]) : words(refusal),
    ),
  })

  return (
    <Stack gap="4">
      <Field {...fieldOf('name')} label={t('name')} note={t('nameNote')} autoComplete="off" enterKeyHint="next" />
      <Field
        {...fieldOf('nameKana')}
        label={t('nameKana')}
        note={t('nameKanaNote')}
        hint={t('nameKanaHint')}
        autoComplete="off"
        enterKeyHint="next"
      />
      <Field
        {...fieldOf('idNumber')}
        label={t('idNumber')}
        note={t('idNumberNote')}
        action={{ label: t('makeNumber'), onPress: () => form.set('idNumber', onMakeNumber()) }}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
      />
    </Stack>
  )
}

import { type PasswordPart, passwordParts, passwordRule } from '@kabuto/domain/shared'
import { PasswordField, RuleTicks } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

type Draft = { password: string; passwordAgain: string }

type NewPasswordFieldsProps = {
  draft: Draft
  onChange: (field: keyof Draft, value: string) => void
  errorOf: (field: keyof Draft) => { error?: string; errorId?: string }
  /** The second entry is there and is the first one. */
  isSame: boolean
  label: string
  labelAgain: string
}

const partWords = {
  length: 'ruleLength',
  letter: 'ruleLetter',
  digit: 'ruleDigit',
  characters: 'ruleCharacters',
} as const satisfies Record<PasswordPart, string>

/** A new login password, typed twice; each part of its rule is ticked as soon as it holds. */
export function NewPasswordFields({ draft, onChange, errorOf, isSame, label, labelAgain }: NewPasswordFieldsProps) {
  const { t } = useTranslation('joining')
  const parts = Object.entries(passwordParts(draft.password)) as [PasswordPart, boolean][]
  return (
    <>
      <PasswordField
        label={label}
        note={t('passwordNote', passwordRule)}
        hint={t('passwordHint')}
        name="password"
        value={draft.password}
        onChange={(value) => onChange('password', value)}
        {...errorOf('password')}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <PasswordField
        label={labelAgain}
        name="passwordAgain"
        value={draft.passwordAgain}
        onChange={(value) => onChange('passwordAgain', value)}
        {...errorOf('passwordAgain')}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <RuleTicks
        label={t('passwordRules')}
        rules={[
          ...parts.map(([part, met]) => ({ label: t(partWords[part], passwordRule), met })),
          { label: t('ruleSame'), met: isSame },
        ]}
      />
    </>
  )
}

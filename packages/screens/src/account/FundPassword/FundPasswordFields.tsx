import {
  type FundPasswordDraft,
  type FundPasswordPart,
  fundPasswordParts,
  fundPasswordRule,
} from '@kabuto/domain/account'
import type { Refusal } from '@kabuto/domain/shared'
import { Card, type CheckedForm, PasswordField, RuleTicks, SegmentedTabs, Stack, Text } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { useRefusalWords } from '../../shared/Refusal/useRefusalWords.ts'
import type { RefusalCardOf } from '../../shared/useRefusalCard.ts'
import type { Proof } from './proof.ts'

type FundPasswordFieldsProps = {
  form: CheckedForm<FundPasswordDraft, Refusal>
  errorAt: RefusalCardOf['errorAt']
  proof: Proof
  /** Where there is one already: either password proves who asks. */
  onProof: ((proof: Proof) => void) | undefined
}

const requiredWords = {
  oldPassword: 'oldRequired',
  password: 'loginRequired',
  fundPassword: 'newRequired',
  fundPasswordAgain: 'againRequired',
} as const satisfies Record<keyof FundPasswordDraft, string>

const partWords = {
  digits: 'ruleDigits',
  varied: 'ruleVaried',
  noRun: 'ruleNoRun',
} as const satisfies Record<FundPasswordPart, string>

/** Who asks, and the new one twice; each part of its rule is ticked as soon as it holds. */
export function FundPasswordFields({ form, errorAt, proof, onProof }: FundPasswordFieldsProps) {
  const { t } = useTranslation('fundPassword')
  const words = useRefusalWords()
  const { draft, found } = form
  const parts = Object.entries(fundPasswordParts(draft.fundPassword)) as [FundPasswordPart, boolean][]

  const fieldOf = (name: keyof FundPasswordDraft) => ({
    name,
    value: draft[name],
    onChange: (value: string) => form.set(name, value),
    ...errorAt(form.refusalOf(name), (refusal) =>
      refusal.code === 'required' ? t(requiredWords[name]) : words(refusal),
    ),
  })

  return (
    <Stack gap="4">
      {onProof && (
        <SegmentedTabs
          label={t('proof')}
          value={proof}
          onChange={onProof}
          options={[
            { value: 'old', label: t('proofOld') },
            { value: 'login', label: t('proofForgot') },
          ]}
        />
      )}
      {proof === 'old' ? (
        <PasswordField
          {...fieldOf('oldPassword')}
          label={t('proofOld')}
          note={t('proofNote')}
          autoComplete="off"
          inputMode="numeric"
          enterKeyHint="next"
        />
      ) : (
        <PasswordField
          {...fieldOf('password')}
          label={t('proofLogin')}
          note={t('proofNote')}
          autoComplete="current-password"
          enterKeyHint="next"
        />
      )}
      <PasswordField
        {...fieldOf('fundPassword')}
        label={t('new')}
        note={t('newNote', fundPasswordRule)}
        hint={t('notElsewhere')}
        autoComplete="off"
        inputMode="numeric"
        enterKeyHint="next"
      />
      <PasswordField
        {...fieldOf('fundPasswordAgain')}
        label={t('again')}
        autoComplete="off"
        inputMode="numeric"
        enterKeyHint="send"
      />
      <Card>
        <Stack gap="2">
          <Text as="h2" look="bodyStrong">
            {t('rules')}
          </Text>
          <RuleTicks
            label={t('rules')}
            rules={[
              ...parts.map(([part, met]) => ({ label: t(partWords[part], fundPasswordRule), met })),
              { label: t('ruleSame'), met: !found.some(({ field }) => field === 'fundPasswordAgain') },
            ]}
          />
        </Stack>
      </Card>
    </Stack>
  )
}

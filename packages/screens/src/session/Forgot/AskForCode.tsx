import { checkCodeRequest, type sendCodeCall, toCodeRequest } from '@kabuto/domain/session'
import { type InputOf, isUnderWay, type Submission } from '@kabuto/domain/shared'
import { Button, Field, Stack, Text, useCheckedForm } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { RefusalLater } from '../../shared/Refusal/RefusalLater.tsx'
import { useRefusalWords } from '../../shared/Refusal/useRefusalWords.ts'
import { SendingPart } from '../../shared/SendingForm.tsx'
import { useRefusalCard } from '../../shared/useRefusalCard.ts'

type AskForCodeProps = {
  account: string
  submission: Submission<unknown>
  onSubmit: (request: InputOf<typeof sendCodeCall>) => void
}

/** Whose password it is. No message is ever sent, and it says so. */
export function AskForCode({ account, submission, onSubmit }: AskForCodeProps) {
  const { t } = useTranslation(['joining', 'session'])
  const words = useRefusalWords()
  const form = useCheckedForm({ check: checkCodeRequest, empty: { account }, submission })
  const { card, errorAt } = useRefusalCard(form, submission)
  return (
    <SendingPart form={form}>
      <Stack gap="4">
        <Text look="sub" tone="secondary" short>
          {t('forgotLead')}
        </Text>
        <Field
          label={t('session:account')}
          note={t('session:accountNote')}
          name="account"
          value={form.draft.account}
          onChange={(value) => form.set('account', value)}
          {...errorAt(form.refusalOf('account'), words)}
          inputMode="numeric"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
        />
        <RefusalLater {...card} />
        <Button
          type="submit"
          loading={isUnderWay(submission)}
          onClick={() => form.submit((draft) => onSubmit(toCodeRequest(draft)))}
        >
          {t('sendCode')}
        </Button>
      </Stack>
    </SendingPart>
  )
}

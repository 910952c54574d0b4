import {
  checkReset,
  codeRule,
  emptyReset,
  type resetPasswordCall,
  type sendCodeCall,
  type SentCode,
  toCodeRequest,
  toResetRequest,
} from '@kabuto/domain/session'
import { idle, type InputOf, isUnderWay, type Submission } from '@kabuto/domain/shared'
import { Banner, Button, OtpField, Row, Stack, Text, useCheckedForm } from '@kabuto/ui-kit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusalLater } from '../../shared/Refusal/RefusalLater.tsx'
import { useRefusalWords } from '../../shared/Refusal/useRefusalWords.ts'
import { SendingPart } from '../../shared/SendingForm.tsx'
import { useRefusalCard } from '../../shared/useRefusalCard.ts'
import { NewPasswordFields } from '../../shared/NewPassword/NewPasswordFields.tsx'
import { SmsBanner } from './SmsBanner.tsx'

type SetPasswordProps = {
  account: string
  sent: SentCode
  /** What becomes of a further code. */
  code: Submission<SentCode>
  onSendCode: (request: InputOf<typeof sendCodeCall>) => void
  onOther: () => void
  submission: Submission<unknown>
  onSubmit: (request: InputOf<typeof resetPasswordCall>) => void
}

const nothing = idle<unknown>()

/** The code out of the simulated message, and the new password twice. */
export function SetPassword({ account, sent, code, onSendCode, onOther, submission, onSubmit }: SetPasswordProps) {
  const { t } = useTranslation('joining')
  const words = useRefusalWords()
  // What was refused when the sheet was open before says nothing of this code.
  const [before] = useState(submission)
  const own = submission === before && !isUnderWay(submission) ? nothing : submission
  const form = useCheckedForm({
    check: (draft) => checkReset({ ...draft, account }),
    empty: emptyReset,
    submission: own,
  })
  const { card, errorAt } = useRefusalCard(form, own)
  const { draft, found } = form

  const errorOf = (field: 'code' | 'password' | 'passwordAgain') =>
    errorAt(form.refusalOf(field), (refusal) =>
      // Too few digits are no try.
      refusal.code === 'codeWrong' && found.includes(refusal) ? t('codeDigits') : words(refusal),
    )

  function sendAgain(): void {
    form.set('code', '')
    onSendCode(toCodeRequest({ account }))
  }

  return (
    <SendingPart form={form}>
      <Stack gap="4">
        <Row justify="between">
          <Text look="sub" tone="secondary">
            {t('codeFor', { account })}
          </Text>
          <Button kind="quiet" size="medium" onClick={onOther}>
            {t('otherAccount')}
          </Button>
        </Row>
        <SmsBanner sent={sent} code={code} onPut={() => form.set('code', sent.code)} />
        <Stack gap="1">
          <OtpField
            label={t('code')}
            note={t('codeNote')}
            name="code"
            length={codeRule.digits}
            value={draft.code}
            onChange={(value) => form.set('code', value)}
            {...errorOf('code')}
          />
          <Button kind="ghost" size="medium" sends loading={isUnderWay(code)} onClick={sendAgain}>
            {t('codeAgain')}
          </Button>
        </Stack>
        <NewPasswordFields
          draft={draft}
          onChange={form.set}
          errorOf={errorOf}
          isSame={!found.some(({ field }) => field === 'passwordAgain')}
          label={t('newPassword')}
          labelAgain={t('newPasswordAgain')}
        />
        <RefusalLater {...card} fixes={{ newCode: sendAgain }} />
        {submission.state === 'confirming' && <Banner tone="progress">{t('confirming')}</Banner>}
        <Text look="sub" tone="secondary" short>
          {t('forgotEnds')}
        </Text>
        <Button
          type="submit"
          loading={isUnderWay(submission)}
          words={submission.state === 'confirming' ? { sending: t('checking') } : undefined}
          onClick={() => form.submit((typed) => onSubmit(toResetRequest({ ...typed, account })))}
        >
          {t('forgotSubmit')}
        </Button>
      </Stack>
    </SendingPart>
  )
}

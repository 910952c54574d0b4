import {
  type changePasswordCall,
  checkPasswordChange,
  emptyPassword,
  type PasswordDraft,
  toPasswordRequest,
} from '@kabuto/domain/account'
import { hrefTo } from '@kabuto/domain/paths'
import { type InputOf, type Refusal, type Submission, triesRule } from '@kabuto/domain/shared'
import { ActionBar, Banner, Button, NavBar, Page, PasswordField, Stack, Text, useCheckedForm } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { ConfirmingBanner } from '../../shared/ConfirmingBanner.tsx'
import { NewPasswordFields } from '../../shared/NewPassword/NewPasswordFields.tsx'
import { RefusalLater } from '../../shared/Refusal/RefusalLater.tsx'
import { useRefusalWords } from '../../shared/Refusal/useRefusalWords.ts'
import { SendButton } from '../../shared/SendButton.tsx'
import { SendingForm } from '../../shared/SendingForm.tsx'
import { useRefusalCard } from '../../shared/useRefusalCard.ts'

type LoginPasswordScreenProps = {
  submission: Submission<unknown>
  onSubmit: (request: InputOf<typeof changePasswordCall>) => void
}

/** The fields of a new password are called so wherever one is set. */
type Draft = { oldPassword: string; password: string; passwordAgain: string }

const empty: Draft = { oldPassword: '', password: '', passwordAgain: '' }

const asChange = ({ password, ...rest }: Draft): PasswordDraft => ({ ...emptyPassword, ...rest, newPassword: password })

function check(draft: Draft): Refusal[] {
  return checkPasswordChange(asChange(draft)).map((refusal) =>
    refusal.field === 'newPassword' ? { ...refusal, field: 'password' } : refusal,
  )
}

/** The password of now and the new one twice; the rules are ticked as they hold. */
export function LoginPasswordScreen({ submission, onSubmit }: LoginPasswordScreenProps) {
  const { t } = useTranslation('joining')
  const words = useRefusalWords()
  const form = useCheckedForm({ check, empty, submission })
  const { card, errorAt } = useRefusalCard(form, submission)
  const { draft, found } = form
  if (submission.state === 'done') return <Changed />
  const errorOf = (field: keyof Draft) => errorAt(form.refusalOf(field), words)
  const wrong = (Object.keys(empty) as (keyof Draft)[]).filter((field) => form.refusalOf(field)).length
  return (
    <SendingForm form={form}>
      <Page
        nav={<NavBar title={t('passwordTitle')} back={{ href: hrefTo('member') }} />}
        bottom={
          <ActionBar>
            <SendButton
              submission={submission}
              disabledReason={wrong > 0 ? t('passwordMissing', { n: wrong }) : undefined}
              onPress={() => form.submit((typed) => onSubmit(toPasswordRequest(asChange(typed))))}
            >
              {t('passwordSubmit')}
            </SendButton>
          </ActionBar>
        }
      >
        <Stack gap="4">
          <Text look="sub" tone="secondary" short>
            {t('passwordLead')}
          </Text>
          <PasswordField
            label={t('oldPassword')}
            name="oldPassword"
            value={draft.oldPassword}
            onChange={(value) => form.set('oldPassword', value)}
            {...errorOf('oldPassword')}
            autoComplete="current-password"
            enterKeyHint="next"
          />
          <RefusalLater {...card} />
          <NewPasswordFields
            draft={draft}
            onChange={form.set}
            errorOf={errorOf}
            isSame={!found.some(({ field }) => field === 'passwordAgain')}
            label={t('newPassword')}
            labelAgain={t('newPasswordAgain')}
          />
          {submission.state === 'confirming' && <ConfirmingBanner text={t('passwordConfirming')} />}
          <Text look="caption" tone="secondary" short>
            {t('passwordTries', { most: triesRule.most, minutes: triesRule.lockMinutes })}
            <br />
            {t('passwordNeverAsked')}
          </Text>
        </Stack>
      </Page>
    </SendingForm>
  )
}

function Changed() {
  const { t } = useTranslation('joining')
  return (
    <Page
      nav={<NavBar title={t('passwordTitle')} back={{ href: hrefTo('member') }} />}
      bottom={
        <ActionBar>
          <Button href={hrefTo('member')}>{t('toMember')}</Button>
        </ActionBar>
      }
    >
      <Stack gap="3">
        <Text as="h2" look="title2" short>
          {t('passwordDone')}
        </Text>
        <Banner tone="success">{t('passwordDoneText')}</Banner>
      </Stack>
    </Page>
  )
}

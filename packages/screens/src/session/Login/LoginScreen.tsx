import { hrefTo } from '@kabuto/domain/paths'
import {
  ACCOUNT_DIGITS,
  checkLogin,
  emptyLogin,
  type loginCall,
  type LoginDraft,
  type Session,
  toLoginRequest,
} from '@kabuto/domain/session'
import { type InputOf, isUnderWay, LONGEST_TYPED, type Submission, toHalfWidth } from '@kabuto/domain/shared'
import {
  Banner,
  Button,
  Checkbox,
  Field,
  NavBar,
  NavTextLink,
  Page,
  PasswordField,
  Stack,
  Text,
  useCheckedForm,
} from '@kabuto/ui-kit'
import { InfoIcon } from '@kabuto/ui-kit/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ForgotLater } from '../Forgot/ForgotLater.tsx'
import type { Forgot } from '../Forgot/ForgotSheet.tsx'
import { RefusalLater } from '../../shared/Refusal/RefusalLater.tsx'
import { useRefusalWords } from '../../shared/Refusal/useRefusalWords.ts'
import { SendingPart } from '../../shared/SendingForm.tsx'
import { refusalsOf } from '../../shared/refusalsOf.ts'
import { shownRefusals } from '../../shared/shownRefusals.ts'
import type { TermsName } from '../../shared/Terms/documents.ts'
import { TermsLater } from '../../shared/Terms/TermsLater.tsx'
import { TermsLinks } from '../../shared/Terms/TermsLinks.tsx'

type LoginScreenProps = {
  submission: Submission<Session>
  onSubmit: (request: InputOf<typeof loginCall>) => void
  /** Why the member is here although not of their own will. */
  notice?: 'sessionEnded' | undefined
  registerHref: string
  forgot: Forgot
  /** The number whose password is to be reset at once, if that was pressed on another page. */
  forgottenBy?: string | undefined
}

/** The agreement is given anew each time. */
const kept = { as: 'login', without: ['password', 'agreed'] } as const

/** Number, password and agreement. Always shows how many tries are left, and until when a lock holds. */
export function LoginScreen(props: LoginScreenProps) {
  const { submission, onSubmit, notice, registerHref, forgot, forgottenBy } = props
  const { t } = useTranslation('session')
  const words = useRefusalWords()
  const refusals = refusalsOf(submission)
  const form = useCheckedForm({ check: checkLogin, empty: emptyLogin, submission, keep: kept })
  const [closed, setClosed] = useState<readonly unknown[]>()
  const [reading, setReading] = useState<TermsName>()
  // It starts afresh each time it is opened.
  const [opened, setOpened] = useState(forgottenBy === undefined ? 0 : 1)
  const [isOpen, setOpen] = useState(forgottenBy !== undefined)
  const [renewed, setRenewed] = useState<{ by: unknown; login: unknown }>()
  if (forgot.reset.state === 'done' && forgot.reset !== renewed?.by) {
    setRenewed({ by: forgot.reset, login: submission })
    setOpen(false)
  }
  // Until the next login is sent.
  const isRenewed = renewed !== undefined && (submission.state === 'idle' || submission === renewed.login)
  const { account, password, agreed } = form.draft

  function openForgot(): void {
    setOpened(opened + 1)
    setOpen(true)
  }

  function errorOf(field: keyof LoginDraft): string | undefined {
    const refusal = form.refusalOf(field)
    return refusal && words(refusal)
  }

  return (
    <Page
      ground="surface"
      nav={
        <NavBar
          flat
          back={{ href: hrefTo('start') }}
          actions={<NavTextLink href={registerHref}>{t('toRegister')}</NavTextLink>}
        />
      }
    >
      <Stack gap="6">
        <Stack gap="1">
          <Text as="h1" look="title1">
            {t('loginTitle')}
          </Text>
          <Text look="sub" tone="secondary" short>
            {t('loginLead')}
          </Text>
        </Stack>
        {isRenewed && !isOpen && <Banner tone="success">{t('renewed')}</Banner>}
        {notice && <Banner tone="info">{t(notice)}</Banner>}
        {refusals !== closed && (
          <RefusalLater
            refusals={shownRefusals(form, refusals)}
            fixes={{ resetPassword: openForgot }}
            onClose={() => setClosed(refusals)}
            focused
          />
        )}
        <SendingPart form={form}>
          <Stack gap="4">
            <Field
              label={t('account')}
              note={t('accountNote')}
              name="account"
              value={account}
              onChange={(value) => form.set('account', value)}
              onBlur={() => form.leave('account')}
              error={errorOf('account')}
              suffix={t('accountCount', { n: toHalfWidth(account).length, max: ACCOUNT_DIGITS })}
              inputMode="numeric"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="next"
            />
            <PasswordField
              label={t('password')}
              name="password"
              value={password}
              onChange={(value) => form.set('password', value)}
              error={errorOf('password')}
              autoComplete="current-password"
              maxLength={LONGEST_TYPED}
              enterKeyHint="go"
            />
            <Checkbox
              name="agreed"
              checked={agreed}
              onChange={(value) => form.set('agreed', value)}
              error={errorOf('agreed')}
            >
              <TermsLinks text={t('agree')} onOpen={setReading} />
            </Checkbox>
            {submission.state === 'confirming' && <Banner tone="progress">{t('confirming')}</Banner>}
            <Stack gap="1">
              <Button
                type="submit"
                loading={isUnderWay(submission)}
                onClick={() => form.submit((draft) => onSubmit(toLoginRequest(draft)))}
              >
                {t('login')}
              </Button>
              <Button kind="ghost" size="medium" onClick={openForgot}>
                {t('forgot')}
              </Button>
            </Stack>
          </Stack>
        </SendingPart>
        <Banner tone="neutral" icon={InfoIcon}>
          {t('notReal')}
        </Banner>
      </Stack>
      <TermsLater name={reading} onClose={() => setReading(undefined)} />
      <ForgotLater
        {...forgot}
        opened={opened}
        open={isOpen}
        onClose={() => setOpen(false)}
        account={account || (forgottenBy ?? '')}
        onSendCode={(request) => {
          form.set('account', request.account)
          forgot.onSendCode(request)
        }}
      />
    </Page>
  )
}

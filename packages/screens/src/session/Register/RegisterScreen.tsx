import { hrefTo } from '@kabuto/domain/paths'
import {
  checkRegistration,
  emptyRegistration,
  OPENING_YEN,
  publicInviteCodes,
  type registerCall,
  type Session,
  toRegistrationRequest,
} from '@kabuto/domain/session'
import { formatMoney, type InputOf, isUnderWay, type Submission } from '@kabuto/domain/shared'
import { ActionBar, Button, NavBar, NavTextLink, Page, Stack, Text, useCheckedForm, useKitLocale } from '@kabuto/ui-kit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusalLater } from '../../shared/Refusal/RefusalLater.tsx'
import { SendingForm } from '../../shared/SendingForm.tsx'
import type { TermsName } from '../../shared/Terms/documents.ts'
import { TermsLater } from '../../shared/Terms/TermsLater.tsx'
import { useRefusalCard } from '../../shared/useRefusalCard.ts'
import { RegisterFields } from './RegisterFields.tsx'

type RegisterScreenProps = {
  submission: Submission<Session>
  onSubmit: (request: InputOf<typeof registerCall>) => void
  /** A number that is nobody's. */
  onMakeAccount: () => string
  /** To the login, with the number that was typed here. */
  onLogIn: (account: string) => void
  loginHref: string
}

/** The agreement is given anew each time. */
const kept = { as: 'register', without: ['password', 'passwordAgain', 'agreed'] } as const

const fields = ['account', 'password', 'passwordAgain', 'inviteCode', 'agreed'] as const

/**
 * Number, password twice, invitation code and agreement: nothing of it has to be real, and nothing is ticked before.
 */
export function RegisterScreen({ submission, onSubmit, onMakeAccount, onLogIn, loginHref }: RegisterScreenProps) {
  const { t } = useTranslation('joining')
  const locale = useKitLocale()
  const form = useCheckedForm({
    check: (draft) => checkRegistration(draft),
    empty: emptyRegistration,
    submission,
    keep: kept,
  })
  const { card, errorAt } = useRefusalCard(form, submission)
  const [reading, setReading] = useState<TermsName>()
  const { account } = form.draft

  const isOnlyToAgree = form.found.length > 0 && form.found.every(({ field }) => field === 'agreed')
  const wrong = fields.filter((field) => form.refusalOf(field)).length
  const reason = isOnlyToAgree ? t('agreeFirst') : wrong > 0 ? t('missing', { n: wrong }) : undefined

  return (
    <SendingForm form={form}>
      <Page
        ground="surface"
        nav={
          <NavBar
            flat
            back={{ href: hrefTo('start') }}
            actions={<NavTextLink href={loginHref}>{t('toLogin')}</NavTextLink>}
          />
        }
        bottom={
          <ActionBar note={reason}>
            <Button
              type="submit"
              loading={isUnderWay(submission)}
              disabledReason={reason}
              onClick={() => form.submit((draft) => onSubmit(toRegistrationRequest(draft)))}
            >
              {t('submit')}
            </Button>
          </ActionBar>
        }
      >
        <Stack gap="6">
          <Stack gap="1">
            <Text as="h1" look="title1">
              {t('registerTitle')}
            </Text>
            <Text look="sub" tone="secondary" short>
              {t('registerLead', { amount: formatMoney(OPENING_YEN, { currency: 'JPY', locale }) })}
            </Text>
          </Stack>
          <RegisterFields
            form={form}
            errorAt={errorAt}
            onMakeAccount={onMakeAccount}
            onRead={setReading}
            cardAt={card.refusals[0]?.field}
            card={
              <RefusalLater
                {...card}
                fixes={{
                  login: () => onLogIn(account),
                  useInviteCode: { code: publicInviteCodes[0], put: (code) => form.set('inviteCode', code) },
                }}
              />
            }
          />
        </Stack>
        <TermsLater name={reading} onClose={() => setReading(undefined)} />
      </Page>
    </SendingForm>
  )
}

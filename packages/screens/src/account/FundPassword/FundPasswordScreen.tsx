import {
  checkFundPassword,
  emptyFundPassword,
  type Member,
  type setFundPasswordCall,
  toFundPasswordRequest,
} from '@kabuto/domain/account'
import { hrefTo } from '@kabuto/domain/paths'
import {
  type InputOf,
  type Instant,
  type Loadable,
  type OutputOf,
  type Submission,
  triesRule,
  valueOf,
} from '@kabuto/domain/shared'
import { ActionBar, NavBar, Page, Skeleton, Stack, Text, useCheckedForm } from '@kabuto/ui-kit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountBanners } from '../../shared/AccountBanners.tsx'
import { Await } from '../../shared/Await.tsx'
import { ConfirmingBanner } from '../../shared/ConfirmingBanner.tsx'
import { RefusalLater } from '../../shared/Refusal/RefusalLater.tsx'
import { SendButton } from '../../shared/SendButton.tsx'
import { SendingForm } from '../../shared/SendingForm.tsx'
import { useRefusalCard } from '../../shared/useRefusalCard.ts'
import { FundPasswordDone } from './FundPasswordDone.tsx'
import { FundPasswordFields } from './FundPasswordFields.tsx'
import { meant, type Proof } from './proof.ts'

type FundPasswordScreenProps = {
  data: Loadable<Pick<Member, 'fundPasswordSet' | 'blocks'>>
  now: Instant
  submission: Submission<OutputOf<typeof setFundPasswordCall>>
  onSubmit: (request: InputOf<typeof setFundPasswordCall>) => void
  onRetry: () => void
}

const fields = ['oldPassword', 'password', 'fundPassword', 'fundPasswordAgain'] as const

/**
 * Set for the first time by the login password; changed by the one before, or by the login password where it is
 * forgotten.
 */
export function FundPasswordScreen({ data, now, submission, onSubmit, onRetry }: FundPasswordScreenProps) {
  const { t } = useTranslation('fundPassword')
  const member = valueOf(data)
  const [chosen, setChosen] = useState<Proof>('old')
  const proof: Proof = member?.fundPasswordSet ? chosen : 'login'
  const form = useCheckedForm({
    check: (draft) => checkFundPassword(meant(draft, proof), { fundPasswordSet: proof === 'old' }),
    empty: emptyFundPassword,
    submission,
  })
  const { card, errorAt } = useRefusalCard(form, submission)
  if (submission.state === 'done') return <FundPasswordDone outcome={submission.record.outcome} />

  const wrong = fields.filter((field) => form.refusalOf(field)).length
  const reason = wrong > 0 ? t('missing', { n: wrong }) : undefined

  return (
    <SendingForm form={form}>
      <Page
        nav={
          <NavBar
            title={t('title')}
            subtitle={member && t(member.fundPasswordSet ? 'change' : 'first')}
            back={{ href: hrefTo('member') }}
          />
        }
        bottom={
          member && (
            <ActionBar note={reason}>
              <SendButton
                submission={submission}
                disabledReason={reason}
                onPress={() => form.submit((draft) => onSubmit(toFundPasswordRequest(meant(draft, proof))))}
              >
                {t(member.fundPasswordSet ? 'submitChange' : 'submitFirst')}
              </SendButton>
            </ActionBar>
          )
        }
      >
        <Await data={data} onRetry={onRetry} skeleton={<FundPasswordSkeleton />}>
          {({ fundPasswordSet, blocks }) => (
            <Stack gap="4">
              <AccountBanners blocks={blocks} margin={null} now={now} />
              <Text look="sub" tone="secondary" short>
                {t('lead')}
              </Text>
              <FundPasswordFields
                form={form}
                errorAt={errorAt}
                proof={proof}
                onProof={fundPasswordSet ? setChosen : undefined}
              />
              <Text look="caption" tone="secondary">
                {t('tries', { most: triesRule.most, minutes: triesRule.lockMinutes })}
                <br />
                {t('neverAsked')}
              </Text>
              {submission.state === 'confirming' && (
                <ConfirmingBanner text={t('confirming')} leave={t('confirmingLeave')} href={hrefTo('member')} />
              )}
              <RefusalLater {...card} fixes={{ reload: onRetry, setFundPassword: () => setChosen('login') }} />
            </Stack>
          )}
        </Await>
      </Page>
    </SendingForm>
  )
}

function FundPasswordSkeleton() {
  const { t } = useTranslation('fundPassword')
  return (
    <Stack gap="4">
      <Text look="sub" tone="secondary" short>
        {t('lead')}
      </Text>
      <Skeleton shape="line" count={6} />
      <Skeleton shape="block" />
    </Stack>
  )
}

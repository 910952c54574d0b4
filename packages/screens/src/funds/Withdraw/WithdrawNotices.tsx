import type { WithdrawalDraft } from '@kabuto/domain/funds'
import { type Refusal, type Submission } from '@kabuto/domain/shared'
import { Banner, type CheckedForm, Section, Stack } from '@kabuto/ui-kit'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountBanners } from '../../shared/AccountBanners.tsx'
import type { RefusalFixes } from '../../shared/Refusal/explanation.tsx'
import { RefusalLater } from '../../shared/Refusal/RefusalLater.tsx'
import { refusalsOf } from '../../shared/refusalsOf.ts'
import { shownRefusals } from '../../shared/shownRefusals.ts'
import type { WithdrawData } from './withdrawData.ts'

type WithdrawNoticesProps = {
  form: CheckedForm<WithdrawalDraft, Refusal>
  data: WithdrawData
  submission: Submission<unknown>
  /** The record in review. */
  pending: ReactNode
  fixes: RefusalFixes
}

/** What holds for the whole form: a freeze, an answer that was lost, and all that stands in the way. */
export function WithdrawNotices({ form, data: { context, frozen }, submission, pending, fixes }: WithdrawNoticesProps) {
  const { t } = useTranslation('funds')
  const refusals = refusalsOf(submission)
  const [closed, setClosed] = useState<readonly Refusal[]>()
  const shown = shownRefusals(form, refusals).filter((refusal) => closed !== refusals || !refusals.includes(refusal))
  const confirming = submission.state === 'confirming'
  // Without a refusal it shows nothing, and fetches what one will need.
  if (!frozen && !confirming && !pending && shown.length === 0) return <RefusalLater refusals={shown} />
  // What is in the way stays until it is out of the way; an answer can be put aside.
  const canClose = shown.every((refusal) => refusals.includes(refusal))
  return (
    <Section>
      <Stack gap="3">
        <AccountBanners blocks={{ frozen }} margin={null} />
        {confirming && (
          <div aria-live="polite">
            <Banner tone="progress">{t('confirming')}</Banner>
          </div>
        )}
        <RefusalLater
          refusals={shown}
          now={context.now}
          fixes={fixes}
          onClose={canClose ? () => setClosed(refusals) : undefined}
          focused={submission.state === 'refused'}
        />
        {pending}
      </Stack>
    </Section>
  )
}

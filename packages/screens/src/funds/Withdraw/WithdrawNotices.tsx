import type { Submission } from '@kabuto/domain/shared'
import { Section, Stack } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmingBanner } from '../../shared/ConfirmingBanner.tsx'
import type { RefusalFixes } from '../../shared/Refusal/explanation.tsx'
import { RefusalLater } from '../../shared/Refusal/RefusalLater.tsx'
import type { RefusalCardOf } from '../../shared/useRefusalCard.ts'
import type { WithdrawData } from './withdrawData.ts'

type WithdrawNoticesProps = {
  card: RefusalCardOf['card']
  data: WithdrawData
  submission: Submission<unknown>
  /** The record in review. */
  pending: ReactNode
  fixes: RefusalFixes
}

/** At the end of the form, so that nothing above it moves: a lost answer, and all refusals. */
export function WithdrawNotices({ card, data: { context }, submission, pending, fixes }: WithdrawNoticesProps) {
  const { t } = useTranslation(['funds', 'records'])
  const confirming = submission.state === 'confirming'
  // Without a refusal it shows nothing, and fetches what one will need.
  if (!confirming && !pending && card.refusals.length === 0) return <RefusalLater {...card} />
  return (
    <Section>
      <Stack gap="3">
        {confirming && <ConfirmingBanner text={t('records:confirming')} leave={t('records:confirmingLeave')} />}
        <RefusalLater {...card} now={context.now} fixes={fixes} />
        {pending}
      </Stack>
    </Section>
  )
}

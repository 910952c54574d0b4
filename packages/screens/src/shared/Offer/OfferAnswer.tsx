import type { Submission } from '@kabuto/domain/shared'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmingBanner } from '../ConfirmingBanner.tsx'
import { RefusalLater } from '../Refusal/RefusalLater.tsx'

type OfferAnswerProps = ComponentProps<typeof RefusalLater> & {
  /** Of all that can be sent here. */
  submissions: readonly Submission<unknown>[]
}

/** The result of sending the form: a retry after a lost answer, or why it was refused. */
export function OfferAnswer({ submissions, ...card }: OfferAnswerProps) {
  const { t } = useTranslation('offer')
  return (
    <>
      {submissions.some(({ state }) => state === 'confirming') && (
        <ConfirmingBanner text={t('confirming')} leave={t('confirmingLeave')} />
      )}
      <RefusalLater {...card} />
    </>
  )
}

import { checkLossLimitChange, lossLimitValue } from '@kabuto/domain/follow'
import { amountToSend, type Instant, minus, negated, type Submission } from '@kabuto/domain/shared'
import { CompareBeforeAfter, KeyValueList, Money, Sheet, Stack } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { EvenChoice } from '../../shared/Offer/EvenChoice.tsx'
import { OfferAnswer } from '../../shared/Offer/OfferAnswer.tsx'
import { UnitsField } from '../../shared/Offer/UnitsField.tsx'
import { useOfferForm } from '../../shared/Offer/useOfferForm.ts'
import { SendButton } from '../../shared/SendButton.tsx'
import type { Stake } from '../managed.ts'
import { SendingPart } from '../../shared/SendingForm.tsx'

type LimitSheetProps = {
  stake: Stake
  now: Instant
  submission: Submission<unknown>
  onLimit: (request: { id: string; lossLimit: string }) => void
  onClose: () => void
}

/** The limit of now and the one to be, each with the yen at which it ends. */
export function LimitSheet({ stake, now, submission, onLimit, onClose }: LimitSheetProps) {
  const { t } = useTranslation('follow')
  const { id, amount, lossLimit } = stake
  const { form, card, holding, reason, field } = useOfferForm({
    as: `limit ${id}`,
    check: (draft) => checkLossLimitChange(draft.lossLimit, stake),
    empty: { lossLimit },
    submission,
  })
  const next = holding && amountToSend(holding.lossLimit)
  const after = next === undefined ? undefined : lossLimitValue(amount, next)
  const before = lossLimitValue(amount, lossLimit)
  return (
    <Sheet open onClose={onClose} title={t('limitTitle')}>
      <SendingPart form={form}>
        <Stack gap="3">
          <UnitsField
            label={t('lossLimit')}
            note={t('lossNote')}
            unit={t('percent')}
            lot={1}
            least={1}
            most={50}
            format={(n) => `${n}%`}
            {...field('lossLimit')}
          />
          <CompareBeforeAfter
            items={[
              {
                label: t('stopsAt'),
                before: <Money value={before} currency="JPY" />,
                after: <Money value={after} currency="JPY" />,
              },
            ]}
          />
          <KeyValueList
            items={[
              {
                label: t('loses'),
                note: t('stopsNote'),
                value: <Money value={after === undefined ? undefined : negated(minus(amount, after))} currency="JPY" />,
              },
            ]}
          />
          <OfferAnswer {...card} submissions={[submission]} now={now} />
          <EvenChoice
            decline={{ label: t('keep'), onPress: onClose }}
            accept={
              <SendButton
                kind="line"
                submission={submission}
                disabledReason={reason}
                onPress={() => form.submit(() => onLimit({ id, lossLimit: amountToSend(form.draft.lossLimit) }))}
              >
                {t('save')}
              </SendButton>
            }
          />
        </Stack>
      </SendingPart>
    </Sheet>
  )
}

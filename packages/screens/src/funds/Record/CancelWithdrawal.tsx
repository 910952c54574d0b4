import type { Withdrawal } from '@kabuto/domain/funds'
import { isUnderWay, type Submission } from '@kabuto/domain/shared'
import { Button, Dialog, Stack, useOwnMoney } from '@kabuto/ui-kit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusalLater } from '../../shared/Refusal/RefusalLater.tsx'
import { refusalsOf } from '../../shared/refusalsOf.ts'

type CancelWithdrawalProps = { record: Withdrawal; cancel: Submission<Withdrawal>; onCancel: (id: string) => void }

/** Asks once, and is open until the answer is there. Shown only as long as the record can be cancelled. */
export function CancelWithdrawal({ record, cancel, onCancel }: CancelWithdrawalProps) {
  const { t } = useTranslation(['funds', 'records'])
  const ownMoney = useOwnMoney()
  const [asking, setAsking] = useState(false)
  // An answer from before this question was asked is no answer to it.
  const [asked, setAsked] = useState(false)

  function keep(): void {
    setAsking(false)
    setAsked(false)
  }
  function send(): void {
    setAsked(true)
    onCancel(record.id)
  }

  return (
    <>
      <Button kind="line" size="medium" onClick={() => setAsking(true)}>
        {t('cancel')}
      </Button>
      <Dialog
        open={asking}
        onClose={keep}
        title={t('cancelTitle')}
        safe={{ label: t('cancelKeep'), onPress: keep }}
        act={{ label: t('cancelAct'), onPress: send, danger: true, sends: true }}
        sending={asked && isUnderWay(cancel)}
      >
        <Stack gap="3">
          <span>
            {t(asked && cancel.state === 'confirming' ? 'records:confirming' : 'cancelText', {
              amount: ownMoney(record.amount, { currency: 'JPY' }),
            })}
          </span>
          {asked && <RefusalLater refusals={refusalsOf(cancel)} focused />}
        </Stack>
      </Dialog>
    </>
  )
}

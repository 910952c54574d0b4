import { nameIn } from '@kabuto/domain/market'
import { isUnderWay, type Submission } from '@kabuto/domain/shared'
import type { Order, Position } from '@kabuto/domain/trading'
import { Button, Dialog, Stack, useKitLocale, useOwnMoney } from '@kabuto/ui-kit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusalLater } from '../shared/Refusal/RefusalLater.tsx'
import { refusalsOf } from '../shared/refusalsOf.ts'

export type Cancelling = { cancelOf: (id: string) => Submission<Order>; onCancel: (id: string) => void }

type CancelOrderProps = Cancelling & {
  position: Pick<Position, 'id' | 'names' | 'quantity' | 'state'>
  /** Reads its state again. */
  onReload: () => void
}

/** Asks once, and is open until the answer is there. Shown only while the order is pending. */
export function CancelOrder({ position, cancelOf, onCancel, onReload }: CancelOrderProps) {
  const { t } = useTranslation('trading')
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const [asking, setAsking] = useState(false)
  // An answer from before this question was asked is no answer to it.
  const [asked, setAsked] = useState(false)
  const { id, names, quantity, state } = position
  const cancel = cancelOf(id)

  function keep(): void {
    setAsking(false)
    setAsked(false)
  }
  function send(): void {
    setAsked(true)
    onCancel(id)
  }
  function reload(): void {
    keep()
    onReload()
  }

  const label = t(state === 'pendingOrder' ? 'cancelOrder' : 'cancelClosing')
  return (
    <>
      <Button kind="line" size="medium" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog
        open={asking && !(asked && cancel.state === 'done')}
        onClose={keep}
        title={t('cancelTitle')}
        safe={{ label: t('cancelKeep'), onPress: keep }}
        act={{ label: t('cancelAct'), onPress: send, danger: true, sends: true }}
        sending={asked && isUnderWay(cancel)}
      >
        <Stack gap="3">
          <span>
            {t(asked && cancel.state === 'confirming' ? 'cancelling' : 'cancelText', {
              name: nameIn(names, locale),
              quantity: t('shares', { n: ownMoney(quantity, { decimals: 0 }) }),
            })}
          </span>
          {asked && <RefusalLater refusals={refusalsOf(cancel)} focused fixes={{ reload }} />}
        </Stack>
      </Dialog>
    </>
  )
}

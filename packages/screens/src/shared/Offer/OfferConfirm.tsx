import { ConfirmSheet, type Fee, type KeyValue, Money, type OrderTag } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import type { Power } from './OfferMoney.tsx'
import type { Confirming } from './useConfirming.ts'

export type OfferConfirmProps = {
  confirming: Confirming
  title: string
  offer: { name: string; code?: string | undefined; tags?: OrderTag[] | undefined }
  lines: KeyValue[]
  fees?: Fee[] | undefined
  total: KeyValue
  power: Power
  /** From when it can be sold, and what else binds. */
  binds: string
  send: { label: string; onPress: () => void }
}

/** The confirmation before an application: every line, every cost, what is left, and what binds. */
export function OfferConfirm({ confirming, title, offer, send, binds, ...amounts }: OfferConfirmProps) {
  const { t } = useTranslation(['offer', 'shared'])
  const { lines, fees, total, power } = amounts
  return (
    <ConfirmSheet
      open={confirming.open}
      onClose={confirming.close}
      order={{ title, ...offer, seal: t('shared:seal') }}
      amounts={{
        lines,
        fees,
        total,
        changes: [
          {
            label: t('power'),
            before: <Money value={power.before} currency="JPY" />,
            after: <Money value={power.after} currency="JPY" />,
          },
        ],
        changeWords: { changes: t('changes'), after: t('afterwards') },
      }}
      lockNote={binds}
      state={{ kind: confirming.sending ? 'sending' : 'ready' }}
      send={send}
      edit={t('edit')}
    />
  )
}

import { hrefTo } from '@kabuto/domain/paths'
import type { Instant } from '@kabuto/domain/shared'
import { Money } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { Receipt } from '../shared/Receipt.tsx'
import { listOf, type ManagedKind, type Stake } from './managed.ts'
import { StakeFacts } from './StakeFacts.tsx'

type ManagedReceiptProps = { kind: ManagedKind; stake: Stake; now: Instant }

/** What was joined, and a link to where it is shown from now on. */
export function ManagedReceipt({ kind, stake, now }: ManagedReceiptProps) {
  const { t } = useTranslation(['follow', 'titles'])
  const isFollow = kind === 'follow'
  return (
    <Receipt
      title={isFollow ? t('titles:follow') : t('aiTitle')}
      lead={t(isFollow ? 'doneFollow' : 'doneJoin')}
      figure={<Money value={stake.amount} currency="JPY" size="large" />}
      outcome={t('doneText')}
      facts={<StakeFacts stake={stake} now={now} />}
      back={isFollow ? { label: t('toFollows'), href: hrefTo('follows') } : { label: t('toList'), href: listOf(kind) }}
    />
  )
}

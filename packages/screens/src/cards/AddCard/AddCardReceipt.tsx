import type { Card } from '@kabuto/domain/cards'
import { hrefTo } from '@kabuto/domain/paths'
import { Button, Text } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { Receipt } from '../../shared/Receipt.tsx'
import { AccountFacts } from '../Cards/BankCard.tsx'

/** What was added, and what it is good for. */
export function AddCardReceipt({ card }: { card: Card }) {
  const { t } = useTranslation('cards')
  return (
    <Receipt
      title={t('doneTitle')}
      lead={t('doneLead')}
      figure={<Text look="bodyStrong">{t('unbindAccount', { bank: card.bankName, branch: card.branchName })}</Text>}
      outcome={t('doneText')}
      facts={<AccountFacts card={card} />}
      back={{ label: t('toCards'), href: hrefTo('cards') }}
    >
      <Button kind="soft" size="medium" href={hrefTo('withdraw')}>
        {t('toWithdraw')}
      </Button>
    </Receipt>
  )
}

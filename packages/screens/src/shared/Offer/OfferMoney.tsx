import type { Amount } from '@kabuto/domain/shared'
import { type Fee, Fees, type KeyValue, KeyValueList, Money, useOwnMoney } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

/** What the member can spend, now and after it; nothing as long as no amount holds. */
export type Power = {
  before: Amount
  after: Amount | undefined
  label?: string | undefined
  /** When it comes back, or that nothing of it is taken. */
  note?: string | undefined
}

type OfferMoneyProps = {
  /** Each cost, also one of nothing, which says why. */
  fees: Fee[]
  total: KeyValue
  power: Power
  /** What comes later: from when it can be sold, what selling costs. */
  later: KeyValue[]
}

/** The total of an amount with all costs, and what is left to spend. */
export function OfferMoney({ fees, total, power, later }: OfferMoneyProps) {
  const { t } = useTranslation('offer')
  const ownMoney = useOwnMoney()
  const { before, after, label = t('powerAfter'), note } = power
  const now = t('powerNow', { amount: ownMoney(before, { currency: 'JPY' }) })
  return (
    <>
      <Fees items={fees} total={total} />
      <KeyValueList
        items={[
          {
            label,
            note: (
              <>
                {now}
                {note !== undefined && (
                  <>
                    <br />
                    {note}
                  </>
                )}
              </>
            ),
            value: <Money value={after} currency="JPY" />,
          },
          ...later,
        ]}
      />
    </>
  )
}

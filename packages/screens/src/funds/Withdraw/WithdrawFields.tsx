import { type WithdrawalDraft, withdrawalLimits } from '@kabuto/domain/funds'
import { formatMoney, type Refusal } from '@kabuto/domain/shared'
import {
  AmountField,
  type CheckedForm,
  KeyValueList,
  Link,
  Money,
  PasswordField,
  Picker,
  Stack,
  useKitLocale,
} from '@kabuto/ui-kit'
import { LandmarkIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { hrefTo } from '@kabuto/domain/paths'
import { useRefusalWords } from '../../shared/Refusal/useRefusalWords.ts'
import type { RefusalCardOf } from '../../shared/useRefusalCard.ts'
import { accountKinds } from '../../shared/accountKinds.ts'
import { withCard, type WithdrawData } from './withdrawData.ts'

type WithdrawFieldsProps = {
  form: CheckedForm<WithdrawalDraft, Refusal>
  data: WithdrawData
  errorAt: RefusalCardOf['errorAt']
}

const requiredWords = {
  cardId: 'cardRequired',
  amount: 'amountRequired',
  fundPassword: 'fundPasswordRequired',
} as const

/** Where to, how much, and the fund password; below them what it costs and when the review is over. */
export function WithdrawFields({ form, data, errorAt }: WithdrawFieldsProps) {
  const { t } = useTranslation(['funds', 'records'])
  const locale = useKitLocale()
  const words = useRefusalWords()
  const draft = withCard(form.draft, data)
  const yen = (amount: string): string => formatMoney(amount, { currency: 'JPY', locale })
  const amountHolds = !form.found.some(({ field }) => field === 'amount')

  const errorOf = (field: keyof WithdrawalDraft) =>
    errorAt(form.refusalOf(field), (refusal) =>
      refusal.code === 'required' ? t(requiredWords[field], { min: yen(withdrawalLimits.min) }) : words(refusal),
    )

  return (
    <Stack gap="4">
      <Picker
        label={t('card')}
        name="cardId"
        value={draft.cardId}
        onChange={(value) => form.set('cardId', value)}
        placeholder={t('cardPlaceholder')}
        icon={LandmarkIcon}
        {...errorOf('cardId')}
        options={data.cards.map(({ id, bankName, bankCode, branchName, kind, numberEnd, holder }) => ({
          value: id,
          label: t('cardLabel', { bank: bankName, code: bankCode, branch: branchName }),
          sub: t('cardSub', {
            kind: t(accountKinds[kind]),
            end: numberEnd,
            holder,
          }),
        }))}
      />
      <AmountField
        label={t('amount')}
        name="amount"
        note={t('amountNote', { max: yen(withdrawalLimits.max) })}
        value={draft.amount}
        onChange={(value) => form.set('amount', value)}
        onBlur={() => {
          if (draft.amount !== '') form.leave('amount')
        }}
        unit={t('records:amountUnit')}
        action={{ label: t('amountAll'), onPress: () => form.set('amount', data.funds.withdrawable) }}
        {...errorOf('amount')}
        enterKeyHint="next"
      />
      <PasswordField
        label={t('fundPassword')}
        name="fundPassword"
        note={<Link href={hrefTo('fundPassword')}>{t('fundPasswordForgot')}</Link>}
        value={draft.fundPassword}
        onChange={(value) => form.set('fundPassword', value)}
        {...errorOf('fundPassword')}
        autoComplete="off"
        inputMode="numeric"
        enterKeyHint="send"
      />
      <KeyValueList
        items={[
          {
            label: t('records:recordFee'),
            note: t('records:feeWhy'),
            value: <Money value="0" currency="JPY" masked={false} />,
          },
          {
            label: t('records:recordReceived'),
            value: amountHolds ? <Money value={draft.amount} currency="JPY" /> : undefined,
          },
          { label: t('review'), value: t('records:reviewTime') },
        ]}
      />
    </Stack>
  )
}

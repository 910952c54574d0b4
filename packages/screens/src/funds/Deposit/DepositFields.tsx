import type { Channel, DepositDraft } from '@kabuto/domain/funds'
import { formatLarge, formatMoney, type Refusal } from '@kabuto/domain/shared'
import {
  AmountField,
  type CheckedForm,
  Chip,
  ImageUpload,
  KeyValueList,
  Money,
  Row,
  Stack,
  Text,
  useKitLocale,
} from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { LONGEST_SIDE, type Picturing, pictureState } from '../../shared/picture.ts'
import { useRefusalWords } from '../../shared/Refusal/useRefusalWords.ts'
import type { RefusalCardOf } from '../../shared/useRefusalCard.ts'

type DepositFieldsProps = {
  form: CheckedForm<DepositDraft, Refusal>
  channel: Channel
  picture: Picturing
  errorAt: RefusalCardOf['errorAt']
}

const often = ['100000', '500000', '1000000', '3000000'] as const

/** How much, and the slip; below them what it costs and who decides. */
export function DepositFields({ form, channel, picture, errorAt }: DepositFieldsProps) {
  const { t } = useTranslation(['deposit', 'records'])
  const locale = useKitLocale()
  const words = useRefusalWords()
  const { amount } = form.draft
  const yen = (value: string): string => formatMoney(value, { currency: 'JPY', locale })
  const limits = { min: yen(channel.min), max: yen(channel.max) }
  const error = errorAt(form.refusalOf('amount'), (refusal) =>
    refusal.code === 'required' ? t('amountRequired', limits) : words(refusal),
  )
  const { submission } = picture
  const isOwn = submission.state !== 'idle'

  return (
    <Stack gap="4">
      <Stack gap="2">
        <AmountField
          label={t('amount')}
          name="amount"
          note={t('amountNote', limits)}
          value={amount}
          onChange={(value) => form.set('amount', value)}
          onBlur={() => {
            if (amount !== '') form.leave('amount')
          }}
          unit={t('records:amountUnit')}
          {...error}
          enterKeyHint="send"
        />
        <Row gap="2">
          {often.map((value) => (
            <Chip
              key={value}
              label={t('quickAmount', { amount: locale === 'en' ? yen(value) : formatLarge(value, locale) })}
              on={value === amount}
              onChange={() => form.set('amount', value)}
            />
          ))}
        </Row>
      </Stack>
      <Stack gap="2">
        <Row justify="between">
          <Text look="bodyStrong">{t('proof')}</Text>
          <Text look="caption" tone="secondary">
            {t('proofNote')}
          </Text>
        </Row>
        <ImageUpload
          label={t('proof')}
          value={pictureState(submission, {
            name: t('proofOwn'),
            without: { state: 'done', name: t('proofSample') },
            reason: words,
          })}
          onPick={picture.onPick}
          onCancel={picture.onRemove}
          onDelete={isOwn ? picture.onRemove : undefined}
          reencoding={{ longest: LONGEST_SIDE, mark: t('proofMark') }}
        />
        <Text look="caption" tone="secondary">
          {t('proofKept')}
        </Text>
      </Stack>
      <KeyValueList
        items={[
          {
            label: t('records:recordFee'),
            note: t('records:feeWhy'),
            value: <Money value="0" currency="JPY" masked={false} />,
          },
          { label: t('review'), note: t('reviewWho'), value: t('records:reviewTime') },
        ]}
      />
    </Stack>
  )
}

import { branchNamed, type CardDraft, checkPostal, fromPostal, POSTAL_BANK } from '@kabuto/domain/cards'
import { toHalfWidth } from '@kabuto/domain/shared'
import { Card, Columns, Field, KeyValueList, Stack, Text, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { accountKinds } from '../../shared/accountKinds.ts'
import type { CardFieldsOf } from './fieldOf.ts'

/** 記号 and 番号 as the passbook has them, and below what they are for a transfer, each with its rule. */
export function PostalFields({ draft, fieldOf }: CardFieldsOf) {
  const { t } = useTranslation('cards')
  return (
    <Stack gap="4">
      <Columns>
        <Field
          {...fieldOf('postalSymbol')}
          label={t('postalSymbol')}
          note={t('postalSymbolNote')}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
        />
        <Field
          {...fieldOf('postalNumber')}
          label={t('postalNumber')}
          note={t('postalNumberNote')}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint={draft.region === 'jp' ? 'send' : 'next'}
        />
      </Columns>
      <div aria-live="polite">
        {checkPostal(draft.postalSymbol, draft.postalNumber).length === 0 && <Converted draft={draft} />}
      </div>
    </Stack>
  )
}

function Converted({ draft: { postalSymbol, postalNumber } }: { draft: CardDraft }) {
  const { t } = useTranslation(['cards', 'records'])
  const locale = useKitLocale()
  const symbol = toHalfWidth(postalSymbol)
  const { branchCode, kind, number } = fromPostal(postalSymbol, postalNumber)
  return (
    <Card>
      <Text as="h2" look="bodyStrong">
        {t('converted')}
      </Text>
      <KeyValueList
        items={[
          {
            label: t('branch'),
            note: t('convertedBranch', { digits: symbol.slice(1, 3), end: branchCode.slice(-1) }),
            value: t('convertedBranchValue', {
              branch: branchNamed(POSTAL_BANK, branchCode)?.[locale] ?? branchCode,
              code: branchCode,
            }),
          },
          {
            label: t('number'),
            note: t(kind === 'current' ? 'convertedNumberCurrent' : 'convertedNumber'),
            value: number,
          },
          {
            label: t('kind'),
            note: t('convertedKind', { first: symbol.slice(0, 1) }),
            value: t(accountKinds[kind]),
          },
        ]}
      />
    </Card>
  )
}

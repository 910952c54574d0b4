import { banks, bankNamed, branches, branchNamed, type CardDraft, ownHolder, POSTAL_BANK } from '@kabuto/domain/cards'
import type { Refusal } from '@kabuto/domain/shared'
import { type CheckedForm, Field, Picker, SegmentedTabs, Stack, Text, useKitLocale } from '@kabuto/ui-kit'
import { LandmarkIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { useRefusalWords } from '../../shared/Refusal/useRefusalWords.ts'
import type { RefusalCardOf } from '../../shared/useRefusalCard.ts'
import { BankRows } from './BankRows.tsx'
import { bySymbol, type Verified, withBank } from './addCardData.ts'
import type { CardFieldName, CardFieldsOf } from './fieldOf.ts'
import { PostalFields } from './PostalFields.tsx'

type CardFieldsProps = {
  form: CheckedForm<CardDraft, Refusal>
  verified: Verified
  errorAt: RefusalCardOf['errorAt']
  onMakeNumber: () => string
}

const requiredWords = {
  holder: 'holderRequired',
  bankCode: 'bankRequired',
  branchCode: 'branchRequired',
  number: 'numberRequired',
  postalSymbol: 'postalSymbolRequired',
  postalNumber: 'postalNumberRequired',
  ifsc: 'ifscRequired',
  upi: 'upiRequired',
} as const satisfies Record<CardFieldName, string>

/** The head office first: as keys of an object its 001 would be the last. */
const sortedBranches = Object.entries(branches).toSorted(([one], [other]) => Number(one) - Number(other))

/** Whose, where, which one. Of the postal bank by 記号 and 番号, or by branch and number. */
export function CardFields({ form, verified, errorAt, onMakeNumber }: CardFieldsProps) {
  const { t } = useTranslation(['cards', 'records'])
  const locale = useKitLocale()
  const words = useRefusalWords()
  const { draft } = form
  const isPostal = draft.bankCode === POSTAL_BANK

  const fieldOf: CardFieldsOf['fieldOf'] = (name) => ({
    name,
    value: draft[name],
    onChange: (value) => form.set(name, value),
    onBlur: () => {
      if (draft[name] !== '') form.leave(name)
    },
    ...errorAt(form.refusalOf(name), (refusal) => {
      if (refusal.code !== 'required') return words(refusal)
      return t(name === 'branchCode' && isPostal ? 'postalBranchRequired' : requiredWords[name])
    }),
  })

  function takeBank(value: string): void {
    const { bankCode, branchCode } = withBank(draft, value)
    form.set('bankCode', bankCode)
    form.set('branchCode', branchCode)
  }

  return (
    <Stack gap="4">
      <Holder draft={draft} verified={verified} fieldOf={fieldOf} />
      <Picker
        {...fieldOf('bankCode')}
        label={t('bank')}
        note={t('bankNote')}
        onChange={takeBank}
        onBlur={undefined}
        placeholder={t('bankPlaceholder')}
        icon={LandmarkIcon}
        options={banks.map(({ code, name }) => ({
          value: code,
          label: t('bankChosen', { bank: name[locale], code }),
        }))}
        rows={BankRows}
      />
      {isPostal && (
        <SegmentedTabs
          label={t('postalBy')}
          value={draft.postalBy}
          onChange={(value) => form.set('postalBy', value)}
          options={[
            { value: 'symbol', label: t('postalBySymbol') },
            { value: 'branch', label: t('postalByBranch') },
          ]}
        />
      )}
      {bySymbol(draft) ? (
        <PostalFields draft={draft} fieldOf={fieldOf} />
      ) : (
        <>
          {isPostal ? (
            <Field
              {...fieldOf('branchCode')}
              label={t('postalBranch')}
              note={t('postalBranchNote')}
              hint={branchNamed(POSTAL_BANK, draft.branchCode)?.[locale]}
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint="next"
            />
          ) : (
            <Picker
              {...fieldOf('branchCode')}
              label={t('branch')}
              note={t('branchNote')}
              onBlur={undefined}
              placeholder={t('branchPlaceholder')}
              options={sortedBranches.map(([code, name]) => ({
                value: code,
                label: t('branchChosen', { branch: name[locale], code }),
              }))}
              disabledReason={bankNamed(draft.bankCode) ? undefined : t('bankRequired')}
            />
          )}
          <Stack gap="2">
            <Text look="bodyStrong">{t('kind')}</Text>
            <SegmentedTabs
              label={t('kind')}
              value={draft.kind === 'current' ? 'current' : 'ordinary'}
              onChange={(value) => form.set('kind', value)}
              options={[
                { value: 'ordinary', label: t('records:kindOrdinary') },
                { value: 'current', label: t('records:kindCurrent') },
              ]}
            />
          </Stack>
          <Field
            {...fieldOf('number')}
            label={t('number')}
            note={t('numberNote')}
            hint={t('numberHint')}
            action={{ label: t('makeNumber'), onPress: () => form.set('number', onMakeNumber()) }}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint={draft.region === 'jp' ? 'send' : 'next'}
          />
        </>
      )}
      {draft.region === 'other' && (
        <>
          <Field
            {...fieldOf('ifsc')}
            label={t('ifsc')}
            note={t('ifscNote')}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="next"
          />
          <Field
            {...fieldOf('upi')}
            label={t('upi')}
            note={t('upiNote')}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="send"
          />
        </>
      )}
    </Stack>
  )
}

/**
 * In Japan it is the verified kana and not typed; elsewhere the name in Latin letters, which may be spelt otherwise.
 */
function Holder({ draft, verified, fieldOf }: CardFieldsOf & { verified: Verified }) {
  const { t } = useTranslation('cards')
  if (draft.region === 'jp')
    return <Field label={t('holder')} note={t('holderSame')} value={ownHolder('jp', verified)} readOnly />
  const field = fieldOf('holder')
  const own = ownHolder('other', verified)
  return (
    <Field
      {...field}
      label={t('holder')}
      note={t('holderLatin')}
      action={draft.holder === own ? undefined : { label: t('holderOwn'), onPress: () => field.onChange(own) }}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="next"
    />
  )
}

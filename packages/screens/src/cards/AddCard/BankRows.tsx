import { findBanks } from '@kabuto/domain/cards'
import { Marked, type PickerRowsProps, SearchedRows, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

/** The ten banks by name, kana or code, with the search text highlighted. */
export function BankRows(props: PickerRowsProps) {
  const { t } = useTranslation('cards')
  const locale = useKitLocale()
  return (
    <SearchedRows
      {...props}
      searchLabel={t('bankSearch')}
      note={t('bankTen')}
      none={t('bankNone')}
      find={(text) =>
        findBanks(text, locale).map(({ bank: { code, name }, marked }) => ({
          value: code,
          label: (
            <>
              {marked?.in === 'code' ? <Marked text={code} from={marked.from} to={marked.to} /> : code}
              {'　'}
              {marked?.in === 'name' ? <Marked text={name[locale]} from={marked.from} to={marked.to} /> : name[locale]}
            </>
          ),
        }))
      }
    />
  )
}

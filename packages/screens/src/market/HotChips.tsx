import { type HotList, hotLists } from '@kabuto/domain/market'
import { Chips } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

/** The lists of a market. */
export function HotChips({ hot, onHot }: { hot: HotList; onHot: (hot: HotList) => void }) {
  const { t } = useTranslation('market')
  return (
    <Chips
      label={t('lists')}
      value={hot}
      onChange={onHot}
      options={hotLists.map((value) => ({ value, label: t(value) }))}
    />
  )
}

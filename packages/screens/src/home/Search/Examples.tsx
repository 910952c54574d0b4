import { List, ListRow } from '@kabuto/ui-kit'
import { SearchIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'

/** The same stock in each way in which it can be typed. */
const examples = [
  { typed: '0712', way: 'byCode' },
  { typed: 'あおば', way: 'byKana' },
  { typed: 'aoba', way: 'byRomaji' },
] as const

/** What can be typed; a press types it. */
export function Examples({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation('search')
  return (
    <List label={t('examples')} card>
      {examples.map(({ typed, way }) => (
        <ListRow key={typed} icon={SearchIcon} title={typed} sub={t(way)} onPress={() => onText(typed)} />
      ))}
    </List>
  )
}

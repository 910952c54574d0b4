import type { IndexName, MarketIndex } from '@kabuto/domain/market'
import { minus } from '@kabuto/domain/shared'
import { IndexCard, Rail } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

type IndexRailProps = {
  names: readonly IndexName[]
  /** Nothing while they are on their way. */
  indices?: readonly MarketIndex[] | undefined
  /** Where a card leads to; on the page of its own market it leads nowhere. */
  href?: string | undefined
}

/** How far the indices have come today. */
export function IndexRail({ names, indices, href }: IndexRailProps) {
  const { t } = useTranslation('shared')
  return (
    <Rail label={t('indices')} size={href === undefined ? 'fit' : 'small'}>
      {indices?.map(({ name, value, change, changePercent, line }) => (
        <IndexCard
          key={name}
          name={t(name)}
          value={value}
          percent={changePercent}
          day={line.map(Number)}
          base={Number(minus(value, change))}
          href={href}
        />
      )) ?? names.map((name) => <IndexCard key={name} name={t(name)} loading href={href} />)}
    </Rail>
  )
}

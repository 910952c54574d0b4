import { hrefTo } from '@kabuto/domain/paths'
import { Button, Columns } from '@kabuto/ui-kit'
import { ArrowDownToLineIcon, ArrowUpFromLineIcon, RefreshCwIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'

const ways = [
  { screen: 'deposit', word: 'wayDeposit', icon: ArrowDownToLineIcon },
  { screen: 'withdraw', word: 'wayWithdraw', icon: ArrowUpFromLineIcon },
  { screen: 'exchange', word: 'wayExchange', icon: RefreshCwIcon },
] as const

/** Three beside one another leave no room for an icon beside a long word. */
const LONGEST = 4

/** Deposit and withdrawal look equally important, wherever they are shown. */
export function MoneyWays() {
  const { t } = useTranslation('shared')
  const short = ways.every(({ word }) => t(word).length <= LONGEST)
  return (
    <Columns>
      {ways.map(({ screen, word, icon }) => (
        <Button key={screen} kind="soft" size="medium" icon={short ? icon : undefined} href={hrefTo(screen)}>
          {t(word)}
        </Button>
      ))}
    </Columns>
  )
}

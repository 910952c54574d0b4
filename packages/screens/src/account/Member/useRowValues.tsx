import type { Member } from '@kabuto/domain/account'
import type { FundsSummary } from '@kabuto/domain/funds'
import type { ScreenName } from '@kabuto/domain/paths'
import { formatMoney, isAbove, type Loadable, valueOf } from '@kabuto/domain/shared'
import { Money, useKitLocale } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../../shared/languageNames.ts'
import { identityLooks } from './identity.ts'

/** Data that only the rows need. */
export type MemberCounts = {
  cards: Loadable<number>
  unread: Loadable<number>
  applications: Loadable<{ awaitingDraw: number; won: number }>
}

type Known = { member: Loadable<Member>; funds: Loadable<FundsSummary>; counts: MemberCounts }

/** Shows nothing where it could not be read: the row leads on all the same. */
function shown<Value>(loadable: Loadable<Value>, show: (value: Value) => ReactNode): ReactNode {
  const value = valueOf(loadable)
  if (value !== undefined) return show(value)
  return loadable.state === 'loading' ? <Money loading size="tiny" /> : undefined
}

/** The value shown at the end of each row. */
export function useRowValues({ member, funds, counts, version }: Known & { version: string | undefined }) {
  const { t } = useTranslation('account')
  const locale = useKitLocale()
  const values: Partial<Record<ScreenName, ReactNode>> = {
    cards: shown(counts.cards, (n) => t('countCards', { n })),
    exchange: shown(funds, ({ usd: { mid } }) =>
      t('rate', { mid: formatMoney(mid, { currency: 'JPY', decimals: 2, locale }) }),
    ),
    loans: shown(funds, ({ credit }) => (isAbove(credit.pending, '0') ? t('loanPending') : undefined)),
    applications: shown(counts.applications, ({ won, awaitingDraw }) => {
      if (won > 0) return t('countWon', { n: won })
      return awaitingDraw > 0 ? t('countAwaitingDraw', { n: awaitingDraw }) : undefined
    }),
    identity: shown(member, ({ identity }) => t(identityLooks[identity].word)),
    fundPassword: shown(member, ({ fundPasswordSet }) => t(fundPasswordSet ? 'passwordSet' : 'passwordNotSet')),
    language: languageNames[locale],
    notices: shown(counts.unread, (n) => t(n > 0 ? 'countUnread' : 'countUnreadNone', { n })),
    support: t('supportAutomatic'),
    about: version,
  }
  return values
}

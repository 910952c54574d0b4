import { formatDay, formatMoney } from '@kabuto/domain/shared'
import type { FeeLine } from '@kabuto/domain/trading'
import { useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

/** What a fee was worked out from, and from when its table is. */
export function useFeeBasis(): (line: FeeLine) => string {
  const { t } = useTranslation('trading')
  const locale = useKitLocale()
  return ({ base, currency, rule, since }) =>
    t('feeBase', {
      base:
        rule === 'usTaf'
          ? t('shares', { n: formatMoney(base, { decimals: 0 }) })
          : formatMoney(base, { currency, locale }),
      day: formatDay(since, locale, { year: true }),
    })
}

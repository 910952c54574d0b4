import { marketCap, type Quote, type StockDetail } from '@kabuto/domain/market'
import { formatDay, formatLarge, formatMoney } from '@kabuto/domain/shared'
import { Card, KeyValueList, type Live, Section, Stack, Text, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

/** What the invented company does, and how large it is. */
export function Company({ detail: { instrument, company }, quote }: { detail: StockDetail; quote: Live<Quote> }) {
  const { t } = useTranslation('stock')
  const locale = useKitLocale()
  const { about, headquarters, founded, employees } = company
  const { market, sector, listedOn, sharesOutstanding } = instrument
  const large = formatLarge(marketCap(quote.get().price, instrument), locale)
  const prefix = formatMoney(0, { currency: market === 'usd' ? 'USD' : 'JPY', decimals: 0, locale }).split('0')
  return (
    <Section title={t('company')}>
      <Card>
        <Stack gap="2">
          <Text look="sub">{about[locale]}</Text>
          <KeyValueList
            items={[
              { label: t('sector'), value: t(sector) },
              { label: t('headquarters'), value: headquarters[locale] },
              { label: t('founded'), value: t('year', { n: founded }) },
              { label: t('employees'), value: t('people', { n: formatMoney(employees, { decimals: 0 }) }) },
              { label: t('listed'), value: formatDay(listedOn, locale, { year: true }) },
              { label: t('outstanding'), value: t('sharesOf', { n: formatLarge(sharesOutstanding, locale) }) },
              { label: t('marketCap'), value: prefix.join(large) },
            ]}
          />
        </Stack>
      </Card>
    </Section>
  )
}

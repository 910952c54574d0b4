import type { ProductPage } from '@kabuto/domain/home'
import { formatMoney, type Instant } from '@kabuto/domain/shared'
import { Article, Card, KeyValueList, Money, Section, Stack, Text, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { TradedHours } from './TradedHours.tsx'

/** What it is, when it is traded, what it costs, what can go wrong and what holds. */
export function ProductDetails({ page, now }: { page: ProductPage; now: Instant }) {
  const { t } = useTranslation('product')
  const locale = useKitLocale()
  const { title, about, costs, risks, rules, terms } = page
  return (
    <>
      <Section ground="surface">
        <Stack gap="3">
          <Text as="h2" look="title2" short>
            {title}
          </Text>
          <Article blocks={about} />
        </Stack>
      </Section>
      <TradedHours now={now} />
      <Section title={t('costs')}>
        <Card>
          <KeyValueList
            items={costs.map(({ name, currency, example, cost, rule }) => ({
              label: name,
              value: <Money value={cost} currency={currency} masked={false} />,
              note: t('costOf', { amount: formatMoney(example, { currency, locale }), rule }),
            }))}
          />
        </Card>
      </Section>
      {(
        [
          ['risks', risks],
          ['rules', rules],
        ] as const
      ).map(([name, items]) => (
        <Section key={name} title={t(name)}>
          <Card>
            <Article blocks={[{ kind: 'list', items }]} />
          </Card>
        </Section>
      ))}
      <Section title={t('terms')}>
        <Card>
          <KeyValueList items={terms.map(({ name, value }) => ({ label: name, value }))} />
        </Card>
      </Section>
    </>
  )
}

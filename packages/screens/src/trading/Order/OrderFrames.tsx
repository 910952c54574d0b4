import { hrefTo } from '@kabuto/domain/paths'
import type { Loadable, RefusalCode } from '@kabuto/domain/shared'
import { Card, EmptyState, Section, Skeleton } from '@kabuto/ui-kit'
import { SearchIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'

/** The refusals of an invalid or missing symbol. */
const unknown: ReadonlySet<RefusalCode> = new Set(['notFound', 'required'])

/** Whether there is no such stock. */
export function isMissing(data: Loadable<unknown>): boolean {
  return data.state === 'failed' && unknown.has(data.refusal.code)
}

/** A typing error in the address, or a stock of which there is none. */
export function MissingStock({ symbol }: { symbol: string }) {
  const { t } = useTranslation('ticket')
  return (
    <Section>
      <Card>
        <EmptyState
          icon={SearchIcon}
          title={t('missingStock')}
          text={symbol === '' ? t('missingStockPlain') : t('missingStockText', { symbol })}
          action={{ label: t('find'), href: hrefTo('search') }}
        />
      </Card>
    </Section>
  )
}

/** The form of an order before it is known what it is about. */
export function OrderSkeleton() {
  return (
    <>
      <Section ground="surface">
        <Skeleton shape="line" count={2} />
      </Section>
      <Section>
        <Skeleton shape="block" count={4} />
      </Section>
    </>
  )
}

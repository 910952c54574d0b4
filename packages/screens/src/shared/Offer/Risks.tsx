import { Article } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { OfferPart } from './OfferPart.tsx'

/** What can go wrong, in the words of the offer. */
export function Risks({ items }: { items: readonly string[] }) {
  const { t } = useTranslation('offer')
  return (
    <OfferPart title={t('risks')}>
      <Article blocks={[{ kind: 'list', items: [...items] }]} />
    </OfferPart>
  )
}

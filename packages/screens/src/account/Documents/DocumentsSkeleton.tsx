import { hrefTo } from '@kabuto/domain/paths'
import { NavBar, Page, Section, Skeleton } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

/** The page of documents while its code is on its way: its name, the way back and the shape of what comes. */
export function DocumentsSkeleton() {
  const { t } = useTranslation('titles')
  return (
    <Page bleed nav={<NavBar title={t('documents')} back={{ href: hrefTo('member') }} />}>
      <Section ground="surface">
        <Skeleton shape="line" count={4} />
      </Section>
      <Skeleton shape="row" count={7} />
    </Page>
  )
}

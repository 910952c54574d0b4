import { hrefTo } from '@kabuto/domain/paths'
import type { SiteConfig } from '@kabuto/domain/session'
import type { Loadable } from '@kabuto/domain/shared'
import { BrandMark, NavBar, Page, Seal, Skeleton, Stack, Text } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'

type AboutScreenProps = { data: Loadable<SiteConfig>; onRetry: () => void }

/** Says what Kabuto is, and what it is not. */
export function AboutScreen({ data, onRetry }: AboutScreenProps) {
  const { t } = useTranslation('account')
  return (
    <Page ground="surface" nav={<NavBar title={t('aboutTitle')} back={{ href: hrefTo('start') }} />}>
      <Await data={data} onRetry={onRetry} skeleton={<Skeleton shape="line" count={6} />}>
        {({ version }) => (
          <Stack gap="6" align="start">
            <BrandMark size="large" />
            <Stack gap="4">
              <Text look="bodyStrong" short>
                {t('aboutLead')}
              </Text>
              <Text short>{t('aboutRules')}</Text>
              <Text short>{t('aboutFiction')}</Text>
              <Text short>{t('aboutPrivacy')}</Text>
              <Text short>{t('aboutNotBroker')}</Text>
            </Stack>
            <Seal text="模擬" />
            <Text look="caption" tone="secondary">
              {t('aboutVersion', { version })}
            </Text>
          </Stack>
        )}
      </Await>
    </Page>
  )
}

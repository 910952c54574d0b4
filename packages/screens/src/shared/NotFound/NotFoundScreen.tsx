import { hrefTo } from '@kabuto/domain/paths'
import { Button, KeyValueList, NavBar, Page, Stack, Text } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

type NotFoundScreenProps = { path: string }

/** An unknown address: shown as it was typed, with the way home. */
export function NotFoundScreen({ path }: NotFoundScreenProps) {
  const { t } = useTranslation(['shared', 'titles'])
  return (
    <Page nav={<NavBar brand />} ground="surface">
      <Stack gap="6">
        <Stack gap="2">
          <Text as="h1" look="title2" short>
            {t('titles:notFound')}
          </Text>
          <Text tone="secondary" short>
            {t('notFoundText')}
          </Text>
        </Stack>
        <KeyValueList items={[{ label: t('factPath'), value: path }]} />
        <Button kind="soft" href={hrefTo('home')}>
          {t('backHome')}
        </Button>
      </Stack>
    </Page>
  )
}

import { Button, NavBar, Page, Stack, Text } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

type CrashScreenProps = {
  /** `newRelease`: a part of the app is no longer on the server, because a newer one is. */
  kind: 'crashed' | 'newRelease'
  onReload: () => void
}

/** What is left when a screen cannot be drawn. */
export function CrashScreen({ kind, onReload }: CrashScreenProps) {
  const { t } = useTranslation('shared')
  return (
    <Page nav={<NavBar brand />} ground="surface">
      <Stack gap="6">
        <div role="alert">
          <Stack gap="2">
            <Text as="h1" look="title2" short>
              {t(`${kind}Title`)}
            </Text>
            <Text tone="secondary" short>
              {t(`${kind}Text`)}
            </Text>
          </Stack>
        </div>
        <Button onClick={onReload}>{t('reload')}</Button>
      </Stack>
    </Page>
  )
}

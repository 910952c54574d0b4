import { hrefTo } from '@kabuto/domain/paths'
import { Banner, Button, Card, NavBar, Page, Stack, Text } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import type { Words } from '../../words.ts'

/** Screens that are still to come. */
export type ComingName = keyof Words['coming']

type ComingScreenProps = {
  name: ComingName
  /** A page that the bottom menu leads to has no way back: the menu stands below it. */
  root?: boolean | undefined
}

/** Stands where a screen is not built yet, and says honestly what will be there. */
export function ComingScreen({ name, root = false }: ComingScreenProps) {
  const { t } = useTranslation(['shared', 'titles', 'coming'])
  return (
    <Page nav={<NavBar title={t(`titles:${name}`)} back={root ? undefined : { href: hrefTo('home') }} />}>
      <Stack gap="4">
        <Banner tone="info">{t('comingText')}</Banner>
        <Card>
          <Stack gap="2">
            <Text as="h2" look="sub" tone="secondary">
              {t('comingWillShow')}
            </Text>
            <Text short>{t(`coming:${name}`)}</Text>
          </Stack>
        </Card>
        <Button kind="soft" href={hrefTo('home')}>
          {t('backHome')}
        </Button>
      </Stack>
    </Page>
  )
}

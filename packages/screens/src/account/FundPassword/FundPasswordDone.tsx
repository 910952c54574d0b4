import { hrefTo } from '@kabuto/domain/paths'
import { ActionBar, Button, Card, NavBar, Page, Stack, Text } from '@kabuto/ui-kit'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { focusHeading } from '../../shared/focusHeading.ts'

type FundPasswordDoneProps = {
  changed: boolean
  /** By the login password, because it was forgotten: a lock may still hold. */
  reset: boolean
}

/** That it is another one now, and from when on it is asked for. */
export function FundPasswordDone({ changed, reset }: FundPasswordDoneProps) {
  const { t } = useTranslation('fundPassword')
  useEffect(focusHeading, [])
  return (
    <Page
      nav={<NavBar title={t('title')} back={{ href: hrefTo('member') }} />}
      bottom={
        <ActionBar>
          <Button href={hrefTo('withdraw')}>{t('toWithdraw')}</Button>
          <Button kind="ghost" size="medium" href={hrefTo('member')}>
            {t('toMember')}
          </Button>
        </ActionBar>
      }
    >
      <Card>
        <Stack gap="2">
          <Text as="h2" look="headline" short>
            {t(changed ? 'doneChange' : 'doneFirst')}
          </Text>
          <Text look="sub" tone="secondary" short>
            {t('doneText')}
          </Text>
          {reset && (
            <Text look="sub" tone="secondary" short>
              {t('doneLock')}
            </Text>
          )}
        </Stack>
      </Card>
    </Page>
  )
}

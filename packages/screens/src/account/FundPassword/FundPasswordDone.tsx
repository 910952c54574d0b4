import type { FundPasswordOutcome } from '@kabuto/domain/account'
import { hrefTo } from '@kabuto/domain/paths'
import { ActionBar, Button, Card, NavBar, Page, Stack, Text } from '@kabuto/ui-kit'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { focusHeading } from '../../shared/focusHeading.ts'

/** That it was changed, and from when on it is required. */
export function FundPasswordDone({ outcome }: { outcome: FundPasswordOutcome }) {
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
            {t(outcome === 'first' ? 'doneFirst' : 'doneChange')}
          </Text>
          <Text look="sub" tone="secondary" short>
            {t('doneText')}
          </Text>
          {/* A lock may still hold. */}
          {outcome === 'reset' && (
            <Text look="sub" tone="secondary" short>
              {t('doneLock')}
            </Text>
          )}
        </Stack>
      </Card>
    </Page>
  )
}

import { type Loadable, problemWords } from '@kabuto/domain/shared'
import { Button, Stack, Text, useKitLocale } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type AwaitProps<Value> = { data: Loadable<Value>; onRetry: () => void; children: (value: Value) => ReactNode }

/** Shows a value once it is there, and what is wrong with a way out when it is not. */
export function Await<Value>({ data, onRetry, children }: AwaitProps<Value>) {
  const { t } = useTranslation('shared')
  const locale = useKitLocale()
  switch (data.state) {
    case 'loading':
      return <Text tone="secondary">{t('loading')}</Text>
    case 'failed':
      return (
        <Stack gap="4">
          <div role="alert">
            <Text short>{problemWords(data.problem, locale)}</Text>
          </div>
          <Button kind="soft" size="medium" onClick={onRetry}>
            {t('retry')}
          </Button>
        </Stack>
      )
    case 'ready':
    case 'refreshing':
      return children(data.value)
  }
}

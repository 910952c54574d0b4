import type { Loadable } from '@kabuto/domain/shared'
import { ErrorState } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefTo } from '../paths.ts'
import { useRefusalWords } from './Refusal/useRefusalWords.ts'

type AwaitProps<Value> = {
  data: Loadable<Value>
  onRetry: () => void
  /** The shape of what is to come, so that nothing jumps. */
  skeleton: ReactNode
  children: (value: Value) => ReactNode
}

/** Shows a value once it is there, and what is wrong with a way out when it is not. */
export function Await<Value>({ data, onRetry, skeleton, children }: AwaitProps<Value>) {
  const { t } = useTranslation('shared')
  const words = useRefusalWords()
  switch (data.state) {
    case 'loading':
      return skeleton
    case 'failed':
      return (
        <ErrorState
          title={t('failedTitle')}
          text={words(data.refusal)}
          code={data.refusal.code}
          action={{ label: t('retry'), onPress: onRetry }}
          support={{ label: t('contact'), href: hrefTo('support') }}
        />
      )
    case 'ready':
    case 'refreshing':
      return children(data.value)
  }
}

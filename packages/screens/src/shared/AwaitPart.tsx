import type { Loadable } from '@kabuto/domain/shared'
import { Banner, StaleFigures } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefusalWords } from './Refusal/useRefusalWords.ts'
import { StaleNote } from './StaleNote.tsx'

export type AwaitPartProps<Value> = {
  data: Loadable<Value>
  /** What it is, where it cannot be shown. */
  name: string
  onRetry: () => void
  /** The page already says that nothing can be read, and reads this part again with the rest. */
  hushed?: boolean
  skeleton: ReactNode
  children: (value: Value) => ReactNode
}

/** One part of a page that is read by itself: if it fails, the rest of the page is unaffected. */
export function AwaitPart<Value>({ data, name, onRetry, hushed = false, skeleton, children }: AwaitPartProps<Value>) {
  const { t } = useTranslation('shared')
  const words = useRefusalWords()
  switch (data.state) {
    case 'loading':
      return skeleton
    case 'failed':
      if (data.refusal.code === 'sessionEnded') return skeleton
      return hushed ? null : (
        <Banner tone="neutral" action={{ label: t('retry'), onPress: onRetry }}>
          {t('partFailed', { part: name, reason: words(data.refusal) })}
        </Banner>
      )
    case 'ready':
    case 'refreshing':
      return (
        <>
          {data.stale && !hushed && <StaleNote stale={data.stale} onRetry={onRetry} />}
          <StaleFigures value={data.stale !== undefined}>{children(data.value)}</StaleFigures>
        </>
      )
  }
}

import type { Loadable, Stale } from '@kabuto/domain/shared'
import { ErrorState, Section, StaleFigures } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefTo } from '@kabuto/domain/paths'
import { useRefusalWords } from './Refusal/useRefusalWords.ts'
import { StaleNote } from './StaleNote.tsx'

type AwaitProps<Value> = {
  data: Loadable<Value>
  onRetry: () => void
  /** The shape of what is to come, so that nothing jumps. */
  skeleton: ReactNode
  /** On a page whose content reaches the edges. */
  bleed?: boolean
  children: (value: Value) => ReactNode
}

/** Shows a value once it is there, or the error with a way out. An old value is kept, and marked as old. */
export function Await<Value>({ data, onRetry, skeleton, bleed = false, children }: AwaitProps<Value>) {
  const { t } = useTranslation('shared')
  const words = useRefusalWords()

  function note(stale: Stale): ReactNode {
    const shown = <StaleNote stale={stale} onRetry={onRetry} />
    return bleed ? <Section>{shown}</Section> : shown
  }

  switch (data.state) {
    case 'loading':
      return skeleton
    case 'failed':
      // The login is about to take the page's place; there is nothing to try again.
      if (data.refusal.code === 'sessionEnded') return skeleton
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
      // The note comes and goes without remounting the tree below: half-typed input is kept.
      return (
        <>
          {data.stale && note(data.stale)}
          <StaleFigures value={data.stale !== undefined}>{children(data.value)}</StaleFigures>
        </>
      )
  }
}

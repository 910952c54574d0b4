import { type Stale } from '@kabuto/domain/shared'
import { Banner, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { useRefusalWords } from './Refusal/useRefusalWords.ts'
import { recordTime } from './recordTime.ts'

type StaleNoteProps = { stale: Stale; onRetry: () => void }

/** From when the figures are, why there are no newer ones, and the way to try again. */
export function StaleNote({ stale: { since, refusal }, onRetry }: StaleNoteProps) {
  const { t } = useTranslation('shared')
  const words = useRefusalWords()
  const locale = useKitLocale()
  return (
    <output>
      <Banner tone="progress" action={{ label: t('retry'), onPress: onRetry }}>
        {t('staleText', { time: recordTime(since, locale), reason: words(refusal) })}
      </Banner>
    </output>
  )
}

import type { Instant, Refusal, RefusalCode, RefusalKey, RefusalWord } from '@kabuto/domain/shared'
import { useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import type { RefusalTold } from '../../refusalWriter.ts'

/** The domain's words, with the names of their parameters still in them. */
export function useRefusalWord(): RefusalWord {
  const { t } = useTranslation('refusals')
  const raw = t as (key: RefusalKey, options: { skipInterpolation: true }) => string
  return (key) => raw(key, { skipInterpolation: true })
}

/**
 * The sentence of a refusal in the language shown; the words of a server that sent no code go first. With the simulated
 * time a date of another year has its year. The words come after the first page: until then there is no sentence, and
 * it shows as soon as they are there.
 */
export function useRefusalWords(): (refusal: Refusal, now?: Instant) => string {
  const { t, i18n } = useTranslation('refusals')
  const word = useRefusalWord()
  const locale = useKitLocale()
  const tell = t as (
    code: RefusalCode,
    options: RefusalTold & { postProcess: 'refusal'; skipInterpolation: true },
  ) => string
  // `ready` of useTranslation is true from the start where no backend loads the words.
  const isThere = i18n.hasResourceBundle(i18n.language, 'refusals')
  return (refusal, now) =>
    isThere ? tell(refusal.code, { refusal, word, locale, now, postProcess: 'refusal', skipInterpolation: true }) : ''
}

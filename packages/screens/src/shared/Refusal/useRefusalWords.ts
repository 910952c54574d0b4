import { type PartWord, type Refusal, type RefusalCode, refusalValues } from '@kabuto/domain/shared'
import { useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

/** The domain's words for what a parameter can be: a state, a field, a rule. */
export function usePartWords(): PartWord {
  const { t } = useTranslation('refusals')
  return t as PartWord
}

/** The sentence of a refusal in the language shown; the words of a server that sent no code go first. */
export function useRefusalWords(): (refusal: Refusal) => string {
  const { t } = useTranslation('refusals')
  const locale = useKitLocale()
  // For a code that is known only when it comes, the parameters are the ones of the refusal itself.
  const say = t as (code: RefusalCode, values: Record<string, string>) => string
  return (refusal) => refusal.msg || say(refusal.code, refusalValues(refusal, locale, t as PartWord))
}

import { type Language, languages } from '@kabuto/domain/shared'
import { NavChoice } from '@kabuto/ui-kit'
import { GlobeIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../../shared/languageNames.ts'

type LanguageChoiceProps = { language: Language; onLanguage: (language: Language) => void }

/** In the bar of the pages that one comes in by, before there are settings. */
export function LanguageChoice({ language, onLanguage }: LanguageChoiceProps) {
  const { t } = useTranslation('shell')
  return (
    <NavChoice
      icon={GlobeIcon}
      label={t('language')}
      value={language}
      onChange={onLanguage}
      options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
    />
  )
}

import type { Language } from '@kabuto/domain/shared'
import { en as accountEn } from '@kabuto/screens/account/messages/en'
import { ja as accountJa } from '@kabuto/screens/account/messages/ja'
import { zhHant as accountZhHant } from '@kabuto/screens/account/messages/zhHant'
import { en as sharedEn } from '@kabuto/screens/shared/messages/en'
import { ja as sharedJa } from '@kabuto/screens/shared/messages/ja'
import { zhHant as sharedZhHant } from '@kabuto/screens/shared/messages/zhHant'
import type { WordSpace } from '@kabuto/screens/words'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

type Tables = Record<WordSpace, Record<string, string>>

/** The app loads words by feature; the workshop shows all screens, so it holds them all. */
const tables: Record<Language, Tables> = {
  ja: { account: accountJa, shared: sharedJa },
  en: { account: accountEn, shared: sharedEn },
  'zh-Hant': { account: accountZhHant, shared: sharedZhHant },
}

function instanceIn(language: Language): i18n {
  const instance = createInstance()
  // Without a backend the start is over at once.
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: ['shared'],
    defaultNS: 'shared',
    resources: { [language]: tables[language] },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return instance
}

export const screenWords: Record<Language, i18n> = { ja: instanceIn('ja'), en: instanceIn('en'), 'zh-Hant': instanceIn('zh-Hant') }

import { en as refusalsEn } from '@kabuto/domain/refusals/en'
import { ja as refusalsJa } from '@kabuto/domain/refusals/ja'
import { zhHant as refusalsZhHant } from '@kabuto/domain/refusals/zhHant'
import type { Language } from '@kabuto/domain/shared'
import { en as accountEn } from '@kabuto/screens/account/messages/en'
import { ja as accountJa } from '@kabuto/screens/account/messages/ja'
import { zhHant as accountZhHant } from '@kabuto/screens/account/messages/zhHant'
import { en as fundsEn } from '@kabuto/screens/funds/messages/en'
import { ja as fundsJa } from '@kabuto/screens/funds/messages/ja'
import { zhHant as fundsZhHant } from '@kabuto/screens/funds/messages/zhHant'
import { en as homeEn } from '@kabuto/screens/home/messages/en'
import { ja as homeJa } from '@kabuto/screens/home/messages/ja'
import { zhHant as homeZhHant } from '@kabuto/screens/home/messages/zhHant'
import { en as sessionEn } from '@kabuto/screens/session/messages/en'
import { ja as sessionJa } from '@kabuto/screens/session/messages/ja'
import { zhHant as sessionZhHant } from '@kabuto/screens/session/messages/zhHant'
import { en as sharedEn } from '@kabuto/screens/shared/messages/en'
import { ja as sharedJa } from '@kabuto/screens/shared/messages/ja'
import { zhHant as sharedZhHant } from '@kabuto/screens/shared/messages/zhHant'
import { en as shellEn } from '@kabuto/screens/shell/messages/en'
import { ja as shellJa } from '@kabuto/screens/shell/messages/ja'
import { zhHant as shellZhHant } from '@kabuto/screens/shell/messages/zhHant'
import { en as titlesEn } from '@kabuto/screens/titles/messages/en'
import { ja as titlesJa } from '@kabuto/screens/titles/messages/ja'
import { zhHant as titlesZhHant } from '@kabuto/screens/titles/messages/zhHant'
import { refusalWriter } from '@kabuto/screens/refusalWriter'
import type { WordSpace } from '@kabuto/screens/words'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

type Tables = Record<WordSpace, Record<string, string>>

/** The app loads words by feature; the workshop shows all screens, so it holds them all. */
const tables: Record<Language, Tables> = {
  ja: {
    account: accountJa,
    funds: fundsJa,
    home: homeJa,
    refusals: refusalsJa,
    session: sessionJa,
    shared: sharedJa,
    shell: shellJa,
    titles: titlesJa,
  },
  en: {
    account: accountEn,
    funds: fundsEn,
    home: homeEn,
    refusals: refusalsEn,
    session: sessionEn,
    shared: sharedEn,
    shell: shellEn,
    titles: titlesEn,
  },
  'zh-Hant': {
    account: accountZhHant,
    funds: fundsZhHant,
    home: homeZhHant,
    refusals: refusalsZhHant,
    session: sessionZhHant,
    shared: sharedZhHant,
    shell: shellZhHant,
    titles: titlesZhHant,
  },
}

function instanceIn(language: Language): i18n {
  const instance = createInstance()
  // Without a backend the start is over at once.
  void instance
    .use(initReactI18next)
    .use(refusalWriter)
    .init({
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

export const screenWords: Record<Language, i18n> = {
  ja: instanceIn('ja'),
  en: instanceIn('en'),
  'zh-Hant': instanceIn('zh-Hant'),
}

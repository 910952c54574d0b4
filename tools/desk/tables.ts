import { languages } from '../../packages/domain/src/shared/language.ts'
import { en } from '../../packages/domain/src/shared/refusal/successes/en.ts'
import { ja } from '../../packages/domain/src/shared/refusal/successes/ja.ts'
import { zhHant } from '../../packages/domain/src/shared/refusal/successes/zhHant.ts'
import { kitWords } from '../../packages/ui-kit/src/base/allWords.ts'
import type { Tables } from './collect.ts'

const successes = { ja, en, 'zh-Hant': zhHant }

/** What is written past i18next: the kit's own words and the sentences of a success; each under its space. */
export const plainWords: Tables = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.fromEntries([
      ...Object.entries(kitWords[language]).map(([name, text]) => [`kit:${name}`, text] as const),
      ...Object.entries(successes[language]).map(([name, text]) => [`successes:${name}`, text] as const),
    ]),
  ]),
) as Tables

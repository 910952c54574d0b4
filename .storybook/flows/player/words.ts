import type { Language } from '@kabuto/domain/shared'
import { screenWords } from '../../stage/screenWords.ts'
import type { Actor } from '../steps/flow.ts'

/** Messages by their key, as the app writes them. Which parameters a key needs is not known here. */
export function wordIn(language: Language): Actor['word'] {
  const i18n = screenWords[language]
  const write = i18n.getFixedT(language) as unknown as Actor['word']
  return (key, values = {}) => write(key, values)
}

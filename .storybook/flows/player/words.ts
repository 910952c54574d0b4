import type { Language } from '@kabuto/domain/shared'
import { screenWords } from '../../stage/screenWords.ts'
import type { Actor } from '../steps/flow.ts'

/** Messages by their key, as the app writes them. */
export function wordIn(language: Language): Actor['word'] {
  return (key, values = {}) => {
    const [ns = '', name = ''] = key.split(':')
    return screenWords[language].t(name as never, { ns, ...values })
  }
}

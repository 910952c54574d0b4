import { isLanguage } from '@kabuto/domain/shared'
import type { Words, WordSpace } from '@kabuto/screens/words'
import { defaultLook } from './look.ts'
import { screenWords } from './screenWords.ts'

type KeyOf<Space> = Space extends WordSpace ? keyof Words[Space] : never
type Texts<Space> = Record<KeyOf<Space>, string>

/**
 * For play functions, which find a part by the words that are shown: `const say = textsIn('cards', 'records')` gives
 * the texts of those features in the story's language, `say(context).unbind`.
 */
export function textsIn<Space extends WordSpace>(
  ...spaces: Space[]
): (context: { globals: Record<string, unknown> }) => Texts<Space> {
  return ({ globals: { language } }) => {
    const shown = isLanguage(language) ? language : defaultLook.language
    const tables: unknown[] = spaces.map((space) => screenWords[shown].getResourceBundle(shown, space) as unknown)
    return Object.assign({}, ...tables) as Texts<Space>
  }
}

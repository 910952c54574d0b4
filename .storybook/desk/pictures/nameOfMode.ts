import { languageNames } from '@kabuto/screens/shared'
import { type ModeName, modes } from '../../modes.ts'

type ModeWords = { theme_light: string; theme_dark: string; price_japan: string; price_west: string }

/** `日本語・ライト・米国式・750`; Japanese colours of prices are not named. */
export function nameOfMode(mode: ModeName, words: ModeWords): string {
  const { language, theme, price, viewport } = modes[mode]
  return [
    languageNames[language],
    words[`theme_${theme}`],
    ...(price === 'west' ? [words.price_west] : []),
    viewport.width,
  ].join('・')
}

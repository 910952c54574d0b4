import type { Plugin } from 'vite'
import { paths, type ScreenName } from '../../packages/domain/src/paths.ts'
import { type Language, languages } from '../../packages/domain/src/shared/language.ts'
import { en as documentsEn } from '../../packages/screens/src/documents/messages/en.ts'
import { ja as documentsJa } from '../../packages/screens/src/documents/messages/ja.ts'
import { zhHant as documentsZhHant } from '../../packages/screens/src/documents/messages/zhHant.ts'
import { en as sessionEn } from '../../packages/screens/src/session/messages/en.ts'
import { ja as sessionJa } from '../../packages/screens/src/session/messages/ja.ts'
import { zhHant as sessionZhHant } from '../../packages/screens/src/session/messages/zhHant.ts'
import { titlesOf } from './firstFrame.ts'
import { manifestFile } from './src/shell/words/manifest.ts'

/** What the installed app is called: that it is simulated stands in its name. */
export const appNames: Record<Language, string> = {
  ja: documentsJa.issuerName,
  en: documentsEn.issuerName,
  'zh-Hant': documentsZhHant.issuerName,
}

const descriptions: Record<Language, string> = {
  ja: sessionJa.paneLearnText,
  en: sessionEn.paneLearnText,
  'zh-Hant': sessionZhHant.paneLearnText,
}

/** Where a long press of the icon leads. */
const shortcuts: readonly ScreenName[] = ['home', 'quotes', 'positions', 'deposit']

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a phone shows of the installed app; that it is simulated stands in its name and on its icon. */
function manifestOf(language: Language): object {
  return {
    // One app, in whichever language it was installed.
    id: '/',
    name: appNames[language],
    description: descriptions[language],
    short_name: 'Kabuto',
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('icon-maskable', 192, 'maskable'),
      icon('icon-maskable', 512, 'maskable'),
    ],
    shortcuts: shortcuts.map((screen) => ({ name: titlesOf(screen)[language], url: `/#${paths[screen]}` })),
  }
}

/** A manifest for each language beside the page. */
export function manifests(): Plugin {
  return {
    name: 'kabuto-manifests',
    generateBundle() {
      for (const language of languages) {
        const source = JSON.stringify(manifestOf(language))
        this.emitFile({ type: 'asset', fileName: manifestFile(language), source })
      }
    },
  }
}

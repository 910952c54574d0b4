import { paths } from '@kabuto/domain/paths'
import { type Language, languages } from '@kabuto/domain/shared'
import { LoginScreen, StartScreen } from '@kabuto/screens/session'
import { KitLocale } from '@kabuto/ui-kit'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { ServerStyleSheet } from 'styled-components'
import { en } from '../../packages/screens/src/session/messages/en.ts'
import { ja } from '../../packages/screens/src/session/messages/ja.ts'
import { zhHant } from '../../packages/screens/src/session/messages/zhHant.ts'

const words = { ja, en, 'zh-Hant': zhHant }

const nothing = (): void => undefined

/** The pages that show the same to everybody who comes in, as they look before anything was done. */
function pages(language: Language): Record<string, ReactNode> {
  const idle = { state: 'idle' } as const
  return {
    [paths.start]: (
      <StartScreen
        siteTitle="Kabuto"
        language={language}
        onLanguage={nothing}
        lookAround={idle}
        onLookAround={nothing}
      />
    ),
    [paths.login]: <LoginScreen submission={idle} onSubmit={nothing} />,
  }
}

export type FirstPages = { css: string; pages: { path: string; language: Language; html: string }[] }

/** Rendered when the app is built (renderFirstPages.ts), and shown until the app is there (arrangeFrame.ts). */
export async function firstPages(): Promise<FirstPages> {
  const sheet = new ServerStyleSheet()
  const rendered: FirstPages['pages'] = []
  for (const language of languages) {
    const i18n = createInstance()
    await i18n.use(initReactI18next).init({
      lng: language,
      resources: { [language]: { session: words[language] } },
      interpolation: { escapeValue: false },
    })
    for (const [path, page] of Object.entries(pages(language))) {
      const html = renderToStaticMarkup(
        sheet.collectStyles(
          <I18nextProvider i18n={i18n}>
            <KitLocale value={language}>{page}</KitLocale>
          </I18nextProvider>,
        ),
      )
      rendered.push({ path, language, html })
    }
  }
  // Without the marks by which a page that goes on from them would know its own rules.
  const css = sheet.getStyleTags().replaceAll(/<\/?style[^>]*>|data-styled\.g\d+[^}]*\}|\/\*!sc\*\/\n?/g, '')
  sheet.seal()
  return { css, pages: rendered }
}

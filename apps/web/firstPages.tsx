import { hrefTo, paths } from '@kabuto/domain/paths'
import { type Language, languages, loading } from '@kabuto/domain/shared'
import { FundsScreen, WithdrawScreen } from '@kabuto/screens/funds'
import { HomeScreen } from '@kabuto/screens/home'
import { StockScreen } from '@kabuto/screens/market'
import { LoginScreen, StartScreen } from '@kabuto/screens/session'
import { KitLocale, Money, PageBottom } from '@kabuto/ui-kit'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { ServerStyleSheet } from 'styled-components'
import { tableNames } from './pageFiles.ts'
import { MainMenu, type Tab } from '@kabuto/screens/shared'

const tables = import.meta.glob<Record<string, Record<string, string>>>(
  '../../packages/screens/src/{session,home,funds,shared,shell,stock,titles}/messages/{ja,en,zhHant}.ts',
  { eager: true },
)

function wordsIn(language: Language): Record<string, Record<string, string>> {
  const name = tableNames[language]
  return Object.fromEntries(
    Object.entries(tables).flatMap(([file, table]) => {
      const [, space = '', of] = /(\w+)\/messages\/(\w+)\.ts$/.exec(file) ?? []
      return of === name ? [[space, table[name] ?? {}]] : []
    }),
  )
}

const nothing = (): void => undefined
const idle = { state: 'idle' } as const

/** The pages that show the same to everybody who comes in, as they look before anything was done. */
const entrancePages = (language: Language): Record<string, ReactNode> => ({
  [paths.start]: (
    <StartScreen
      siteTitle="Kabuto"
      language={language}
      onLanguage={nothing}
      lookAround={idle}
      onLookAround={nothing}
      registerHref={hrefTo('register')}
    />
  ),
  [paths.login]: (
    <LoginScreen
      submission={idle}
      onSubmit={nothing}
      registerHref={hrefTo('register')}
      forgot={{ codeOf: () => idle, onSendCode: nothing, reset: idle, onReset: nothing }}
    />
  ),
})

const inTab = (tab: Tab, page: ReactNode): ReactNode => (
  <PageBottom value={<MainMenu current={tab} />}>{page}</PageBottom>
)

/** Pages of a member, without what is theirs. */
const memberPages: Record<string, ReactNode> = {
  // In place of the five, where there is room for all and they are asked for.
  menu: <MainMenu current={undefined} all />,
  [paths.home]: inTab(
    'home',
    <HomeScreen
      data={loading()}
      parts={{ indices: loading(), notices: loading(), movers: loading(), news: loading() }}
      now={undefined}
      quotes={undefined}
      onRetry={nothing}
      onRetryPart={nothing}
      onMask={nothing}
    />,
  ),
  [paths.funds]: inTab(
    'funds',
    <FundsScreen
      data={loading()}
      history={loading()}
      records={{ kind: 'deposit', filter: 'all', list: loading() }}
      now={0}
      cancelOf={() => idle}
      onCancel={nothing}
      onChoose={nothing}
      onMore={nothing}
      onRetry={nothing}
      onRetryHistory={nothing}
      onRetryRecords={nothing}
      onMask={nothing}
    />,
  ),
  [paths.stock]: (
    <StockScreen
      symbol=""
      data={loading()}
      parts={{ chart: loading(), book: loading(), own: loading(), news: loading(), dividends: loading() }}
      blocks={undefined}
      chart={{ interval: '1d', indicators: [] }}
      now={0}
      quotes={undefined}
      watching={undefined}
      onChart={nothing}
      onOlder={nothing}
      onPick={nothing}
      onRetry={nothing}
    />
  ),
  [paths.withdraw]: (
    <WithdrawScreen
      data={loading()}
      submission={idle}
      onSubmit={nothing}
      cancelOf={() => idle}
      onCancel={nothing}
      onFix={nothing}
      onRetry={nothing}
    />
  ),
}

/** What the one large figure of such a page looks like; it takes the place of the one that is still to come. */
const figure = <Money value={0} currency="JPY" size="display" masked={false} />

/** With the rules of style that they need. */
export type RenderedPages = { css: string; pages: { path: string; language: Language; html: string }[] }

export type FirstPages = { entrances: RenderedPages; ofMembers: RenderedPages }

/** The rules of a sheet, without the marks by which a page that goes on from them would know its own. */
const rulesOf = (sheet: ServerStyleSheet): string[] =>
  sheet
    .getStyleTags()
    .replaceAll(/<\/?style[^>]*>|data-styled\.g\d+[^}]*\}/g, '')
    .split(/\/\*!sc\*\/\n?/)

/** Without the rules that are there already. */
async function inAllLanguages(
  pagesIn: (language: Language) => Record<string, ReactNode>,
  given: ReadonlySet<string> = new Set(),
): Promise<RenderedPages & { rules: string[] }> {
  const sheet = new ServerStyleSheet()
  const pages: RenderedPages['pages'] = []
  for (const language of languages) {
    const i18n = createInstance()
    await i18n.use(initReactI18next).init({
      lng: language,
      resources: { [language]: wordsIn(language) },
      interpolation: { escapeValue: false },
    })
    for (const [path, page] of Object.entries(pagesIn(language))) {
      const html = renderToStaticMarkup(
        sheet.collectStyles(
          <I18nextProvider i18n={i18n}>
            <KitLocale value={language}>{page}</KitLocale>
          </I18nextProvider>,
        ),
      )
      pages.push({ path, language, html })
    }
  }
  const rules = rulesOf(sheet)
  sheet.seal()
  return { css: rules.filter((rule) => !given.has(rule)).join(''), pages, rules }
}

/** Rendered when the app is built (renderFirstPages.ts), and shown until the app is there (arrangeFrame.ts). */
export async function firstPages(): Promise<FirstPages> {
  const entrances = await inAllLanguages(entrancePages)
  const ofMembers = await inAllLanguages(() => ({ ...memberPages, figure }), new Set(entrances.rules))
  return { entrances, ofMembers }
}

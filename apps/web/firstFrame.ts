import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { paths, type ScreenName } from '../../packages/domain/src/paths.ts'
import { type Language, languages, serverLanguages } from '../../packages/domain/src/shared/language.ts'
import { en } from '../../packages/screens/src/titles/messages/en.ts'
import { ja } from '../../packages/screens/src/titles/messages/ja.ts'
import { zhHant } from '../../packages/screens/src/titles/messages/zhHant.ts'
import { MASK } from '../../packages/ui-kit/src/base/mask.ts'
import { simulation, simulationSeal } from '../../packages/ui-kit/src/words/simBar.ts'
import { type RouteRow, routeRows } from '../../tools/routeRows.ts'
import { languageNames } from './src/shell/words/language.ts'
import { branded, redirects, untitled } from './src/shell/pages/addresses.ts'
import type { FramedPage, FrameTable } from './arrangeFrame.ts'
import { buildScript } from './buildScript.ts'
import type { FirstPages, RenderedPages } from './firstPages.tsx'
import { type BuiltPages, pageFiles } from './pageFiles.ts'
import { renderFirstPages } from './renderFirstPages.ts'

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8')

/** What a page is called, in each language. */
export const titlesOf = (name: ScreenName): Record<Language, string> => ({
  ja: ja[name],
  en: en[name],
  'zh-Hant': zhHant[name],
})

/** Files by their numbers, because many pages are made of the same. */
function numbered({ pages }: BuiltPages) {
  const files: string[] = []
  function numberOf(file: string): number {
    if (!files.includes(file)) files.push(file)
    return files.indexOf(file)
  }
  const partsOf = (name: string): Pick<FramedPage, 'code' | 'words'> => {
    const { code = [], words } = pages[name] ?? {}
    const wordsIn = (language: Language): number[] => words?.[language].map(numberOf) ?? []
    return {
      code: code.map(numberOf),
      words: Object.fromEntries(languages.map((language) => [language, wordsIn(language)])),
    }
  }
  return { files, partsOf }
}

function framedPage(name: ScreenName, row: RouteRow): Omit<FramedPage, 'code' | 'words'> {
  // A page of the bottom menu has no way back.
  const isRoot = row.hasTab && new RegExp(`\\btab: '${name}'`).test(row.text)
  return {
    bar: branded.has(name) ? 'brand' : isRoot ? 'title' : 'back',
    titles: untitled.has(name) ? {} : titlesOf(name),
    needsSession: /guard: 'session'/.test(row.text),
    hasTabs: row.hasTab,
    screen: name,
  }
}

/** While the app is developed there is nothing built to name. */
const nothingBuilt: BuiltPages = { entry: [], pages: {} }

function frameTable(
  rows: readonly RouteRow[],
  built: BuiltPages,
  { base, answers, isInstalled }: PageHost,
): FrameTable {
  const { files, partsOf } = numbered(built)
  const byScreen = new Map(rows.map((row) => [row.screen, row]))
  const pages = Object.entries(paths).flatMap(([name, path]): [string, FramedPage][] => {
    const row = byScreen.get(name)
    return row ? [[path, { ...framedPage(name as ScreenName, row), ...partsOf(name) }]] : []
  })
  const notFound: FramedPage = {
    bar: 'brand',
    titles: {},
    needsSession: false,
    hasTabs: false,
    ...partsOf(''),
  }
  return {
    pages: { ...Object.fromEntries(pages), '': notFound },
    redirects: Object.fromEntries(Object.entries(redirects).map(([from, name]) => [from, paths[name]])),
    files,
    base,
    answers,
    hasManifests: isInstalled && built !== nothingBuilt,
    start: paths.start,
    login: paths.login,
    languages: languageNames,
    serverLanguages,
    simulation,
    seal: simulationSeal,
    mask: MASK,
  }
}

/** A server puts a fresh one in its place with each answer. */
export const NONCE = '__CSP_NONCE__'

/** Who sends the page. */
export type PageHost = {
  /** What the addresses of its files begin with. */
  base: '/' | './'
  /** Whether each answer gets a nonce; what stands in the page is known by its hash otherwise. */
  hasNonce: boolean
  /** Whether a server answers the first calls of the page, before the app is there. */
  answers: boolean
  /** Whether it can be installed from there (manifests.ts). */
  isInstalled: boolean
}

/** The mark as it is in the kit's BrandMark. */
const mark = (): string => {
  const [shapes = ''] = /<path[\s\S]*<\/g>/.exec(read('public/mark.svg')) ?? []
  return `<svg viewBox="0 0 32 32" aria-hidden="true">${shapes.replace('</g>', '')}</svg>`
}

type Tags = { script: (code: string) => string; style: (css: string) => string; nonce: string }

function tagsFor({ hasNonce }: PageHost): Tags {
  const nonce = hasNonce ? ` nonce="${NONCE}"` : ''
  return {
    nonce,
    script: (code) => `<script${nonce}>${code}</script>`,
    style: (css) => `<style${nonce}>${css}</style>`,
  }
}

const templates = ({ pages }: RenderedPages, language: Language): string =>
  pages
    .filter((page) => page.language === language)
    .map(({ path, html }) => `<template data-page="${path}" lang="${language}">${html}</template>`)
    .join('\n  ')

const [firstLanguage, ...otherLanguages] = languages

/**
 * The pages go with the frame, their style too: the app brings its own. Each is put in its place as soon as it is read,
 * those in the language of most members first: to read all three takes a slow phone as long as to draw one.
 */
function frame({ entrances, ofMembers }: FirstPages, { script, style }: Tags): string {
  // What was sent by then is put into the frame.
  const fill = script('kabutoPlace?.()')
  return `<div id="frame" data-bar="brand">
  <aside><span aria-hidden="true" data-part="seal">${simulationSeal.ja}</span><span data-part="simulation">${simulation.ja}</span></aside>
  <div data-part="bar"><span data-part="brand" translate="no">${mark()}Kabuto</span><span data-part="title"></span></div>
  ${fill}
  ${style(entrances.css)}
  ${templates(entrances, firstLanguage)}
  ${fill}
  ${style(ofMembers.css)}
  ${templates(ofMembers, firstLanguage)}
  ${fill}
  ${otherLanguages.map((each) => `${templates(entrances, each)}\n  ${templates(ofMembers, each)}\n  ${fill}`).join('\n  ')}
</div>`
}

const rows = (): RouteRow[] => routeRows(read('src/routes.ts'))

/** What is built, for the budgets too (tools/checks/budgets.ts). */
const BUILT = '.vite/pages.json'

/**
 * What the page contains before the app is there, without a script too: the mark that everything is simulated, the
 * brand, and the bars of the page that was asked for. The app takes it away with its first page.
 */
export function firstFrame(host: PageHost): Plugin {
  const tags = tagsFor(host)
  const { script, style } = tags
  let sheet = ''
  let built = nothingBuilt
  let rendered: FirstPages = { entrances: { css: '', pages: [] }, ofMembers: { css: '', pages: [] } }
  let arrange = ''
  return {
    name: 'kabuto-first-frame',
    async configResolved({ command, build }) {
      // Not for the build that only looks at what pages share (pageChunks.ts).
      if (!build.write) return
      arrange = await buildScript({ file: 'frameScript.ts' })
      if (command === 'build') rendered = await renderFirstPages()
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle: Rolldown.OutputBundle) {
        built = pageFiles(bundle, rows())
        this.emitFile({ type: 'asset', fileName: BUILT, source: JSON.stringify(built) })
        // The sheet is small and nothing is painted without it: it comes with the page, and is not fetched.
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.viteMetadata?.importedCss.clear()
          else if (file.fileName.endsWith('.css')) {
            sheet += String(file.source)
            delete bundle[file.fileName]
          }
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const table = JSON.stringify(frameTable(rows(), built, host))
        const icon = `data:image/svg+xml,${encodeURIComponent(read('public/mark.svg'))}`
        const charset = '<meta charset="utf-8" />'
        const root = '<div id="root">'
        const added: Record<string, string> = {
          // First of all, because it asks for figures and files.
          [charset]: `${charset}${script(`(FRAME_TABLE => {${arrange}})(${table})`)}`,
          '</head>': `${style(`${sheet}${read('firstFrame.css')}`)}</head>`,
          [root]: `${frame(rendered, tags)}\n    ${root}`,
          [`href="${host.base}mark.svg"`]: `href="${icon}"`,
        }
        let page = html.replace(
          /<script type="module" crossorigin src="(\.?\/assets\/[^"]+)"[^>]*><\/script>/,
          (_, entry: string) => {
            added['</body>'] = `${script(`kabutoStart('${entry}')`)}</body>`
            return `<link rel="modulepreload" crossorigin href="${entry}"${tags.nonce}>`
          },
        )
        for (const [anchor, text] of Object.entries(added)) {
          if (!page.includes(anchor)) throw new Error(`index.html has no ${anchor}`)
          page = page.replace(anchor, () => text)
        }
        // The frame is painted without any of them.
        return page.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
      },
    },
  }
}

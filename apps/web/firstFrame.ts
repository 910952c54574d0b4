import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { paths, type ScreenName } from '../../packages/domain/src/paths.ts'
import { en } from '../../packages/screens/src/titles/messages/en.ts'
import { ja } from '../../packages/screens/src/titles/messages/ja.ts'
import { zhHant } from '../../packages/screens/src/titles/messages/zhHant.ts'
import { simulation, simulationSeal } from '../../packages/ui-kit/src/words/simBar.ts'
import { type RouteRow, routeRows } from '../../tools/routeRows.ts'
import { languageInAddress, languageNames } from './src/shell/language.ts'
import { arrangeFrame, type FramedPage, type FrameTable } from './arrangeFrame.ts'

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8')

const titlesOf = (name: ScreenName | 'notFound'): Record<string, string> => ({
  ja: ja[name],
  en: en[name],
  'zh-Hant': zhHant[name],
})

/** The pages whose bar carries the brand instead of a title, and the one whose bar carries a way back alone. */
const branded = new Set<ScreenName>(['start', 'home'])
const untitled: ScreenName = 'login'

function framedPage(name: ScreenName, row: RouteRow): FramedPage {
  // A page of the bottom menu has no way back.
  const isRoot = row.hasTab && new RegExp(`\\btab: '${name}'`).test(row.text)
  return {
    bar: branded.has(name) ? 'brand' : isRoot ? 'title' : 'back',
    titles: name === untitled ? {} : titlesOf(name),
    needsSession: /guard: 'session'/.test(row.text),
    hasTabs: row.hasTab,
  }
}

export function frameTable(routes: string): FrameTable {
  const rows = new Map(routeRows(routes).map((row) => [row.screen, row]))
  const pages = Object.entries(paths).flatMap(([name, path]): [string, FramedPage][] => {
    const row = rows.get(name)
    return row ? [[path, framedPage(name as ScreenName, row)]] : []
  })
  const notFound: FramedPage = { bar: 'brand', titles: {}, needsSession: false, hasTabs: false }
  return {
    pages: { ...Object.fromEntries(pages), '': notFound },
    start: paths.start,
    login: paths.login,
    languages: languageNames,
    simulation,
    seal: simulationSeal,
  }
}

/** The mark as it stands in the kit's BrandMark. */
const mark = (): string => {
  const [shapes = ''] = /<path[\s\S]*<\/g>/.exec(read('public/mark.svg')) ?? []
  return `<svg viewBox="0 0 32 32" aria-hidden="true">${shapes.replace('</g>', '')}</svg>`
}

const frame = (): string => `<div id="frame" data-bar="brand">
  <aside><span aria-hidden="true" data-part="seal">${simulationSeal.ja}</span><span data-part="simulation">${simulation.ja}</span></aside>
  <div data-part="bar"><span data-part="brand" translate="no">${mark()}Kabuto</span><span data-part="title"></span></div>
</div>`

/**
 * What stands in the page before the app is there, without a script too: the mark that everything is simulated, the
 * brand, and the bars of the page that was asked for. The app takes it away with its first page.
 */
export function firstFrame(): Plugin {
  return {
    name: 'kabuto-first-frame',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const table = frameTable(read('src/routes.ts'))
        const tags: HtmlTagDescriptor[] = [
          { tag: 'style', children: read('firstFrame.css'), injectTo: 'head' },
          {
            tag: 'script',
            attrs: { nonce: '__CSP_NONCE__' },
            children: `(${arrangeFrame.toString()})(${JSON.stringify(table)}, ${languageInAddress.toString()})`,
            injectTo: 'body',
          },
        ]
        // The sheet is small and nothing is painted without it: it comes with the page.
        const sheet = Object.values(bundle ?? {}).find(({ fileName }) => fileName.endsWith('.css'))
        let page = html.replace('<div id="root">', `${frame()}\n    <div id="root">`)
        if (sheet?.type === 'asset') {
          page = page.replace(/\s*<link rel="stylesheet"[^>]*>/, '')
          tags.unshift({ tag: 'style', children: String(sheet.source), injectTo: 'head' })
        }
        for (const tag of tags) if (tag.tag === 'style') tag.attrs = { nonce: '__CSP_NONCE__' }
        return { html: page, tags }
      },
    },
  }
}

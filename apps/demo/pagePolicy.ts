import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { securityHeaders } from '../fixture/src/headers.ts'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The texts of all elements of that name, each hash once. */
export function hashesOf(page: string, element: 'script' | 'style'): string[] {
  const found = page.matchAll(new RegExp(`<${element}(?:\\s[^>]*)?>([\\s\\S]*?)</${element}>`, 'g'))
  return [...new Set([...found].map(([, text = '']) => hashOf(text)))]
}

/**
 * The policy of the server (apps/fixture/src/headers.ts), for a page that nobody sends with headers of its own: what
 * stands in it is known by its hash. A page cannot say itself who may frame it.
 */
function policyOf(page: string): string {
  const nonce = `'nonce-NONE'`
  const policy = securityHeaders('NONE')['content-security-policy'] ?? ''
  // styled-components fills an empty sheet by rules, not by text.
  const hashes = {
    script: hashesOf(page, 'script'),
    style: [hashOf(''), hashOf(legendSheet()), ...hashesOf(page, 'style')],
  }
  return policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .map((directive) => directive.replace(nonce, hashes[directive.startsWith('script') ? 'script' : 'style'].join(' ')))
    .join('; ')
}

const kit = createRequire(join(import.meta.dirname, '../../packages/ui-kit/package.json'))

/** What the chart engine would put into the page where it is not there yet. */
const chartSheet = (): string => readFileSync(kit.resolve('apexcharts/dist/apexcharts.css'), 'utf8')

/** The sheet of a legend, which it puts into every chart. */
function legendSheet(): string {
  const engine = readFileSync(kit.resolve('apexcharts/dist/apexcharts.esm.js'), 'utf8')
  const [, text] = /createTextNode\(("\\n\s+\.apexcharts-flip-y(?:[^"\\]|\\.)*")\)/.exec(engine) ?? []
  if (text === undefined) throw new Error('The chart engine has no sheet of its legend.')
  return JSON.parse(text) as string
}

export function pagePolicy(): Plugin {
  return {
    name: 'kabuto-page-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const page = html.replace('</head>', () => `<style id="apexcharts-css">${chartSheet()}</style></head>`)
        const charset = '<meta charset="utf-8" />'
        if (!page.includes(charset)) throw new Error(`index.html has no ${charset}`)
        return page.replace(
          charset,
          () => `${charset}<meta http-equiv="content-security-policy" content="${policyOf(page)}">`,
        )
      },
    },
  }
}

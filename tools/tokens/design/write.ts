import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tokensCss } from '../css.ts'
import { readTokens } from '../read.ts'
import { dtcgNames, toDtcg } from './dtcg.ts'
import { figmaModes, toFigma } from './figma.ts'

/** The tokens as design tools take them in: the DTCG format, CSS, and a file for each mode of Figma's variables. */
export function writeDesignFiles(root: string, out: string): void {
  const tokens = readTokens(root)
  const { base, overrides, resolver } = toDtcg(tokens)
  const figma = toFigma(tokens)
  const files: [name: string, content: object | string][] = [
    [dtcgNames.base, base],
    [dtcgNames.overrides.dark, overrides.dark],
    [dtcgNames.overrides.west, overrides.west],
    [dtcgNames.resolver, resolver],
    ['kabuto.tokens.css', tokensCss(tokens)],
    ...figmaModes.map((mode): [string, object] => [`figma/kabuto-${mode}.json`, figma[mode]]),
  ]
  for (const [name, content] of files) {
    const file = join(out, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`)
  }
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aliasOf, type Token } from '../flatten.ts'
import { readTokens } from '../read.ts'
import { type DtcgFiles, dtcgNames, fromDtcg } from './dtcg.ts'
import { type FigmaFiles, figmaModes, fromFigma, variablesOf } from './figma.ts'
import { entriesOf, type Tree } from './tree.ts'
import { writeDesignFiles } from './write.ts'

const root = join(import.meta.dirname, '../../..')
const tokens = readTokens(root)
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kabuto-tokens-'))
  writeDesignFiles(root, folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (name: string): Tree => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Tree

const dtcg = (): DtcgFiles => ({
  base: read(dtcgNames.base),
  overrides: { dark: read(dtcgNames.overrides.dark), west: read(dtcgNames.overrides.west) },
  resolver: read(dtcgNames.resolver),
})

const figma = (): FigmaFiles =>
  Object.fromEntries(figmaModes.map((mode) => [mode, read(`figma/kabuto-${mode}.json`)])) as FigmaFiles

/** By the name of a token; what differs is then read at once. */
const byName = (all: readonly Token[]): Record<string, Token> =>
  Object.fromEntries(all.map((token) => [token.path.join('.'), token]))

describe('DTCG', () => {
  test('what was written and read again is what we have', () => {
    expect(byName(fromDtcg(dtcg()))).toEqual(byName(tokens))
    expect(fromDtcg(dtcg()).map(({ path }) => path)).toEqual(tokens.map(({ path }) => path))
  })

  test('the resolver names the files, both themes and both price colours', () => {
    expect(dtcg().resolver).toMatchObject({
      version: '2025.10',
      sets: { base: { sources: [{ $ref: 'kabuto.tokens.json' }] } },
      modifiers: {
        theme: { contexts: { light: [], dark: [{ $ref: 'dark.tokens.json' }] }, default: 'light' },
        price: { contexts: { japan: [], west: [{ $ref: 'west.tokens.json' }] }, default: 'japan' },
      },
    })
  })

  test('each alias of each file is the name of a token', () => {
    const names = new Set(Object.keys(byName(tokens)))
    const { base, overrides } = dtcg()
    const aliases = [base, overrides.dark, overrides.west]
      .flatMap((tree) => entriesOf(tree))
      .flatMap(([, { $value }]) => aliasOf($value) ?? [])
    expect(aliases.length).toBeGreaterThan(100)
    expect(aliases.filter((alias) => !names.has(alias))).toEqual([])
  })
})

describe('Figma', () => {
  test('what was written and read again is what we have, but for its styles', () => {
    expect(byName(fromFigma(figma()))).toEqual(byName(variablesOf(tokens)))
    const styles = new Set(['shadow', 'typography', 'transition', 'cubicBezier'])
    expect(tokens.length - variablesOf(tokens).length).toBe(tokens.filter(({ type }) => styles.has(type)).length)
  })

  test('each file is whole by itself: the same names, and no alias that leads out of it', () => {
    const names = variablesOf(tokens).map(({ path }) => path.join('.'))
    for (const file of Object.values(figma())) {
      const entries = entriesOf(file)
      expect(entries.map(([path]) => path.join('.'))).toEqual(names)
      const aliases = entries.flatMap(([, { $value }]) => aliasOf($value) ?? [])
      expect(aliases.filter((alias) => !names.includes(alias))).toEqual([])
    }
  })

  test('only the types that Figma has, and lengths in pixels', () => {
    const all = Object.values(figma()).flatMap((file) => entriesOf(file).map(([, written]) => written))
    expect(new Set(all.map(({ $type }) => $type))).toEqual(new Set(['color', 'number', 'string', 'dimension']))
    const lengths = all.filter(({ $type, $value }) => $type === 'dimension' && aliasOf($value) === undefined)
    expect(new Set(lengths.map(({ $value }) => ($value as { unit: string }).unit))).toEqual(new Set(['px']))
  })

  test.each([
    ['light', '{primitive.color.sumi.50}', '{semantic.tick.red.text}'],
    ['dark', '{primitive.color.sumi.950}', '{semantic.tick.red.text}'],
    ['light-west', '{primitive.color.sumi.50}', '{semantic.tick.green.text}'],
    ['dark-west', '{primitive.color.sumi.950}', '{semantic.tick.green.text}'],
  ] as const)('%s: the page is %s, what rises is %s', (mode, page, up) => {
    const values = Object.fromEntries(entriesOf(figma()[mode]).map(([path, { $value }]) => [path.join('.'), $value]))
    expect(values['primitive.font.size.12']).toEqual({ value: 12, unit: 'px' })
    expect(values['semantic.bg.page']).toBe(page)
    expect(values['semantic.price.up.text']).toBe(up)
  })
})

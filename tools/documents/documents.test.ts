import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generatedDocuments, generatedPage } from './generated.ts'

const root = join(import.meta.dirname, '../..')
const documents = await generatedDocuments(root)
const textOf = (name: string): string => documents.find(({ file }) => file === name)?.text ?? ''

type Document = {
  openapi: string
  paths: Record<string, Record<string, { 'x-role': string; parameters: { name: string }[]; requestBody?: unknown }>>
  components: { schemas: Record<string, unknown> }
}

test('every reference of the OpenAPI document leads somewhere', () => {
  const text = textOf('docs/openapi.json')
  const { components } = JSON.parse(text) as Document
  const references = [...text.matchAll(/"\$ref": "#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name)
  expect(references.length).toBeGreaterThan(50)
  expect(references.filter((name) => !(name in components.schemas))).toEqual([])
  expect(text).not.toContain('$defs')
})

test('a call that changes something asks for its key, and the stream is read', () => {
  const { openapi, paths } = JSON.parse(textOf('docs/openapi.json')) as Document
  expect(openapi).toBe('3.1.0')
  expect(paths['/funds/withdraw']?.['post']?.parameters.map(({ name }) => name)).toEqual([
    'language',
    'idempotency-key',
  ])
  expect(paths['/funds/summary']?.['post']?.parameters.map(({ name }) => name)).toEqual(['language'])
  expect(Object.keys(paths['/market/stream'] ?? {})).toEqual(['get'])
  expect(paths['/market/stream']?.['get']?.requestBody).toBeUndefined()
})

test('the page of the machines draws every edge with its guard and names what is refused', () => {
  const page = textOf('docs/machines.md')
  expect(page).toContain('underReview --> unverified: reject [reason]')
  expect(page).toContain('holding --> preparingToClose: sell')
  expect(page).toContain('Anything else is refused with `notPending`.')
})

test('the page of the calls names every call, tells each refusal in words, and lets no markup through', async () => {
  const { text: page } = await generatedPage(root)
  const { paths } = JSON.parse(textOf('docs/openapi.json')) as Document
  expect(Object.keys(paths).filter((path) => !page.includes(`<code>${path}</code>`))).toEqual([])
  expect(page).toContain('<code>quoteExpired</code> <span lang="ja">')
  expect(page.match(/<script/g)).toBeNull()
  const targets = [...page.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => `id="${id}"`)
  expect(targets.filter((target) => !page.includes(target))).toEqual([])
})

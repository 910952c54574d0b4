import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contract } from '../../packages/domain/src/contract.ts'
import { refusalTable } from '../../packages/domain/src/shared/refusal/refusalTable.ts'
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

type Walked = {
  summary: string
  operationId: string
  tags: string[]
  responses: Record<string, Response>
}
type Response = {
  $ref?: string
  description: string
  content: Record<string, { schema: { properties: { refusal?: Ways } } }>
}
type Ways = { $ref?: string; oneOf?: { $ref: string }[] }

type Shared = Record<string, Response>

/** A response, where it is one of all calls' too. */
function found(response: Response | undefined, shared: Shared): Response | undefined {
  return response?.$ref === undefined ? response : shared[response.$ref.split('/').at(-1) ?? '']
}

function codesOf(response: Response | undefined): string[] {
  const refusal = Object.values(response?.content ?? {})[0]?.schema.properties.refusal
  const references = refusal?.oneOf ?? (refusal ? [refusal] : [])
  return references.map(({ $ref = '' }) => $ref.split('/Refusal').at(-1) ?? '').toSorted()
}

const capital = (code: string): string => code.charAt(0).toUpperCase() + code.slice(1)

describe('each call of the OpenAPI document', () => {
  const { paths, components } = JSON.parse(textOf('docs/openapi.json')) as {
    paths: Record<string, Record<string, Walked>>
    components: {
      responses: Shared
      schemas: Record<string, { properties: { params: { properties: object; required: string[] } } }>
    }
  }
  const walked = contract.map((call) => ({
    ...call,
    operation: paths[`/${call.path}`]?.[call.method ? 'get' : 'post'],
  }))

  test('has a summary of its own, an id and a tag', () => {
    const operations = walked.map(({ operation }) => operation)
    expect(
      walked.filter(({ path, operation }) => !operation || operation.summary === path).map(({ path }) => path),
    ).toEqual([])
    for (const name of ['summary', 'operationId'] as const)
      expect(new Set(operations.map((operation) => operation?.[name])).size).toBe(operations.length)
    expect(operations.filter((operation) => operation?.tags.length !== 1)).toEqual([])
  })

  test('describes what is badly formed, too often, broken, and who may not', () => {
    for (const { role, method, operation } of walked) {
      const described = Object.entries(operation?.responses ?? {})
      expect(described.filter(([, response]) => !found(response, components.responses)?.description)).toEqual([])
      const wanted = [
        '200',
        '400',
        '429',
        '500',
        '503',
        ...(role === 'anyone' ? [] : ['401']),
        ...(role === 'admin' ? ['403'] : []),
        ...(method === 'GET' ? [] : ['413']),
      ]
      expect(described.map(([code]) => code)).toEqual(expect.arrayContaining(wanted))
    }
  })

  test.each(walked)('$path names each refusal of its contract', (call) => {
    const anywhere = call.changes ? ['idempotencyMismatch'] : []
    const described = codesOf(found(call.operation?.responses[call.method ? '429' : '200'], components.responses))
    const wanted = call.method ? ['tooOften', ...call.refusals] : [...call.refusals, ...anywhere]
    expect(described).toEqual([...new Set(wanted.map(capital))].toSorted())
  })

  test('tells the parameters of a refusal as the table has them, but of what only the phone says', () => {
    const ofThePhone = new Set(['passwordsDiffer', 'offline', 'timeout', 'badAnswer'])
    for (const [code, { params }] of Object.entries(refusalTable)) {
      if (ofThePhone.has(code)) continue
      const described = components.schemas[`Refusal${capital(code)}`]?.properties.params
      const kinds = Object.entries<string>(params)
      expect([code, Object.keys(described?.properties ?? {})]).toEqual([code, kinds.map(([name]) => name)])
      expect(described?.required).toEqual(kinds.flatMap(([name, kind]) => (kind.endsWith('?') ? [] : [name])))
    }
    expect(components.schemas['RefusalFundOperationPending']?.properties.params.properties).toEqual({
      id: { type: 'string' },
      kind: { type: 'string', enum: ['deposit', 'withdrawal', 'credit', 'raise'] },
    })
  })
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

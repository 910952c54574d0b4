import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from '../bare/plain.mjs'
import { alsoNamed, beforeLast, type Edits, imported } from './edits.ts'
import type { Feature, Name } from './names.ts'

/** The first half of a call's path (decisions §4). */
const areas: Record<Feature, string> = {
  session: 'user',
  home: 'common',
  market: 'market',
  trading: 'trade',
  funds: 'funds',
  cards: 'user',
  identity: 'user',
  loans: 'funds',
  offerings: 'ipo',
  blocks: 'block',
  follow: 'follow',
  account: 'user',
  support: 'support',
}

const NOW = '2026-11-20T14:32:00+09:00'

const domainTest = (feature: Feature, { camel, pascal }: Name): string => `import { expect, test } from 'vitest'
import { readAnswer } from '../shared/readAnswer.ts'
import { ${camel}Call } from './contract.ts'
import { sample${pascal} } from './samples.ts'

test('the sample of ${areas[feature]}/${camel} is an answer of its call', () => {
  expect(readAnswer(${camel}Call.output, sample${pascal})).toEqual({ value: sample${pascal} })
  expect(readAnswer(${camel}Call.output, {})).not.toHaveProperty('value')
})
`

const handlerOf = (
  feature: Feature,
  { camel }: Name,
): string => `import { ${camel}Call } from '@kabuto/domain/${feature}'
import { toIso } from '@kabuto/domain/shared'
import { memberHandler } from '../handler.ts'

/** So far it tells when it was asked, by the market's clock. */
export const ${camel} = memberHandler(${camel}Call, ({ now }) => Promise.resolve({ data: { at: toIso(now) } }))
`

const handlerTest = (feature: Feature, { camel }: Name): string => `import { expect, test } from 'vitest'
import { bench } from '../testing.ts'

test('${areas[feature]}/${camel} answers a member, and nobody else', async () => {
  const { send, login } = await bench()
  const { token } = await login('0000000001')
  expect((await send('${areas[feature]}/${camel}', {}, { token })).body).toMatchObject({ status: 1, data: { at: '${NOW}' } })
  expect((await send('${areas[feature]}/${camel}')).http).toBe(401)
})
`

function refuseWhatIsThere(root: string, feature: Feature, { camel, pascal }: Name): void {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8')
  const path = `${areas[feature]}/${camel}`
  if (read('docs/openapi.json').includes(`"/${path}"`)) throw new PlainError(`There is a call ${path} already.`)
  const taken = [
    ['packages/domain/src/contract.ts', `${camel}Call`],
    [`packages/domain/src/${feature}/samples.ts`, `sample${pascal}`],
    ['packages/simulator/src/handlers.ts', camel],
  ].find(([file = '', word = '']) => new RegExp(`\\b${word}\\b`).test(read(file)))
  if (taken) throw new PlainError(`${taken[0]} knows another ${taken[1]} already. Choose another name.`)
}

function intoDomain(edits: Edits, feature: Feature, { camel, pascal }: Name): void {
  const folder = `packages/domain/src/${feature}`
  const path = `${areas[feature]}/${camel}`
  const row = `export const ${camel}Call = defineCall({ path: '${path}', role: 'member', changes: false, input: object({}), output: object({ at: timeSchema }), refusals: [] })`
  const sample = `export const sample${pascal}: OutputOf<typeof ${camel}Call> = { at: '${NOW}' }`
  edits.change(
    `${folder}/contract.ts`,
    (text) =>
      `${[
        ['valibot', 'object'],
        ['../shared/call.ts', 'defineCall'],
        ['../shared/schemas.ts', 'timeSchema'],
      ].reduce((now, [from = '', name = '']) => imported(now, from, name), text)}\n${row}\n`,
  )
  edits.change(
    `${folder}/samples.ts`,
    (text) =>
      `${imported(imported(text, '../shared/call.ts', 'type OutputOf'), './contract.ts', `type ${camel}Call`)}\n${sample}\n`,
  )
  edits.change(`${folder}/index.ts`, (text) =>
    alsoNamed(alsoNamed(text, './contract.ts', `${camel}Call`), './samples.ts', `sample${pascal}`),
  )
  edits.create(`${folder}/${camel}.test.ts`, domainTest(feature, { camel, pascal, spaced: '' }))
  edits.change('packages/domain/src/contract.ts', (text) =>
    beforeLast(imported(text, `./${feature}/contract.ts`, `${camel}Call`), ']', `  ${camel}Call,`),
  )
  // The list that the decisions are held to.
  edits.change('packages/domain/src/specification.test.ts', (text) =>
    text.replace(/^(const calls = \[\n(?: {2}.*\n)*)\]/m, `$1  '${path}',\n]`),
  )
}

/** A call that reads: its row, its sample, its handler, a test of each. The documents are made anew afterwards. */
export function newCall(edits: Edits, root: string, feature: Feature, name: Name): string[] {
  const { camel } = name
  refuseWhatIsThere(root, feature, name)
  intoDomain(edits, feature, name)
  edits.create(`packages/simulator/src/${feature}/${camel}.ts`, handlerOf(feature, name))
  edits.create(`packages/simulator/src/${feature}/${camel}.test.ts`, handlerTest(feature, name))
  edits.change('packages/simulator/src/handlers.ts', (text) =>
    imported(text, `./${feature}/${camel}.ts`, camel).replace(
      /^(export const handlers: [^=]*= \[[^\]]*?)(,?\n)?\]/m,
      `$1, ${camel}$2]`,
    ),
  )
  // Every call says who may make it; this one is for any member with a session.
  edits.change('apps/fixture/src/proofs/authTable.ts', (text) =>
    beforeLast(text, '}', `  '${areas[feature]}/${camel}': '401 401 401 401 ok ok 401 ok ok ok ok',`),
  )
  return [
    'Say in docs/decisions/calls.md why it is there: decisions §4 does not list it.',
    `The screen that shows it gets its line in apps/web/src/${feature}/data.ts (without a reader knip refuses it):\n  export const ${camel}Atom = read(${camel}Call, {}, (${camel}) => ${camel})`,
  ]
}

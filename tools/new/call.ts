import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from '../bare/plain.mjs'
import { alsoNamed, type Edits, imported } from './edits.ts'
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

const handlerOf = (
  feature: Feature,
  { camel }: Name,
): string => `import { ${camel}Call } from '@kabuto/domain/${feature}'
import { toIso } from '@kabuto/domain/shared'
import { memberHandler } from '../../engine/handler.ts'

/** So far it tells when it was asked, by the market's clock. */
export const ${camel} = memberHandler(${camel}Call, ({ now }) => Promise.resolve({ data: { at: toIso(now) } }))
`

const handlerTest = (
  feature: Feature,
  { camel, pascal }: Name,
): string => `import { ${camel}Call, sample${pascal} } from '@kabuto/domain/${feature}'
import { readAnswer } from '@kabuto/domain/shared'
import { expect, test } from 'vitest'
import { bench } from '../../testing.ts'

test('${areas[feature]}/${camel} answers a member as its sample says, and nobody else', async () => {
  const { send, login } = await bench()
  const { token } = await login('0000000001')
  const { body } = await send('${areas[feature]}/${camel}', {}, { token })
  expect(readAnswer(${camel}Call.output, body.data)).toEqual({ value: sample${pascal} })
  expect((await send('${areas[feature]}/${camel}')).http).toBe(401)
})
`

function refuseWhatIsThere(root: string, feature: Feature, { camel, pascal }: Name): void {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8')
  const path = `${areas[feature]}/${camel}`
  if (read('docs/openapi.json').includes(`"/${path}"`)) throw new PlainError(`There is a call ${path} already.`)
  const contracts = globSync('packages/domain/src/*/contract.ts', { cwd: root }).map((file) => [file, `${camel}Call`])
  const taken = [
    ...contracts,
    [`packages/domain/src/${feature}/samples.ts`, `sample${pascal}`],
    ['packages/simulator/src/wiring/handlers.ts', camel],
  ].find(([file = '', word = '']) => new RegExp(`\\b${word}\\b`).test(read(file)))
  if (taken) throw new PlainError(`${taken[0]} knows another ${taken[1]} already. Choose another name.`)
}

function intoDomain(edits: Edits, feature: Feature, { camel, pascal }: Name): void {
  const folder = `packages/domain/src/${feature}`
  const path = `${areas[feature]}/${camel}`
  const row =
    `export const ${camel}Call = defineCall({ path: '${path}', role: 'member', changes: false, input: ` +
    `object({}), output: object({ at: timeSchema }), refusals: [] })`
  const sample = `export const sample${pascal}: OutputOf<typeof ${camel}Call> = { at: '${NOW}' }`
  edits.change(
    `${folder}/contract.ts`,
    (text) =>
      `${[
        ['valibot', 'object'],
        ['../shared/wire/call.ts', 'defineCall'],
        ['../shared/wire/schemas.ts', 'timeSchema'],
      ].reduce((now, [from = '', name = '']) => imported(now, from, name), text)}\n${row}\n`,
  )
  edits.change(`${folder}/samples.ts`, (text) => {
    const withType = imported(text, '../shared/wire/call.ts', 'type OutputOf')
    return `${imported(withType, './contract.ts', `type ${camel}Call`)}\n${sample}\n`
  })
  edits.change(`${folder}/index.ts`, (text) =>
    alsoNamed(alsoNamed(text, './contract.ts', `${camel}Call`), './samples.ts', `sample${pascal}`),
  )
}

/**
 * A call that reads: its row, its sample, its handler and a test of all three. The document is made anew afterwards.
 */
export function newCall(edits: Edits, root: string, feature: Feature, name: Name): string[] {
  const { camel } = name
  refuseWhatIsThere(root, feature, name)
  intoDomain(edits, feature, name)
  edits.create(`packages/simulator/src/features/${feature}/${camel}.ts`, handlerOf(feature, name))
  edits.create(`packages/simulator/src/features/${feature}/${camel}.test.ts`, handlerTest(feature, name))
  edits.change('packages/simulator/src/wiring/handlers.ts', (text) =>
    imported(text, `../features/${feature}/${camel}.ts`, camel).replace(
      /^export const handlers: [^=]*= \[\n/m,
      `$&  ${camel},\n`,
    ),
  )
  return [
    'Say in docs/decisions/calls.md why it is there: decisions §4 does not list it.',
    `The screen that shows it gets its line in apps/web/src/${feature}/data.ts:\n  export const ${camel} = ` +
      `resource(${camel}Call)`,
  ]
}

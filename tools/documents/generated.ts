import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { GenericSchema } from 'valibot'
import type { Call } from '../../packages/domain/src/shared/wire/call.ts'
import type { Machine } from '../../packages/domain/src/shared/machine/machine.ts'
import { callsPage } from './callsPage.ts'
import { decisionsPage } from './decisions.ts'
import { machinePage } from './machinePage.ts'
import { openApiDocument } from './openapi.ts'
import type { RefusalKinds, Words } from './refusals.ts'

const OPENAPI = 'docs/openapi.json'

const load = async <Module>(root: string, file: string): Promise<Module> =>
  (await import(pathToFileURL(join(root, 'packages/domain/src', file)).href)) as Module

export type Made = { file: string; text: string }

/** Documents that are made from other files of a tree, with the text they must hold. */
export async function generatedDocuments(root: string): Promise<Made[]> {
  const { machines } = await load<{ machines: readonly Machine[] }>(root, 'machines.ts')
  const { contract } = await load<{ contract: readonly Call[] }>(root, 'contract.ts')
  const { entities } = await load<{ entities: Record<string, GenericSchema> }>(root, 'entities.ts')
  const { refusalTable } = await load<{ refusalTable: RefusalKinds }>(root, 'shared/refusal/refusalTable.ts')
  const { ja: words } = await load<{ ja: Words }>(root, 'shared/refusal/refusals/ja.ts')
  const { refusedAnywhere } = await load<{ refusedAnywhere: readonly string[] }>(root, 'shared/wire/call.ts')
  return [
    { file: 'docs/machines.md', text: machinePage(machines) },
    { file: OPENAPI, text: openApiDocument({ contract, entities, refusedAnywhere, refusalTable, words }) },
    { file: 'docs/decisions/README.md', text: decisionsPage(root) },
  ]
}

/** The same calls as a page to be read. It says nothing that openapi.json does not, so it is not committed. */
export async function generatedPage(root: string): Promise<Made> {
  const openApi = (await generatedDocuments(root)).find(({ file }) => file === OPENAPI)?.text ?? ''
  const { ja } = await load<{ ja: Record<string, string> }>(root, 'shared/refusal/refusals/ja.ts')
  return { file: 'docs/api.html', text: callsPage(openApi, (code) => ja[code] ?? '') }
}

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { GenericSchema } from 'valibot'
import type { Call } from '../../packages/domain/src/shared/call.ts'
import type { Machine } from '../../packages/domain/src/shared/machine.ts'
import { callsPage } from './callsPage.ts'
import { machinePage } from './machinePage.ts'
import { openApiDocument } from './openapi.ts'

const load = async <Module>(root: string, file: string): Promise<Module> =>
  (await import(pathToFileURL(join(root, 'packages/domain/src', file)).href)) as Module

/** Pages and documents that are made from the domain of a tree, with the text they must hold. */
export async function generatedDocuments(root: string): Promise<{ file: string; text: string }[]> {
  const { machines } = await load<{ machines: readonly Machine[] }>(root, 'machines.ts')
  const { contract } = await load<{ contract: readonly Call[] }>(root, 'contract.ts')
  const { entities } = await load<{ entities: Record<string, GenericSchema> }>(root, 'entities.ts')
  const { refusedAnywhere } = await load<{ refusedAnywhere: readonly string[] }>(root, 'shared/call.ts')
  const { ja } = await load<{ ja: Record<string, string> }>(root, 'shared/refusals/ja.ts')
  const openApi = openApiDocument({ contract, entities, refusedAnywhere })
  return [
    { file: 'docs/machines.md', text: machinePage(machines) },
    { file: 'docs/openapi.json', text: openApi },
    { file: 'docs/api.html', text: callsPage(openApi, (code) => ja[code] ?? '') },
  ]
}

import { object, optional, record, safeParse, string, unknown, type InferOutput } from 'valibot'
import type { Machine } from '../app.ts'
import { parsedJson } from './json.ts'

/** In the tab's storage: a reload resumes what was sent there, and no other tab does. */
const KEY = 'kabuto.sent'

const intentSchema = object({
  path: string(),
  subject: string(),
  key: string(),
  account: optional(string()),
  input: record(string(), unknown()),
})

/** Something that was sent and not answered yet. */
export type Intent = InferOutput<typeof intentSchema>

export function hasIntents({ ofTab }: Machine): boolean {
  return ofTab.read(KEY) !== undefined
}

export function keptIntents({ ofTab }: Machine): Intent[] {
  const rows = parsedJson(String(ofTab.read(KEY)))
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row: unknown) => {
    const intent = safeParse(intentSchema, row)
    return intent.success ? [intent.output] : []
  })
}

function write(machine: Machine, intents: readonly Intent[]): void {
  machine.ofTab.write(KEY, intents.length === 0 ? undefined : JSON.stringify(intents))
}

export function keepIntent(machine: Machine, intent: Intent): void {
  write(machine, [...keptIntents(machine).filter(({ key }) => key !== intent.key), intent])
}

export function dropIntent(machine: Machine, key: string): void {
  write(
    machine,
    keptIntents(machine).filter((intent) => intent.key !== key),
  )
}

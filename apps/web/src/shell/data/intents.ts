import { object, optional, record, safeParse, string, unknown, type InferOutput } from 'valibot'
import type { Services } from '../app.ts'
import { parsedJson } from './json.ts'

/** In the storage of the tab: only this tab resumes its own sends after a reload. */
const KEY = 'kabuto.sent'

const intentSchema = object({
  path: string(),
  subject: string(),
  key: string(),
  account: optional(string()),
  input: record(string(), unknown()),
})

/** A send that has not been answered yet. */
export type Intent = InferOutput<typeof intentSchema>

export function hasIntents({ ofTab }: Services): boolean {
  return ofTab.read(KEY) !== undefined
}

export function keptIntents({ ofTab }: Services): Intent[] {
  const rows = parsedJson(ofTab.read(KEY))
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row: unknown) => {
    const intent = safeParse(intentSchema, row)
    return intent.success ? [intent.output] : []
  })
}

function write(services: Services, intents: readonly Intent[]): void {
  services.ofTab.write(KEY, intents.length === 0 ? undefined : JSON.stringify(intents))
}

export function keepIntent(services: Services, intent: Intent): void {
  write(services, [...keptIntents(services).filter(({ key }) => key !== intent.key), intent])
}

export function dropIntent(services: Services, key: string): void {
  write(
    services,
    keptIntents(services).filter((intent) => intent.key !== key),
  )
}

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

type Schema = { type: string; entries?: Record<string, unknown>; item?: unknown; wrapped?: unknown; options?: unknown }

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && 'type' in value

/** Every object schema that is part of one, itself too. */
function objectsIn(value: unknown): Record<string, Schema>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (!isSchema(value)) return []
  const { entries, item, wrapped, options } = value
  const own = entries ? [Object.fromEntries(Object.entries(entries).filter(([, one]) => isSchema(one)))] : []
  const parts = [...Object.values(entries ?? {}), item, wrapped, options].flatMap(objectsIn)
  return [...(own as Record<string, Schema>[]), ...parts]
}

/** For each field the next one of the same schema in the same record: `settled` → `frozen`, both amounts. */
export type Neighbours = (field: string, beside: readonly string[]) => string | undefined

export async function neighboursOf(root: string): Promise<Neighbours> {
  const file = pathToFileURL(join(root, 'packages/domain/src/entities.ts')).href
  const { entities } = (await import(file)) as { entities: Record<string, unknown> }
  const records = Object.values(entities).flatMap(objectsIn)
  return (field, beside) => {
    const fits = records.filter((record) => field in record && beside.every((other) => other in record))
    for (const record of fits) {
      const same = Object.keys(record).filter((other) => record[other] === record[field])
      const next = same[(same.indexOf(field) + 1) % same.length]
      if (next !== undefined && next !== field) return next
    }
    return undefined
  }
}

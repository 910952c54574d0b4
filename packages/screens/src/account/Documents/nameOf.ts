import type { Document } from '@kabuto/domain/documents'
import { nameIn } from '@kabuto/domain/market'
import type { Language } from '@kabuto/domain/shared'

/** What a document is about, where that has a name. */
export function nameOf({ name }: Pick<Document, 'name'>, locale: Language): string {
  if (name === null) return ''
  return typeof name === 'string' ? name : nameIn(name, locale)
}

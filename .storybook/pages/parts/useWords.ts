import { type Language } from '@kabuto/domain/shared'
import { useKitLocale } from '@kabuto/ui-kit'

/** The words of a page in the language of the toolbar. */
export function useWords<Words>(tables: Record<Language, Words>): Words {
  return tables[useKitLocale()]
}

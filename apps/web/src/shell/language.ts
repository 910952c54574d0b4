import { isLanguage, type Language } from '@kabuto/domain/shared'

/** `?lang=` before or after the `#`; it wins over what is stored. */
export function languageInAddress({ search, hash }: { search: string; hash: string }): Language | undefined {
  return [search, hash.split('?')[1]].map((query) => new URLSearchParams(query).get('lang')).find(isLanguage)
}

import { isLanguage, type Language } from '@kabuto/domain/shared'

/** `?lang=` before or after the `#`; it wins over what is stored. */
export function languageInAddress({ search, hash }: { search: string; hash: string }): Language | undefined {
  const afterHash = hash.includes('?') ? hash.slice(hash.indexOf('?')) : ''
  return [search, afterHash].map((query) => new URLSearchParams(query).get('lang')).find(isLanguage)
}

import { type Language, languages, serverLanguages } from '@kabuto/domain/shared'

/** The names of each language that an address may use: ours and the server's (specification §7). */
export const languageNames: Record<string, Language> = Object.fromEntries(
  languages.flatMap((language) => [
    [language, language],
    [serverLanguages[language], language],
  ]),
)

/**
 * `?lang=` or `?language=`, before or after the `#`; it has precedence over the stored language. The inline script of
 * the page contains this function too (arrangeFrame.ts), so the names come in as a parameter.
 */
export function languageInAddress(
  { search, hash }: Pick<Location, 'hash' | 'search'>,
  names: Record<string, Language>,
): Language | undefined {
  const queries = [search, hash.split('?')[1]].map((query) => new URLSearchParams(query))
  const asked = queries.flatMap((query) => [query.get('lang') ?? '', query.get('language') ?? ''])
  const name = asked.find((one) => Object.hasOwn(names, one))
  return name === undefined ? undefined : names[name]
}

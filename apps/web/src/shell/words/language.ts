import { type Language, languages, serverLanguages } from '@kabuto/domain/shared'

/** What an address may call each language: as we do, or as the server does (specification §7). */
export const languageNames: Record<string, Language> = Object.fromEntries(
  languages.flatMap((language) => [
    [language, language],
    [serverLanguages[language], language],
  ]),
)

/**
 * `?lang=` or `?language=` before or after the `#`; it wins over what is stored. Written into the page as it stands
 * here for the first frame too, so it uses nothing from outside.
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

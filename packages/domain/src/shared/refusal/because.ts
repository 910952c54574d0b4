/**
 * The reason that somebody gave, as it stands in a sentence: one that says ため itself is not told twice so. `because`
 * puts it into the words of the language.
 */
export function becauseOf(reason: string, because: (reason: string) => string): string {
  const bare = reason.trim().replace(/[。．.]$/, '')
  return /ため(に)?$/.test(bare) ? bare : because(bare)
}

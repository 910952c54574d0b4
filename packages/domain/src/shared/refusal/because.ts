/**
 * A reason as part of a sentence. `because` puts it into the words of the language (…のため), unless the reason ends in
 * ため already.
 */
export function becauseOf(reason: string, because: (reason: string) => string): string {
  const bare = reason.trim().replace(/[。．.]$/, '')
  return /ため(に)?$/.test(bare) ? bare : because(bare)
}

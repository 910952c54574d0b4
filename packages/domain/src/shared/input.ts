/** What was typed on a Japanese keyboard, as the rules read it: full-width letters, digits and spaces become half-width. */
export function toHalfWidth(text: string): string {
  return text.normalize('NFKC').trim()
}

/**
 * An address of the app as an argument of a story: Storybook takes nothing but letters, digits, `-` and `_` from a
 * link, so all else is written as `_` and its bytes.
 */
export function toArgument(address: string): string {
  return Array.from(address, (letter) => {
    if (/[a-zA-Z0-9-]/.test(letter)) return letter
    return Array.from(new TextEncoder().encode(letter), (byte) => `_${byte.toString(16).padStart(2, '0')}`).join('')
  }).join('')
}

/** The address in an argument; a link that was typed wrongly gives none. */
export function fromArgument(argument: string): string | undefined {
  try {
    const address = decodeURIComponent(argument.replace(/_([0-9a-f]{2})/g, '%$1'))
    return address.startsWith('/') ? address : undefined
  } catch {
    return undefined
  }
}

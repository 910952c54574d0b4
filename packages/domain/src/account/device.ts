/** What a browser calls itself says much of others, so the order counts. */
const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh|Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const

const browsers = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /Safari\//],
] as const

const nameIn = (names: readonly (readonly [string, RegExp])[], agent: string): string | undefined =>
  names.find(([, sign]) => sign.test(agent))?.[0]

/**
 * A device as its member knows it, an iPhone and Safari: out of what its browser calls itself, as far as that says it.
 */
export function deviceOf(agent: string): { system: string | undefined; browser: string | undefined } {
  return { system: nameIn(systems, agent), browser: nameIn(browsers, agent) }
}

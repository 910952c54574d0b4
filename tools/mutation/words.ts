type Words = Record<string, string>

const parametersOf = (text: string): string =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name]) => String(name))
    .toSorted((one, other) => one.localeCompare(other))
    .join()
const firstWord = (key: string): string => /^[a-z]+/.exec(key)?.[0] ?? key

/** Another key of the same type: with the same parameters and, where there is one, from the same family of names. */
export function otherKey(words: Words, key: string): string | undefined {
  const text = words[key]
  if (text === undefined) return undefined
  const keys = Object.keys(words)
  const rest = [...keys.slice(keys.indexOf(key) + 1), ...keys.slice(0, keys.indexOf(key))]
  const fits = rest.filter((other) => words[other] !== text && parametersOf(words[other] ?? '') === parametersOf(text))
  return fits.find((other) => firstWord(other) === firstWord(key)) ?? fits[0]
}

import { PlainError } from '../bare/plain.mjs'
import { features } from '../features.ts'

export type Feature = (typeof features)[number]

/** A request that names what is to be made: `Statement`, in the forms in which a name is written. */
export type Name = { pascal: string; camel: string; spaced: string }

const spacedOf = (pascal: string): string =>
  pascal.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ').replace(/ [A-Z](?![A-Z])/g, (letter) => letter.toLowerCase())

function nameOf(pascal: string): Name {
  return { pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), spaced: spacedOf(pascal) }
}

/** Names that say nothing; the house forbids files of that name. */
const empty = new Set(['Utils', 'Helpers', 'Common', 'Types', 'Index'])

export function pascalName(text: string): Name {
  if (!/^[A-Z][a-zA-Z\d]*$/.test(text) || !/[a-z]/.test(text))
    throw new PlainError(`“${text}” is no name of a part or a screen: write it as PriceTag.`)
  if (empty.has(text)) throw new PlainError(`“${text}” says nothing about what it is.`)
  return nameOf(text)
}

export function camelName(text: string): Name {
  if (!/^[a-z][a-zA-Z\d]*$/.test(text)) throw new PlainError(`“${text}” is no name of a call: write it as lastTrades.`)
  return nameOf(text.charAt(0).toUpperCase() + text.slice(1))
}

export function featureOf(text: string): Feature {
  const feature = features.find((known) => known === text)
  if (!feature) throw new PlainError(`There is no feature “${text}”. The features: ${features.join(', ')}.`)
  return feature
}

/** A text as TypeScript writes it. */
export function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, String.raw`\$&`)}'`
}

import { type Language, languages } from '@kabuto/domain/shared'
import { createBrokerage } from '../wiring/brokerage.ts'
import { memoryStore } from '../engine/memoryStore.ts'
import { plantBooks } from '../wiring/plantBooks.ts'
import { plainPorts } from '../engine/testing.ts'
import { FRIDAY } from '../testing.ts'
import { seed } from './seed.ts'

/** Books with all words and one new member, and that member's calls. */
export async function wordedRoom(market = FRIDAY) {
  const store = memoryStore()
  const ports = plainPorts(store)
  await plantBooks(ports, { ...seed, members: [{ id: '0000000011', scenario: 'fresh' }] }, market)
  const brokerage = createBrokerage(ports)
  const answer = await brokerage.handle({
    path: 'user/login',
    body: { account: '0000000011', password: 'kabuto2026', agreed: true },
    language: 'ja',
    key: ports.newId(),
  })
  const { token } = answer.body.data as { token: string }
  const ask = async (path: string, body: object = {}, language: Language = 'ja') =>
    (await brokerage.handle({ path, body, language, key: ports.newId(), token })).body.data
  /** What anybody gets who is not logged in. */
  const askOpenly = async (path: string, body: object = {}, language: Language = 'ja') =>
    (await brokerage.handle({ path, body, language, key: ports.newId() })).body.data
  return { ask, askOpenly, store }
}

/** All texts of a value, each with its path. */
export function textsIn(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => textsIn(part, `${path}/${key}`))
    : []
}

/** A value with its texts in one language only. */
function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((part) => inLanguage(part, language))
  if (typeof value !== 'object' || value === null) return value
  const translated = Object.entries(value)
  if (languages.every((one) => one in value))
    return inLanguage((value as Record<Language, unknown>)[language], language)
  return Object.fromEntries(translated.map(([key, part]) => [key, inLanguage(part, language)]))
}

/** A value without its words: whether two translations are built alike. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, key === 'kind' || key === 'href' ? part : shapeOf(part)]),
    )
  return typeof value
}

/** The entries that say in one language what they do not say in another one. */
export function uneven(entries: readonly { id: string }[]): string[] {
  return entries
    .filter(
      (entry) => new Set(languages.map((language) => JSON.stringify(shapeOf(inLanguage(entry, language))))).size > 1,
    )
    .map(({ id }) => id)
}

const MARKUP = /[<>]|&\w+;|\*\*|\]\(|^\s|\s$/

/** Texts that are empty (the corner of a table may be), or look like HTML or Markdown. */
export function unfit(entries: readonly object[]): string[] {
  return textsIn(entries)
    .filter(({ path, text }) => (text === '' && !path.endsWith('/head/0')) || MARKUP.test(text))
    .map(({ path, text }) => `${path}: ${text}`)
}

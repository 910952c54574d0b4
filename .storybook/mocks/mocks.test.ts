import { languages } from '@kabuto/domain/shared'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { titled } from '../names/places.ts'
import { mockDifferences } from './differences.ts'
import { screenMocks } from './screenMocks.ts'

const screens = new Set(titled.filter((title) => title.startsWith('Screens/')))
const notScreens = (of: object): string[] => Object.keys(of).filter((title) => !screens.has(title))

const mocks = Object.entries(screenMocks).flatMap(([title, all]) => all.map((mock) => ({ title, ...mock })))
const differences = Object.entries(mockDifferences).flatMap(([title, all]) => all.map((each) => ({ title, ...each })))

/** The texts that a language is missing from, or that say nothing in it. */
const unsaid = (place: string, texts: Partial<Record<string, string>>): string[] =>
  languages.filter((language) => !texts[language]?.trim()).map((language) => `${place} in ${language}`)

describe('the mocks of screens', () => {
  test('are those of screens that have a place', () => {
    expect(notScreens(screenMocks)).toEqual([])
  })

  test('are each a picture that is there, and each picture is one of them', () => {
    const files = readdirSync(join(import.meta.dirname, 'pictures')).toSorted()
    expect([...new Set(mocks.map(({ picture }) => `${picture}.webp`))].toSorted()).toEqual(files)
  })

  test('have captions in every language', () => {
    expect(mocks.flatMap(({ title, picture, caption }) => unsaid(`${title} ${picture}`, caption))).toEqual([])
  })

  test('are not listed twice for a screen, and no listed screen is without one', () => {
    const listed = mocks.map(({ title, picture }) => `${title} ${picture}`)
    expect(listed.filter((each, at) => listed.indexOf(each) !== at)).toEqual([])
    expect(Object.keys(screenMocks).filter((title) => screenMocks[title]?.length === 0)).toEqual([])
  })
})

describe('what differs from a mock', () => {
  test('is told of screens that have a place and a mock', () => {
    expect(notScreens(mockDifferences)).toEqual([])
    expect(Object.keys(mockDifferences).filter((title) => !(title in screenMocks))).toEqual([])
  })

  test('is told with its reason in every language', () => {
    expect(
      differences.flatMap(({ title, what, why }) => [
        ...unsaid(`${title} “${what.en}”`, what),
        ...unsaid(`${title} “${what.en}”: why`, why),
      ]),
    ).toEqual([])
  })
})

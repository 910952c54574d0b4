import type { Language } from '@kabuto/domain/shared'

/** One thing in which a screen is not as its mock, and the reason. */
export type Difference = { what: Readonly<Record<Language, string>>; why: Readonly<Record<Language, string>> }

/** By the titles in code of the screens, as in `.storybook/names/places.ts`. */
export type Differences = Readonly<Record<string, readonly Difference[]>>

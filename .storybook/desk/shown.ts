import type { Language } from '@kabuto/domain/shared'

/** A link of a page: where it leads, and its name. */
export type ShownLink = { to: string; name: string }

/** A part of the kit, the words that its props can take, and those that it was given. */
export type ShownPart = { name: string; options: Record<string, readonly string[]>; given: Record<string, string> }

/** What one story shows: its words in each language; all else is the same in all. */
export type StoryShown = {
  words: Record<Language, string[]>
  links: ShownLink[]
  records: object[]
  parts: ShownPart[]
}

import type { Language } from '@kabuto/domain/shared'

/** What can be shown: each of it is to be seen in a story. */
export const coverageKinds = ['state', 'edge', 'refusal', 'success', 'word', 'variant'] as const
export type CoverageKind = (typeof coverageKinds)[number]

/** Numbers of stories, in the order of `DeskData.stories`. */
type ShownIn = Record<Language, number[]>

export type CoverageItem = {
  kind: CoverageKind
  /** `withdrawal.pending`, `sellLocked`, `funds:title`, `Button size=large`. */
  name: string
  texts?: Record<Language, string>
  tone?: string
  /** The calls, spaces of words or parts in which it can come up. */
  where: string[]
  shownIn: ShownIn
}

/** In one language at least: some words are written in one of them only, which the columns of the page tell. */
export const isShown = ({ shownIn }: CoverageItem): boolean => Object.values(shownIn).some(({ length }) => length > 0)

/** Whether its name or a text of it contains what is sought, which is in small letters. */
export const contains = ({ name, texts }: CoverageItem, sought: string): boolean =>
  [name, ...Object.values(texts ?? {})].some((text) => text.toLowerCase().includes(sought))

/** `place` and `state` are what the sidebar says. */
export type DeskStory = { id: string; place: string; state: string; isPictured: boolean }

/** What a link to it is called: `出金 Withdraw・受付時間外`. */
export const storyName = ({ place, state }: DeskStory): string => `${place.split('/').at(-1) ?? ''}・${state}`

/** One address of the app, and the stories of what it shows. */
export type DeskScreen = {
  name: string
  path: string
  feature: string
  titles: Record<Language, string>
  guard: 'open' | 'session'
  stories: number[]
}

/** A link that a story of `from` really holds, with its name there; without one the page goes there by itself. */
export type DeskWay = { from: string; to: string; name: string; story: number }

/** A link of a story that leads to no page. */
export type BrokenLink = { story: number; name: string; to: string }

/** What `tools/desk` has collected from every story of a built workshop. */
export type DeskData = {
  stories: DeskStory[]
  items: CoverageItem[]
  screens: DeskScreen[]
  ways: DeskWay[]
  /** Screens that the menu of every page leads to, once one is logged in. */
  tabs: string[]
  broken: BrokenLink[]
}

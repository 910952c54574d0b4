import type { BrokenLink, DeskData, DeskScreen, DeskStory, DeskWay } from '../../.storybook/desk/deskData.ts'
import { isPictured } from '../../.storybook/modes.ts'
import { tabsFor } from '../../packages/screens/src/shared/MainMenu/tabs.ts'
import { paths, type ScreenName } from '../../packages/domain/src/paths.ts'
import { type Collected, type Entry, storiesIn, type Tables } from './collect.ts'
import { coverageOf } from './coverage.ts'
import { componentOf, routedScreens } from './screens.ts'

const screenAt = new Map(Object.entries(paths).map(([name, path]) => [path as string, name as ScreenName]))

/** The screen that a link leads to: `#/user/FundingDetails?kind=withdrawal` → `funds`. */
function screenOf(href: string): ScreenName | undefined {
  return screenAt.get(href.replace(/^#/, '').replace(/\?.*$/, ''))
}

function waysOf(
  screens: DeskScreen[],
  opens: Map<string, ScreenName[]>,
  collected: Collected,
  stories: Entry[],
): DeskWay[] {
  const ways = new Map<string, DeskWay>()
  for (const { name: from, stories: own } of screens) {
    for (const story of own)
      for (const { to: href, name } of collected[stories[story]?.id ?? '']?.links ?? []) {
        const to = screenOf(href)
        if (to && to !== from && !ways.has(`${from} ${to}`)) ways.set(`${from} ${to}`, { from, to, name, story })
      }
    for (const to of opens.get(from) ?? [])
      if (to !== from && !ways.has(`${from} ${to}`))
        ways.set(`${from} ${to}`, { from, to, name: '', story: own[0] ?? 0 })
  }
  return [...ways.values()]
}

/** Of screens: a part of the kit is given links by its story, which lead nowhere. */
function brokenLinks(collected: Collected, stories: Entry[]): BrokenLink[] {
  return stories.flatMap(({ id }, story) =>
    (id.startsWith('screens-') ? (collected[id]?.links ?? []) : [])
      .filter(({ to }) => screenOf(to) === undefined)
      .map(({ to, name }): BrokenLink => ({ story, name, to })),
  )
}

/** Of the component that a page is first of all; those of its parts and sheets follow. */
const isMain = ({ importPath }: Entry): boolean => componentOf(importPath).endsWith('Screen')

/** Numbers of the stories of a page's components, its own first. */
function storiesOf(components: Set<string>, entries: Entry[]): number[] {
  const own = [...entries.entries()].filter(
    ([, { id, importPath }]) => id.startsWith('screens-') && components.has(componentOf(importPath)),
  )
  return own.toSorted(([, one], [, other]) => Number(isMain(other)) - Number(isMain(one))).map(([number]) => number)
}

/** All that the pages of the desk show. */
export function deskDataOf(root: string, workshop: string, collected: Collected, messages: Tables): DeskData {
  const entries = storiesIn(workshop)
  const stories: DeskStory[] = entries.map(({ id, title, name, tags }) => ({
    id,
    place: title,
    state: name,
    isPictured: isPictured(tags),
  }))
  const routed = routedScreens(root)
  const screens = routed.map(({ name, feature, guard, components }): DeskScreen => ({
    name,
    path: paths[name],
    feature,
    titles: {
      ja: messages.ja[`titles:${name}`] ?? name,
      en: messages.en[`titles:${name}`] ?? name,
      'zh-Hant': messages['zh-Hant'][`titles:${name}`] ?? name,
    },
    guard,
    stories: storiesOf(components, entries),
  }))
  const opens = new Map(routed.map(({ name, opens: own }) => [name as string, own]))
  return {
    stories,
    items: coverageOf(
      collected,
      entries.map(({ id }) => id),
      messages,
    ),
    screens,
    ways: waysOf(screens, opens, collected, entries),
    tabs: [...tabsFor(true, undefined).tabs],
    broken: brokenLinks(collected, entries),
  }
}

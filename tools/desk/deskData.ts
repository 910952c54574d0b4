import type { DeskData, DeskScreen, DeskStory, DeskWay } from '../../.storybook/desk/deskData.ts'
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
      for (const { to: href, name } of collected[stories[story]?.id ?? '']?.ja.links ?? []) {
        const to = screenOf(href)
        if (to && to !== from && !ways.has(`${from} ${to}`)) ways.set(`${from} ${to}`, { from, to, name, story })
      }
    for (const to of opens.get(from) ?? [])
      if (to !== from && !ways.has(`${from} ${to}`))
        ways.set(`${from} ${to}`, { from, to, name: '', story: own[0] ?? 0 })
  }
  return [...ways.values()]
}

/** Links that lead to no page of the app. */
export function brokenLinks(collected: Collected): string[] {
  return Object.entries(collected).flatMap(([id, { ja }]) =>
    ja.links.filter(({ to }) => screenOf(to) === undefined).map(({ to, name }) => `${id}: ${name} → ${to}`),
  )
}

/** All that the pages of the desk show. */
export function deskDataOf(root: string, workshop: string, collected: Collected, messages: Tables): DeskData {
  const entries = storiesIn(workshop)
  const stories: DeskStory[] = entries.map(({ id, title, name }) => ({ id, place: title, state: name }))
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
    stories: entries.flatMap(({ importPath }, number) => (components.has(componentOf(importPath)) ? [number] : [])),
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
  }
}

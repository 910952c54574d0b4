import type { ScreenName } from '@kabuto/domain/paths'

/**
 * A phone shows five entries; News and Follow are reached from Quotes and Transaction there. From 600 px on, and where
 * a member has chosen so in the settings, all seven of the specification are shown.
 */
const five = ['home', 'quotes', 'positions', 'funds', 'member'] as const
const seven = ['home', 'positions', 'quotes', 'follow', 'member', 'news', 'funds'] as const

/** An entry of the bottom menu has the name of the screen that it leads to. */
export type Tab = (typeof seven)[number]

const parents: Partial<Record<Tab, Tab>> = { news: 'quotes', follow: 'positions' }

export const isTab = (name: ScreenName): name is Tab => seven.some((tab) => tab === name)

/** The entries of the bar, and which of them is marked as current on a page of a tab. */
export function tabsFor(all: boolean, current: Tab | undefined): { tabs: readonly Tab[]; lit: Tab | undefined } {
  const tabs: readonly Tab[] = all ? seven : five
  const isThere = current === undefined || tabs.includes(current)
  return { tabs, lit: isThere ? current : (parents[current] ?? current) }
}

/** From which width all seven are shown: by default, and where they were chosen. The first frame uses it too. */
export const barWidths = { seven: '(width >= 600px)', chosenSeven: '(width >= 360px)' } as const

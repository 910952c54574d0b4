import type { ScreenName } from '@kabuto/domain/paths'

/**
 * Five stand in the bar of a phone; News and Follow stand beside Quotes and Transaction there. From 600 px the
 * specification's seven.
 */
const five = ['home', 'quotes', 'positions', 'funds', 'member'] as const
const seven = ['home', 'positions', 'quotes', 'follow', 'member', 'news', 'funds'] as const

/** An entry of the bottom menu has the name of the screen that it leads to. */
export type Tab = (typeof seven)[number]

const parents: Partial<Record<Tab, Tab>> = { news: 'quotes', follow: 'positions' }

export const isTab = (name: ScreenName): name is Tab => seven.some((tab) => tab === name)

/** The entries of the bar, and which of them is lit on a page of a tab. */
export function tabsFor(isWide: boolean, current: Tab): { tabs: readonly Tab[]; lit: Tab } {
  const tabs: readonly Tab[] = isWide ? seven : five
  return { tabs, lit: tabs.includes(current) ? current : (parents[current] ?? current) }
}

/** The entries of the bottom menu. */
export type Tab = 'home' | 'quotes' | 'positions' | 'funds' | 'member' | 'news' | 'follow'

/**
 * Five stand in the bar of a phone; News and Follow stand beside Quotes and Transaction there. From 600 px the
 * specification's seven.
 */
const five: readonly Tab[] = ['home', 'quotes', 'positions', 'funds', 'member']
const seven: readonly Tab[] = ['home', 'positions', 'quotes', 'follow', 'member', 'news', 'funds']
const parents: Partial<Record<Tab, Tab>> = { news: 'quotes', follow: 'positions' }

/** The entries of the bar, and which of them is lit on a page of a tab. */
export function tabsFor(isWide: boolean, current: Tab): { tabs: readonly Tab[]; lit: Tab } {
  const tabs = isWide ? seven : five
  return { tabs, lit: tabs.includes(current) ? current : (parents[current] ?? current) }
}

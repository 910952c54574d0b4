import type { WordSpace } from '@kabuto/screens/words'
import { PageBottom } from '@kabuto/ui-kit'
import { type ComponentType, lazy, type ReactNode } from 'react'
import type { Tab } from './tabs.ts'
import { loadWords } from './words.ts'

/**
 * What a page is fetched by: the module whose one export is its component, its words and, where it belongs to a tab,
 * the bottom menu.
 */
export type Chunk = { words: readonly WordSpace[]; load: () => Promise<Record<string, ComponentType>>; tab?: Tab }

let loadedMenu: ComponentType<{ current: Tab }> | undefined

/** The bottom menu, if a page has brought it by now. */
export function menuOf(tab: Tab | undefined): ReactNode {
  const Menu = loadedMenu
  return tab && Menu && <Menu current={tab} />
}

/** Loads all of it together, so that no screen ever shows without its words. */
export function screenChunk({ words, load, tab }: Chunk) {
  return lazy(async () => {
    const [module, menu] = await Promise.all([load(), tab && import('./BottomMenu.tsx'), loadWords(...words)])
    const [Screen] = Object.values(module)
    if (!Screen) throw new Error('a page without a component')
    if (!tab || !menu) return { default: Screen }
    loadedMenu = menu.BottomMenu
    return {
      default: function TabPage() {
        return (
          <PageBottom value={<menu.BottomMenu current={tab} />}>
            <Screen />
          </PageBottom>
        )
      },
    }
  })
}

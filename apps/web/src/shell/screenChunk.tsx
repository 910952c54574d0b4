import type { WordSpace } from '@kabuto/screens/words'
import { PageBottom } from '@kabuto/ui-kit'
import { type ComponentType, lazy, type ReactNode } from 'react'
import type { Tab } from './tabs.ts'
import { loadWords } from './words.ts'

/**
 * What a page is fetched by: the module whose one export is its component, its words and, where it belongs to a tab,
 * the bottom menu.
 */
export type Chunk = {
  words: readonly WordSpace[]
  load: () => Promise<Record<string, ComponentType>>
  /** Parts that the page fetches by itself; ahead of it they come with it. */
  later?: () => Promise<unknown>
  tab?: Tab
}

let loadedMenu: ComponentType<{ current: Tab }> | undefined

/** The bottom menu, if a page has brought it by now. */
export function menuOf(tab: Tab | undefined): ReactNode {
  const Menu = loadedMenu
  return tab && Menu && <Menu current={tab} />
}

const partsOf = ({ words, load, tab }: Chunk) =>
  Promise.all([load(), tab && import('./BottomMenu.tsx'), loadWords(...words)])

/** A page that is likely to be next is there when it is asked for; what fails is tried again then. */
export async function fetchPage(chunk: Chunk): Promise<void> {
  await Promise.all([partsOf(chunk), chunk.later?.()]).catch(() => undefined)
}

/** Loads all of it together, so that no screen ever shows without its words. */
export function screenChunk(chunk: Chunk) {
  const { tab } = chunk
  return lazy(async () => {
    const [module, menu] = await partsOf(chunk)
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

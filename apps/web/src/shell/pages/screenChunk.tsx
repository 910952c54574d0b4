import type { WordSpace } from '@kabuto/screens/words'
import { fetchBodies, fetchedPart, PageBottom, PageTop } from '@kabuto/ui-kit'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import { AwaitedPage, FrameEnd } from './FrameEnd.tsx'
import type { Tab } from '@kabuto/screens/shared'
import { isFirstPage } from './firstPage.ts'
import { loadWords } from '../words/words.ts'

/**
 * What a page consists of: a module whose one export is its component, its words and, where it belongs to a tab, the
 * bottom menu.
 */
export type Chunk = {
  words: readonly WordSpace[]
  load: () => Promise<Record<string, ComponentType>>
  tab?: Tab
}

let loadedMenu: ComponentType<{ current: Tab }> | undefined

/** The bottom menu, if its code has been loaded with a page. */
export function menuOf(tab: Tab | undefined): ReactNode {
  const Menu = loadedMenu
  return tab && Menu && <Menu current={tab} />
}

/** What is shown while the code of a page is loading. */
export const Meanwhile = createContext<ReactNode>(undefined)

function Awaited() {
  const bars = useContext(Meanwhile)
  return (
    <AwaitedPage>
      {/* No pull to refresh: there is nothing to refresh yet. */}
      <PageTop value={undefined}>{bars}</PageTop>
    </AwaitedPage>
  )
}

/** A page that loads its component, words and menu together, so that it is never shown without its words. */
export function screenChunk({ words, load, tab }: Chunk) {
  const Page = fetchedPart(
    async () => {
      const [module, menu] = await Promise.all([load(), tab && import('./BottomMenu.tsx'), loadWords(...words)])
      const [Screen] = Object.values(module)
      if (!Screen) throw new Error('a page without a component')
      if (menu) loadedMenu = menu.BottomMenu
      // Its body loads while the page still requests its data. One that fails is loaded again when it is shown.
      if (!isFirstPage()) fetchBodies().catch(() => undefined)
      return function LoadedPage() {
        return (
          <>
            {tab && menu ? (
              <PageBottom value={<menu.BottomMenu current={tab} />}>
                <Screen />
              </PageBottom>
            ) : (
              <Screen />
            )}
            <FrameEnd />
          </>
        )
      }
    },
    <Awaited />,
  )

  const { fetch } = Page
  return Object.assign(Page, {
    /** Prefetches the page and its body. Errors are ignored: it is loaded again when it is opened. */
    async fetch(): Promise<void> {
      try {
        await fetch()
        await fetchBodies()
      } catch {
        // Offline, mostly.
      }
    },
  })
}

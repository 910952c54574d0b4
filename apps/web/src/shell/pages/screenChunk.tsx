import type { WordSpace } from '@kabuto/screens/words'
import { fetchedPart, PageBottom, PageTop } from '@kabuto/ui-kit'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import { AwaitedPage, FrameEnd } from './FrameEnd.tsx'
import type { Tab } from './tabs.ts'
import { loadWords } from '../words/words.ts'

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

/** What stands in the place of a page whose code is on its way. */
export const Meanwhile = createContext<ReactNode>(undefined)

function Awaited() {
  const bars = useContext(Meanwhile)
  return (
    <AwaitedPage>
      {/* There is nothing yet to be pulled down and read anew. */}
      <PageTop value={undefined}>{bars}</PageTop>
    </AwaitedPage>
  )
}

/** Loads all of it together, so that no screen ever shows without its words. */
export function screenChunk({ words, load, later: parts, tab }: Chunk) {
  const Page = fetchedPart(
    async () => {
      const [module, menu] = await Promise.all([load(), tab && import('./BottomMenu.tsx'), loadWords(...words)])
      const [Screen] = Object.values(module)
      if (!Screen) throw new Error('a page without a component')
      if (menu) loadedMenu = menu.BottomMenu
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
    /** A page that is likely to be next is there when it is asked for; what fails is tried again then. */
    async fetch(): Promise<void> {
      await Promise.all([fetch(), parts?.()]).catch(() => undefined)
    },
  })
}

import { hrefTo } from '@kabuto/domain/paths'
import type { Language } from '@kabuto/domain/shared'
import { userEvent, waitFor, within } from 'storybook/test'
import type { Actor } from '../steps/flow.ts'
import { wordIn } from './words.ts'

/** Kept pages are in the document and not to be seen. */
const isSeen = (element: HTMLElement): boolean => element.checkVisibility()

/** The first of several that is seen, once there is one. */
async function first(find: () => HTMLElement[]): Promise<HTMLElement> {
  return waitFor(() => {
    const seen = find().find(isSeen)
    if (!seen) throw new Error('Nothing of the kind is seen yet.')
    return seen
  })
}

/** An actor in the page of a frame: finds things by role, label and text, and uses them as a finger or a key would. */
export function actorIn(frame: HTMLIFrameElement, language: Language): Actor {
  const page = (): Document => {
    if (!frame.contentDocument) throw new Error('The page of the frame is not there.')
    return frame.contentDocument
  }
  const user = userEvent.setup({ document: page(), delay: null })

  const byRole = (role: 'button' | 'checkbox' | 'heading' | 'link', name?: string): Promise<HTMLElement> =>
    first(() => within(page().body).queryAllByRole(role, name === undefined ? {} : { name }))

  return {
    language,
    word: wordIn(language),
    async at(screen, query) {
      if (frame.contentWindow) frame.contentWindow.location.hash = hrefTo(screen, query)
    },
    press: async (name) => user.click(await byRole('button', name)),
    follow: async (name) => user.click(await byRole('link', name)),
    async type(label, text) {
      const field = await first(() => within(page().body).queryAllByLabelText(label))
      await user.clear(field)
      await user.type(field, text)
    },
    tick: async () => user.click(await byRole('checkbox')),
    reads: async (text) =>
      void (await first(() => within(page().body).queryAllByText((_, element) => hasOwnText(element, text)))),
    shown: async (heading) => void (await byRole('heading', heading)),
    turnClock: async (to) => frame.contentWindow?.kabutoLive?.turnClock(to),
  }
}

/** Whether an element itself, and none of its children alone, says the text. */
function hasOwnText(element: Element | null, text: string): boolean {
  if (!element?.textContent.includes(text)) return false
  return ![...element.children].some((child) => child.textContent.includes(text))
}

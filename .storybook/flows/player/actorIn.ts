import { hrefTo } from '@kabuto/domain/paths'
import { fill, type Language } from '@kabuto/domain/shared'
import { userEvent, waitFor, within } from 'storybook/test'
import { type Actor, pathOf, patternOf } from '../steps/flow.ts'
import { screenWords } from '../../stage/screenWords.ts'

type Name = string | RegExp
type Role = 'button' | 'checkbox' | 'heading' | 'link' | 'radio' | 'searchbox'

/** Kept pages are in the document and not to be seen. */
const isSeen = (element: HTMLElement): boolean => element.checkVisibility()

/** The bars of a page that is being fetched have its heading too, until its own takes their place. */
const isOfBars = (heading: HTMLElement): boolean => heading.closest('[aria-busy="true"]') !== null

/** The first of several that is seen, once there is one. */
async function first(find: () => HTMLElement[]): Promise<HTMLElement> {
  return waitFor(() => {
    const seen = find().find(isSeen)
    if (!seen) throw new Error('Nothing of the kind is seen yet.')
    return seen
  })
}

const says = (element: Element | null, read: Name): boolean => {
  const text = element?.textContent.replaceAll(/\s+/g, ' ') ?? ''
  return typeof read === 'string' ? text.includes(read) : read.test(text)
}

/** Whether an element itself, and none of its children alone, says the text. */
const isInnermost = (element: Element | null, read: Name): boolean =>
  says(element, read) && ![...(element?.children ?? [])].some((child) => says(child, read))

const isWritable = (field: Element): boolean => field.matches(':is(input, textarea):not([type=radio], [type=checkbox])')

/** The message as it is written, with its parameters. */
function templateOf(language: Language, key: string): string {
  const [space = '', name = ''] = key.split(':')
  const template: unknown = screenWords[language].getResource(language, space, name)
  if (typeof template !== 'string') throw new Error(`no ${key} in ${language}`)
  return template
}

/** An actor in the page of a frame: finds things by role, label and text, and uses them as a finger or a key would. */
export function actorIn(frame: HTMLIFrameElement, language: Language): Actor {
  const page = (): Document => {
    if (!frame.contentDocument) throw new Error('The page of the frame is not there.')
    return frame.contentDocument
  }
  const user = userEvent.setup({ document: page(), delay: null })
  const all = (role: Role, name?: Name): HTMLElement[] =>
    within(page().body).queryAllByRole(role, name === undefined ? {} : { name })
  const byRole = (role: Role, name?: Name): Promise<HTMLElement> => first(() => all(role, name))
  const text = (read: Name): Promise<HTMLElement> =>
    first(() => within(page().body).queryAllByText((_, element) => isInnermost(element, read)))
  const dialogs = (): HTMLElement[] =>
    [...within(page().body).queryAllByRole('dialog'), ...within(page().body).queryAllByRole('alertdialog')].filter(
      isSeen,
    )
  /** Of the page that is seen; while it is being fetched there is none. */
  const headings = (): HTMLElement[] =>
    [...page().querySelectorAll('h1')].filter((heading) => isSeen(heading) && !isOfBars(heading))
  const inDialog = (name: string): HTMLElement[] =>
    dialogs().flatMap((dialog) => within(dialog).queryAllByRole('button', { name }))

  return {
    language,
    word: (key, values = {}) => fill(templateOf(language, key), values),
    like: (key) => patternOf(templateOf(language, key)),
    async at(screen, query) {
      await waitFor(() => {
        const { layers = 0 } = (frame.contentWindow?.history.state ?? {}) as { layers?: number }
        // A dialog that has closed would go back from the page that comes.
        if (layers > 0) throw new Error('A dialog is still in the history.')
        // Or the page that one comes from would be taken for the one that comes.
        if (headings().length === 0) throw new Error('The page before is not there yet.')
      })
      if (!frame.contentWindow) return
      const { location } = frame.contentWindow
      const before = { path: pathOf(location.href), headings: headings() }
      location.hash = hrefTo(screen, query)
      if (before.path === pathOf(location.href)) return
      await waitFor(() => {
        if (!headings().some((heading) => !before.headings.includes(heading)))
          throw new Error('The page is not there yet.')
        if (before.headings.some(isSeen)) throw new Error('The page before is still seen.')
      })
    },
    press: async (name) => user.click(await byRole('button', name)),
    agree: async (name) => user.click(await first(() => inDialog(name))),
    insist: (name, heading) =>
      waitFor(async () => {
        const [button] = inDialog(name).filter(isSeen)
        if (button) await user.click(button)
        if (!all('heading', heading).some(isSeen)) throw new Error(`${heading} is not shown yet.`)
      }),
    follow: async (name) => user.click(await byRole('link', name)),
    async type(label, typed) {
      const field = await first(() => within(page().body).queryAllByLabelText(label).filter(isWritable))
      await user.clear(field)
      await user.type(field, typed)
      await user.tab()
    },
    async choose(label, search) {
      await user.click(await byRole('button', new RegExp(`^${label}`)))
      await user.type(await byRole('searchbox'), `${search}{Enter}`)
      await waitFor(() => {
        if (dialogs().length > 0) throw new Error('The picker is still open.')
      })
    },
    pick: async (name) => user.click(await byRole('radio', name)),
    tick: async () => user.click(await byRole('checkbox')),
    reads: async (read) => void (await text(read)),
    finds: async (pattern) => (await text(pattern)).innerText,
    shown: async (heading) => void (await first(() => all('heading', heading).filter((one) => !isOfBars(one)))),
    turnClock: async (to) => frame.contentWindow?.kabutoLive?.turnClock(to),
  }
}

import { join } from 'node:path'
import type { Browser, FrameLocator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { serveFolder, type Served } from '../../tools/visual/serve.ts'
import { openBrowser, openDesk } from '../browser.ts'

/** What `npm test` has built: the workshop, and the app in it. */
export const workshopFolder = join(import.meta.dirname, '../../storybook-static')

export type Workshop = {
  readonly address: string
  readonly page: Page
  readonly complaints: string[]
  /** Opens a story by a link, `&args=…&globals=…`; the story's own page comes back. */
  openStory: (id: string, rest?: string) => Promise<FrameLocator>
  /** Opens the page of a part or of a screen: `kit-button`. */
  openGuide: (id: string, rest?: string) => Promise<FrameLocator>
}

/** The built workshop on a free port, and for each test a fresh page in one browser. */
export function useWorkshop(): Workshop {
  let browser: Browser
  let served: Served
  let page: Page
  let complaints: string[]

  beforeAll(async () => {
    served = await serveFolder(workshopFolder)
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
    served.close()
  })
  beforeEach(async () => {
    ;({ page, complaints } = await openDesk(browser))
  })
  afterEach(() => page.context().close())

  async function open(address: string): Promise<FrameLocator> {
    await page.goto(`${served.address}/index.html?path=${address}`)
    return page.frameLocator('#storybook-preview-iframe')
  }

  return {
    get address() {
      return served.address
    },
    get page() {
      return page
    },
    get complaints() {
      return complaints
    },
    openStory: (id, rest = '') => open(`/story/${id}${rest}`),
    openGuide: (id, rest = '') => open(`/docs/${id}--guide${rest}`),
  }
}

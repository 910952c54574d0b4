import type { Locator, Page } from 'playwright-core'

// What a member looks for on a page, by role and by the whole of its name.

/** Without the pages that are kept and not shown. */
export const visible = (one: Locator): Locator => one.filter({ visible: true })

export const alert = (page: Page): Locator => page.getByRole('alert')
export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true })
export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })
export const saying = (page: Page, words: string | RegExp): Locator => visible(page.getByText(words)).first()
/** What a page calls itself. */
export const title = (page: Page, name: string): Locator =>
  visible(page.getByRole('heading', { level: 1, name, exact: true }))

/** Waits for the page of that name. */
export const arrived = (page: Page, name: string): Promise<void> => title(page, name).waitFor()
/** Waits for a heading of any level. */
export const shown = (page: Page, name: string): Promise<void> =>
  visible(page.getByRole('heading', { name, exact: true })).waitFor()

/** All that a page shows. */
export const textOf = async (page: Page): Promise<string> =>
  (await visible(page.locator('main')).allInnerTexts()).join(' ')

/** How a form says that it is looking for its answer. */
export const LOOKED_FOR = /結果を確認中|注文が通ったかを確かめています|応答を確認しています/

/** Run in the page: as fast as no hand can, all in the same moment. */
export function tenTaps(element: HTMLElement): void {
  for (let tap = 0; tap < 10; tap += 1) element.click()
}
export const tapTenTimes = (one: Locator): Promise<void> => one.evaluate(tenTaps)

/** A picture created here, so that no file is needed. */
export async function madePicture(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1600, 1000)
    canvas.getContext('2d')?.fillRect(0, 0, 800, 500)
    const made = await canvas.convertToBlob({ type: 'image/png' })
    return [...new Uint8Array(await made.arrayBuffer())]
  })
  return { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from(bytes) }
}

/** The server does what it is asked, and its first answer is lost on the way. */
export async function loseAnswer(page: Page, path: string): Promise<{ readonly sent: readonly string[] }> {
  const sent: string[] = []
  await page.route(`**/${path}*`, async (route) => {
    sent.push((await route.request().headerValue('idempotency-key')) ?? '')
    if (sent.length > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  return { sent }
}

/** How often the page is touched, by a finger that is down. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let taps = 0
    addEventListener('pointerdown', () => (taps += 1), { capture: true })
    Object.assign(window, { taps: () => taps })
  })
  return () => page.evaluate(() => (window as unknown as { taps: () => number }).taps())
}

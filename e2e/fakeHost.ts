import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { type NativeVerb, nativeVerbs } from '../apps/web/src/shell/device/nativeVerbs.ts'
import type { Room } from './room.ts'

export type Platform = 'Android' | 'iOS'

/** A native app around the page, which does as the two in native/ do. */
export type FakeHost = {
  /** What it carried out: each verb with its values. */
  asked: string[]
  /** What it did not: unknown, of a wrong shape, or not from the product’s own main frame. */
  refused: string[]
  /** Whether the app was left. */
  isLeft: () => boolean
  /** Back on Android, the swipe from the edge on iOS, as often in a row; whether the page took them all. */
  goBack: (times?: number) => Promise<boolean>
  /** Sends it a message past what the app would send, from the page itself or from a frame in it. */
  send: (message: unknown, from: 'page' | 'frame') => Promise<void>
}

type Port = { postMessage: (message: unknown) => void }

/** What the page finds, and how it reaches the test from there. */
type HostWindow = {
  hearHost: (message: unknown) => Promise<void>
  kabutoPort?: Port
  webkit?: { messageHandlers: { kabuto: Port } }
}

/** The sample app’s own script: it makes messages of the methods that the page calls. */
const script = readFileSync(join(import.meta.dirname, '../native/android/src/main/assets/bridge.js'), 'utf8')

const isVerb = (name: unknown): name is NativeVerb => typeof name === 'string' && Object.hasOwn(nativeVerbs, name)

/** The verb and its values in their order, whichever way they came; nothing where the platform could not read them. */
const readings: Record<Platform, (message: unknown) => unknown[]> = {
  Android(message) {
    try {
      const said: unknown = JSON.parse(String(message))
      return Array.isArray(said) ? (said as unknown[]) : []
    } catch {
      return []
    }
  },
  iOS(message) {
    if (typeof message !== 'object' || message === null) return []
    const { verb, ...values } = message as Record<string, unknown>
    const names = isVerb(verb) ? Object.keys(nativeVerbs[verb]) : []
    return Object.keys(values).length === names.length ? [verb, ...names.map((name) => values[name])] : []
  },
}

function isTaken([verb, ...values]: unknown[]): boolean {
  if (!isVerb(verb)) return false
  const shapes: string[] = Object.values(nativeVerbs[verb])
  return (
    values.length === shapes.length &&
    shapes.every((shape, at) => typeof values[at] === 'string' && new RegExp(`^(?:${shape})$`).test(values[at]))
  )
}

/** Puts the way to it into the page, before the page’s own scripts. */
async function plant(page: Page, platform: Platform): Promise<void> {
  await page.addInitScript((which: Platform) => {
    const shell = window as unknown as HostWindow
    const postMessage = (message: unknown): void => void shell.hearHost(message)
    if (which === 'Android') shell.kabutoPort = { postMessage }
    else shell.webkit = { messageHandlers: { kabuto: { postMessage } } }
  }, platform)
  if (platform === 'Android') await page.addInitScript(script)
}

/** How many of so many presses in a row the page did not take. */
const pressBack = (page: Page, times: number): Promise<number> =>
  page.evaluate((count) => {
    let untaken = 0
    for (let press = 0; press < count; press += 1) {
      if (document.dispatchEvent(new Event('backbutton', { cancelable: true }))) untaken += 1
    }
    return untaken
  }, times)

/** A swipe is a step of the page’s own history, and nothing where there is none. */
const swipe = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { canGoBack } = navigation
    if (canGoBack) history.back()
    return canGoBack
  })

const sendPast = (page: Page, message: unknown, from: 'page' | 'frame'): Promise<void> =>
  page.evaluate(
    ([said, place]) => {
      const inner = document.createElement('iframe')
      if (place === 'frame') document.body.append(inner)
      const shell = (place === 'frame' ? inner.contentWindow : window) as unknown as HostWindow
      const port = shell.kabutoPort ?? shell.webkit?.messageHandlers.kabuto
      port?.postMessage(said)
    },
    [message, from] as const,
  )

export async function inHost({ page, address }: Pick<Room, 'page' | 'address'>, platform: Platform): Promise<FakeHost> {
  const asked: string[] = []
  const refused: string[] = []
  let isLeft = false
  await page.exposeBinding('hearHost', ({ frame }, message: unknown) => {
    const isOwn = frame === page.mainFrame() && new URL(page.url()).origin === new URL(address).origin
    const said = readings[platform](message)
    if (isOwn && isTaken(said)) {
      asked.push(said.join(' '))
      // On iOS an app does not quit itself.
      if (said[0] === 'exit' && platform === 'Android') isLeft = true
    } else refused.push(typeof message === 'string' ? message : JSON.stringify(message))
  })
  await plant(page, platform)
  return {
    asked,
    refused,
    isLeft: () => isLeft,
    async goBack(times = 1) {
      if (platform === 'iOS') {
        let isTakenByAll = true
        for (let swipes = 0; swipes < times; swipes += 1) isTakenByAll = (await swipe(page)) && isTakenByAll
        return isTakenByAll
      }
      const untaken = await pressBack(page, times)
      if (untaken > 0) isLeft = true
      return untaken === 0
    },
    send: (message, from) => sendPast(page, message, from),
  }
}

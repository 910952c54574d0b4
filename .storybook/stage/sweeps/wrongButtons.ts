import { flushSync } from 'react-dom'
import { forcedLook } from '../forcedLook.ts'
import { nextFrame } from '../nextFrame.ts'
import { modalIn } from './handsAndEars.ts'
import { partsOf } from './texts.ts'

type Mock = { mock: { calls: unknown[] } }

const isMock = (value: unknown): value is Mock => typeof value === 'function' && 'mock' in value

/** Buttons of a component that were seen to do something; a story that repeats one need not prove it again. */
const proven = new Set<string>()

/** With another fault planted in the same page, nothing is proven any more. */
export function forgetProven(): void {
  proven.clear()
}

function buttonsIn(root: HTMLElement): HTMLButtonElement[] {
  return [...root.querySelectorAll<HTMLButtonElement>('button')].filter((button) => {
    const isOff = button.disabled || button.ariaDisabled === 'true' || button.ariaBusy === 'true'
    return !isOff && button.checkVisibility({ visibilityProperty: true })
  })
}

const nameOf = (button: HTMLElement): string =>
  (button.ariaLabel ?? button.textContent ?? '').replaceAll(/[\s\d.,]+/g, ' ').trim()

/** What a press starts may take a while, such as asking whether it may copy. */
const FRAMES = 60

/** Whether a press changes the page, moves the focus, asks for a file, or calls what the story was given. */
async function doesSomething(button: HTMLButtonElement, mocks: readonly Mock[]): Promise<boolean> {
  const before = mocks.map(({ mock }) => mock.calls.length)
  let changed = false
  const observer = new MutationObserver(() => {
    changed = true
  })
  observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true })
  function asksForFile(event: Event): void {
    if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'file') return
    // Nobody is there to choose one.
    event.preventDefault()
    changed = true
  }
  document.addEventListener('click', asksForFile, true)
  const isSeen = (): boolean =>
    changed || document.activeElement !== button || mocks.some(({ mock }, at) => mock.calls.length > (before[at] ?? 0))
  button.focus()
  button.click()
  for (let frame = 0; frame < FRAMES && !isSeen(); frame += 1) await nextFrame()
  observer.disconnect()
  document.removeEventListener('click', asksForFile, true)
  return isSeen()
}

/** Whether the sheet that a press has opened, if any, gives the focus back when it is left by the key. */
async function getsFocusBack(button: HTMLButtonElement, modalBefore: HTMLElement | undefined): Promise<boolean> {
  const { userEvent } = await import('vitest/browser')
  const opened = modalIn(document.body)
  if (!opened || opened === modalBefore) return true
  await userEvent.keyboard('{Escape}')
  const isBack = (): boolean => !opened.matches(':modal') && document.activeElement === button
  for (let frame = 0; frame < FRAMES && !isBack(); frame += 1) await nextFrame()
  return isBack()
}

/**
 * Buttons that do nothing when they are pressed, and those that do not get the focus back from the sheet they have
 * opened, each tried in the story as it begins.
 */
export async function wrongButtons(
  canvas: HTMLElement,
  { component, args }: { component: string; args: Record<string, unknown> },
): Promise<string[]> {
  const mocks = partsOf(args).filter(isMock)
  const found: string[] = []
  let isAsItBegan = false
  const begin = (): void => {
    if (!isAsItBegan) flushSync(() => forcedLook.mountAnew())
    isAsItBegan = true
  }
  begin()
  const count = buttonsIn(canvas).length
  for (let at = 0; at < count; at += 1) {
    begin()
    const button = buttonsIn(canvas)[at]
    if (!button) break
    const name = nameOf(button)
    const key = `${component} ${name}`
    if (proven.has(key)) continue
    isAsItBegan = false
    const modalBefore = modalIn(document.body)
    if (!(await doesSomething(button, mocks))) found.push(`does nothing when it is pressed: the button “${name}”`)
    else if (await getsFocusBack(button, modalBefore)) proven.add(key)
    else found.push(`has not got the focus back from its sheet: the button “${name}”`)
  }
  return found
}

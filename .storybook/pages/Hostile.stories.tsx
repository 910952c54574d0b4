import * as kit from '@kabuto/ui-kit'
import { Section, Stack } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { expect, waitFor } from 'storybook/test'
import preview from '../preview.tsx'
import { forcedLook } from '../stage/forcedLook.ts'
import { applyLook, defaultLook, type Look, lookOf } from '../stage/look.ts'
import { overflowing } from '../stage/overflowing.ts'
import { violations } from '../stage/violations.ts'
import { hostileModals, hostileParts, withoutTexts } from './parts/hostileParts.tsx'
import { hostileTexts } from './parts/hostileTexts.ts'

// Walked here and not by the stage: no theme moves a box, and axe over so many parts is asked once and not four times.
const meta = preview.meta({ title: 'Foundations/Hostile', parameters: { looks: false } })

const looks = (
  [
    ['ja', '100'],
    ['ja', '200'],
    ['en', '200'],
  ] as const
).map(([language, text]): Look => ({ ...defaultLook, language, text }))

declare global {
  // An interface, because that is how the window is extended.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    pwned?: boolean
  }
}

type Sample = { text: string; name: string }
type PageProps = { from: number; to: number; parts: Record<string, (sample: Sample) => ReactNode> }

function Page({ from, to, parts }: PageProps) {
  return (
    <Section title="Hostile">
      <Stack gap="6">
        {hostileTexts.slice(from, to).map((text, at) => (
          <Stack key={from + at} gap="2">
            {Object.entries(parts).map(([part, render]) => (
              <div key={part} data-part={part}>
                {render({ text, name: `${from + at} ${part} ${text}` })}
              </div>
            ))}
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}

/** Nothing is wider than the screen or cut off, nothing without its name, nothing ran. */
async function expectSound({
  canvasElement,
  globals,
}: {
  canvasElement: HTMLElement
  globals: Record<string, unknown>
}): Promise<void> {
  const { body, documentElement: root } = canvasElement.ownerDocument
  const faults = new Set<string>()
  for (const look of looks) {
    flushSync(() => forcedLook.force(look))
    applyLook(look, root)
    for (const fault of overflowing(body)) faults.add(fault)
  }
  flushSync(() => forcedLook.force(undefined))
  applyLook(lookOf(globals), root)
  // What is still on its way in has less contrast than it will have.
  const arriving = canvasElement.ownerDocument
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(arriving.map(({ finished }) => finished))
  for (const fault of await violations(body)) faults.add(fault)
  await expect([...faults]).toEqual([])
  await expect(canvasElement.querySelector('img, script, iframe, details[ontoggle]')).toBeNull()
  await expect(window.pwned).toBeUndefined()
}

/** Each of them has a slider for the ear. */
const CHARTS = 4

function onPage(from: number, to: number) {
  return {
    render: () => <Page from={from} to={to} parts={hostileParts} />,
    async play(context: Parameters<typeof expectSound>[0]): Promise<void> {
      // The engines of the charts come late.
      await waitFor(
        () => expect(context.canvasElement.querySelectorAll('input[type=range]')).toHaveLength((to - from) * CHARTS),
        { timeout: 20_000 },
      )
      await expectSound(context)
    },
  }
}

/** All of them open at once: no box of one moves another's. */
function over(from: number, to: number) {
  return {
    render: () => <Page from={from} to={to} parts={hostileModals} />,
    async play(context: Parameters<typeof expectSound>[0]): Promise<void> {
      const { canvasElement } = context
      for (const picker of canvasElement.querySelectorAll<HTMLElement>('[aria-haspopup=dialog]')) picker.click()
      await waitFor(() =>
        expect(canvasElement.querySelectorAll('dialog[open]')).toHaveLength(
          (to - from) * Object.keys(hostileModals).length,
        ),
      )
      // A sheet comes from below the screen.
      await Promise.allSettled(
        [...canvasElement.querySelectorAll('dialog')].flatMap((dialog) =>
          dialog.getAnimations().map(({ finished }) => finished),
        ),
      )
      // However long its title, a sheet can be closed.
      const closes = [...canvasElement.querySelectorAll('dialog header button')].map((close) =>
        close.getBoundingClientRect(),
      )
      await expect(closes.filter(({ top, bottom }) => top < 0 || bottom > innerHeight)).toEqual([])
      await expectSound(context)
    },
  }
}

export const Markup = meta.story(onPage(0, 15))
export const Scripts = meta.story(onPage(15, 30))
export const Emoji = meta.story(onPage(30, 40))
export const Numbers = meta.story(onPage(40, 50))
export const Lengths = meta.story(onPage(50, 56))
export const Longest = meta.story(onPage(56, 57))
export const Kana = meta.story(onPage(57, 58))
export const Long = meta.story(onPage(58, 60))
export const MarkupOver = meta.story(over(0, 15))
export const ScriptsOver = meta.story(over(15, 30))
export const EmojiOver = meta.story(over(30, 40))
export const NumbersOver = meta.story(over(40, 50))
export const LengthsOver = meta.story(over(50, 60))

/** Every part stands in the list or among those without texts: a new one that is in neither fails here, and does not compile. */
export const Inventory = meta.story({
  render: () => <kit.KeyValueList items={Object.entries(withoutTexts).map(([label, value]) => ({ label, value }))} />,
  async play() {
    const parts = Object.keys(kit).filter((name) => /^[A-Z]/.test(name))
    const listed = [hostileParts, hostileModals, withoutTexts].flatMap((list) => Object.keys(list))
    await expect(listed.toSorted()).toEqual(parts.toSorted())
  },
})

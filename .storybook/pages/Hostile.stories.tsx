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

/**
 * Layout and axe over so much take minutes: `test:long` checks everything; else the first text of each page is laid
 * out once, in the longest words and largest text of the kit, and axe looks at one text of a kind.
 */
const everything = import.meta.env['VITE_STORY_LOOKS'] === 'all'
const lean = import.meta.env['VITE_STORY_LOOKS'] === 'lean'

// Walked here and not by the stage: no theme moves a box, and axe over so many parts runs once and not twice.
const meta = preview.meta({
  title: 'Foundations/Hostile',
  parameters: { looks: false },
  globals: lean ? { language: 'en', text: '200' } : {},
})

const looks = (
  [
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

/** At once: where a page is not drawn for a while, none would end by itself. */
function endAnimations(page: Document): void {
  const ending = page.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  for (const animation of ending) animation.finish()
}

/** Nothing is wider than the screen or cut off, nothing without its name, nothing ran. */
async function expectSound(
  { canvasElement, globals }: { canvasElement: HTMLElement; globals: Record<string, unknown> },
  runsAxe: boolean,
): Promise<void> {
  const { body, documentElement: root } = canvasElement.ownerDocument
  const faults = new Set<string>(overflowing(body))
  if (everything) {
    for (const look of looks) {
      flushSync(() => forcedLook.force(look))
      applyLook(look, root)
      for (const fault of overflowing(body)) faults.add(fault)
    }
    flushSync(() => forcedLook.force(undefined))
    applyLook(lookOf(globals), root)
  }
  if (runsAxe) {
    // What is still fading in has less contrast than it will have.
    endAnimations(canvasElement.ownerDocument)
    for (const fault of await violations(body, 'all')) faults.add(fault)
  }
  await expect([...faults]).toEqual([])
  await expect(canvasElement.querySelector('img, script, iframe, details[ontoggle]')).toBeNull()
  await expect(window.pwned).toBeUndefined()
}

/** The first texts of markup, of scripts, of lengths: what has no name, or too little contrast, shows in these. */
const withAxe: ReadonlySet<number> = new Set([0, 15, 50])

/** Each of these has a slider for screen readers. */
const withSlider = new Set(['AllocationDonut', 'BarsChart', 'ChartPanel', 'HistoryChart'])

/** Of a page's texts, as many as are looked at. */
const lastOf = (from: number, to: number): number => (lean ? from + 1 : to)

/** All parts, or the nth eighth of them: of the longest text all at once would take a minute. */
function onPage(from: number, end: number, nth?: number) {
  const to = lastOf(from, end)
  const parts = Object.fromEntries(
    Object.entries(hostileParts).filter((_, at) => nth === undefined || at % 8 === nth - 1),
  )
  const sliders = Object.keys(parts).filter((part) => withSlider.has(part)).length
  return {
    render: () => <Page from={from} to={to} parts={parts} />,
    async play(context: Parameters<typeof expectSound>[0]): Promise<void> {
      // The engines of the charts load late.
      await waitFor(() =>
        expect(context.canvasElement.querySelectorAll('input[type=range]')).toHaveLength((to - from) * sliders),
      )
      await expectSound(context, everything || withAxe.has(from))
    },
  }
}

/** All of them open at once: no box of one moves another's. */
function over(from: number, end: number) {
  const to = lastOf(from, end)
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
      endAnimations(canvasElement.ownerDocument)
      // However long its title, a sheet can be closed.
      const closes = [...canvasElement.querySelectorAll('dialog header button')].map((close) =>
        close.getBoundingClientRect(),
      )
      await expect(closes.filter(({ top, bottom }) => top < 0 || bottom > innerHeight)).toEqual([])
      await expectSound(context, everything || withAxe.has(from))
    },
  }
}

export const Markup1 = meta.story(onPage(0, 3))
export const Markup2 = meta.story(onPage(3, 6))
export const Markup3 = meta.story(onPage(6, 9))
export const Markup4 = meta.story(onPage(9, 12))
export const Markup5 = meta.story(onPage(12, 15))
export const Scripts1 = meta.story(onPage(15, 18))
export const Scripts2 = meta.story(onPage(18, 21))
export const Scripts3 = meta.story(onPage(21, 24))
export const Scripts4 = meta.story(onPage(24, 27))
export const Scripts5 = meta.story(onPage(27, 30))
export const Emoji1 = meta.story(onPage(30, 35))
export const Emoji2 = meta.story(onPage(35, 40))
export const Numbers1 = meta.story(onPage(40, 45))
export const Numbers2 = meta.story(onPage(45, 50))
export const Lengths = meta.story(onPage(50, 56))
export const Longest = meta.story(onPage(56, 57))
export const Kana1 = meta.story(onPage(57, 58, 1))
export const Kana2 = meta.story(onPage(57, 58, 2))
export const Kana3 = meta.story(onPage(57, 58, 3))
export const Kana4 = meta.story(onPage(57, 58, 4))
export const Kana5 = meta.story(onPage(57, 58, 5))
export const Kana6 = meta.story(onPage(57, 58, 6))
export const Kana7 = meta.story(onPage(57, 58, 7))
export const Kana8 = meta.story(onPage(57, 58, 8))
export const Long = meta.story(onPage(58, 60))
export const MarkupOver = meta.story(over(0, 15))
export const ScriptsOver = meta.story(over(15, 30))
export const EmojiOver = meta.story(over(30, 40))
export const NumbersOver = meta.story(over(40, 50))
export const LengthsOver = meta.story(over(50, 56))
export const LongestOver = meta.story(over(56, 57))
export const KanaOver = meta.story(over(57, 58))
export const LongOver = meta.story(over(58, 60))

/**
 * Every part is in the list or among those without texts: a new one that is in neither fails here, and does not
 * compile.
 */
export const Inventory = meta.story({
  render: () => <kit.KeyValueList items={Object.entries(withoutTexts).map(([label, value]) => ({ label, value }))} />,
  async play() {
    const parts = Object.keys(kit).filter((name) => /^[A-Z]/.test(name))
    const listed = [hostileParts, hostileModals, withoutTexts].flatMap((list) => Object.keys(list))
    await expect(listed.toSorted()).toEqual(parts.toSorted())
  },
})

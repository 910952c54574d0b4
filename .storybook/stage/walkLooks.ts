import { languages } from '@kabuto/domain/shared'
import { flushSync } from 'react-dom'
import { isPictured } from '../modes.ts'
import { forcedLook } from './forcedLook.ts'
import { applyLook, defaultLook, isMasked, type Look, lookOf, priceColours, themes } from './look.ts'
import { nextFrame } from './nextFrame.ts'
import { overflowing } from './overflowing.ts'
import { expectSaid } from './says.ts'
import { allRows, drawn, showLook } from './showLook.ts'
import { headingsOf, smallTargets, unheard } from './sweeps/handsAndEars.ts'
import { wrongFocus } from './sweeps/focusOrder.ts'
import { lostInForcedColours } from './sweeps/forcedColours.ts'
import { foreignWords } from './sweeps/foreignWords.ts'
import { wrongLandmarks } from './sweeps/landmarks.ts'
import { movingStill } from './sweeps/motion.ts'
import { ownMoney } from './sweeps/ownMoney.ts'
import { statusTones } from './sweeps/statusTones.ts'
import { otherStructure, structureOf } from './sweeps/structure.ts'
import { wrongButtons } from './sweeps/wrongButtons.ts'
import { lostWhenZoomed } from './sweeps/zoomed.ts'
import { type AskedRules, violations } from './violations.ts'

const asked: unknown = import.meta.env['VITE_STORY_LOOKS']
/** While faults are planted (tools/mutation), only what a page says is looked at. */
const noLook = asked === 'none'

/** Not the workshop's own pages, which are mostly used with a mouse. */
const isProduct = ({ id }: Pick<StoryContext, 'id'>): boolean => /^(?:screens|kit|workshop-faults)-/.test(id)

/** What screens share is a part of a page. */
const isPage = ({ id }: Pick<StoryContext, 'id'>): boolean => /^screens-(?!shared-)/.test(id)

/** What is done in a look: read what the page says, measure its boxes, ask axe. */
type Stop = { look: Look; reads: boolean; measures: boolean; axe: AskedRules | 'none' }

const isDefault = (look: Look, ...parts: (keyof Look)[]): boolean =>
  parts.every((part) => look[part] === defaultLook[part])

/**
 * Every combination a member can choose. The price colours and the theme move no box, so they matter to contrast only;
 * other languages and sizes have the same parts in the same colours, and a larger text needs less contrast. So axe
 * reads all of a page once in each language and size, and its colours once in each theme with each price colour.
 */
function allStops(): Stop[] {
  return languages.flatMap((language) =>
    (['100', '200'] as const).flatMap((text) =>
      themes.flatMap((theme) =>
        priceColours.map((price): Stop => {
          const look = { theme, language, text, price }
          const otherAxe = isDefault(look, 'language', 'text') ? 'colours' : 'none'
          return {
            look,
            reads: isDefault(look, 'theme', 'text', 'price'),
            measures: isDefault(look, 'price'),
            axe: isDefault(look, 'theme', 'price') ? 'all' : otherAxe,
          }
        }),
      ),
    ),
  )
}

/** How many stories of each page came before, of those that are pictured and of the others. */
const seen = { pictured: new Map<string, number>(), others: new Map<string, number>() }

/** The number of a story among those of its page that are pictured, or among the others; from 0 on. */
function numberOf({ tags, id }: Pick<StoryContext, 'id' | 'tags'>): number {
  const counts = isPictured(tags) ? seen.pictured : seen.others
  const page = id.replace(/--.*$/, '')
  const number = counts.get(page) ?? 0
  counts.set(page, number + 1)
  return number
}

const isScreen = ({ id }: Pick<StoryContext, 'id'>): boolean => id.startsWith('screens-')

/**
 * Every story is read and measured in Japanese and in English of twice the size, whose words are longest; of a screen's
 * stories that are not pictured every second one in Japanese alone. What is pictured is read in Chinese too, and axe,
 * which costs the most, looks at it; the first picture of a page is looked at in the dark and in Japanese of twice the
 * size too, and its buttons are pressed. `test:long` walks all combinations.
 */
function leanStops({ tags, id }: Pick<StoryContext, 'id' | 'tags'>, number: number): Stop[] {
  const pictured = isPictured(tags)
  const stops: Stop[] = [{ look: defaultLook, reads: true, measures: true, axe: pictured ? 'all' : 'none' }]
  if (pictured || number % 2 === 0 || !isScreen({ id }))
    stops.push({ look: { ...defaultLook, language: 'en', text: '200' }, reads: true, measures: true, axe: 'none' })
  if (!pictured) return stops
  stops.push({ look: { ...defaultLook, language: 'zh-Hant' }, reads: true, measures: true, axe: 'none' })
  if (number > 0) return stops
  return [
    ...stops,
    { look: { ...defaultLook, text: '200' }, reads: false, measures: true, axe: 'none' },
    { look: { ...defaultLook, theme: 'dark', price: 'west' }, reads: false, measures: true, axe: 'colours' },
  ]
}

function stopsOf(story: Pick<StoryContext, 'id' | 'tags'>, number: number): Stop[] {
  if (!noLook) return asked === 'all' ? allStops() : leanStops(story, number)
  return languages.map((language) => ({
    look: { ...defaultLook, language },
    reads: true,
    measures: false,
    axe: 'none',
  }))
}

const nameOf = ({ theme, price, language, text }: Look): string => [theme, price, language, `${text} %`].join(' · ')

type StoryContext = {
  canvasElement: HTMLElement
  tags: readonly string[]
  globals: Record<string, unknown>
  id: string
  title: string
  args: Record<string, unknown>
  parameters: Record<string, unknown>
}

/** One line a problem, with the looks it shows in, so that a fault in all of them is read once. */
class Findings {
  readonly #looks = new Map<string, string[]>()

  add(look: Look, problems: string[]): void {
    for (const problem of problems) this.#looks.set(problem, [...(this.#looks.get(problem) ?? []), nameOf(look)])
  }

  list(): string[] {
    return [...this.#looks].map(
      ([problem, looks]) => `${problem}\n  in ${looks.length} looks: ${looks.slice(0, 3).join(' | ')}`,
    )
  }
}

/**
 * Reads what a page says: in its own words, with the same parts as in Japanese, under the mask without a figure. In a
 * larger text a list shows fewer of its rows, so its parts are not compared there.
 */
function readerOf({ canvasElement, args, globals, ...context }: StoryContext): (look: Look) => string[] {
  const { publicAmounts = [] } = context.parameters as { publicAmounts?: string[] }
  const { body } = canvasElement.ownerDocument
  let japanese: string[] | undefined
  return ({ language, text }) => {
    const found = statusTones(body, language)
    if (isMasked(globals)) found.push(...ownMoney(body, publicAmounts))
    // A part of the kit is given its texts by its story, in whatever language.
    if (!isScreen(context)) return found
    found.push(...foreignWords(body, language, args))
    if (text !== defaultLook.text) return found
    const structure = structureOf(body)
    japanese ??= structure
    return [...found, ...otherStructure(japanese, structure)]
  }
}

/** Nothing wider than the screen, nothing cut off, nothing that axe finds, and read once in each language. */
async function walkStops(context: StoryContext, number: number, findings: Findings): Promise<void> {
  const { body } = context.canvasElement.ownerDocument
  const read = readerOf(context)
  let drawnLook: Look | undefined
  for (const { look, reads, measures, axe } of stopsOf(context, number)) {
    await showLook(look)
    if (reads) {
      await allRows(body)
      findings.add(look, read(look))
    }
    if (measures) findings.add(look, overflowing(body))
    if (measures && isProduct(context) && isDefault(look, 'language', 'theme', 'price')) {
      // The rows of a long list move to their places the frame after their heights are known.
      if (body.querySelector('[aria-posinset]')) await drawn()
      findings.add(look, [...wrongFocus(body), ...smallTargets(body), ...unheard(body)])
      if (isPage(context)) findings.add(look, [...headingsOf(body), ...wrongLandmarks(body)])
    }
    if (axe !== 'none' && isProduct(context) && isDefault(look, 'language', 'theme', 'price', 'text')) {
      findings.add(look, await lostInForcedColours(body))
      findings.add(look, await movingStill(body))
      if (isPage(context)) findings.add(look, await lostWhenZoomed(body))
    }
    if (axe === 'none') continue
    if (look.text !== drawnLook?.text || look.language !== drawnLook.language) await drawn()
    drawnLook = look
    findings.add(look, await violations(body, axe))
  }
}

/** Walks one mounted story through the looks and the languages, and presses its buttons. */
export async function walkLooks(context: StoryContext): Promise<void> {
  const { canvasElement, globals, tags, title, args, parameters } = context
  const number = numberOf(context)
  const findings = new Findings()
  try {
    await allRows(canvasElement)
    // What has just ticked is written with the next frame.
    if (canvasElement.querySelector('[data-live]')) await nextFrame()
    await expectSaid(canvasElement, parameters)
    await walkStops(context, number, findings)
  } finally {
    flushSync(() => forcedLook.force(undefined))
    applyLook(lookOf(globals), document.documentElement)
  }
  // A part of the kit shows its faces without anything to do; what it does is in its own stories.
  const isPressed = asked !== 'lean' || (number === 0 && isPictured(tags))
  if (isScreen(context) && isPressed && parameters['presses'] !== false)
    findings.add(lookOf(globals), await wrongButtons(canvasElement, { component: title, args }))
  if (findings.list().length > 0) throw new Error(findings.list().join('\n'))
}

import { type Language, languages, stateNames } from '@kabuto/domain/shared'
import { flushSync } from 'react-dom'
import { forcedLook } from '../stage/forcedLook.ts'
import { defaultLook } from '../stage/look.ts'
import { allRows, putUnder } from '../stage/showLook.ts'
import { type NotedProps, type NotedType, partsIn } from '../inspect/parts.ts'
import type { ShownLink, ShownPart, StoryShown } from './shown.ts'
import { letters, textsOf } from './textsOf.ts'
import { forgetWritten, isCollecting, writtenIn } from './writtenWords.ts'

/** Words that are written without i18next: the kit's own and the sentences of a success. */
type Table = Record<string, string>

const parameter = /\{\{\w+\}\}/

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const patterns = new Map<string, RegExp>()

/** What a text of a table looks like once its parameters are filled in. */
function patternOf(text: string): RegExp {
  const known = patterns.get(text)
  if (known) return known
  const pattern = new RegExp(`^${text.split(parameter).map(letters).map(escaped).join('.+')}$`, 'u')
  patterns.set(text, pattern)
  return pattern
}

/**
 * Whether a text that was written is on the page, in one piece or around what was put into it later: values, and links
 * (`[利用規約]`). Of one that is nothing but a value there is nothing else to see.
 */
function isOn(page: string, text: string): boolean {
  const parts = text
    .split(/\{\{\w+\}\}|<\/?\w+\/?>|[[\]]/)
    .map(letters)
    .filter(Boolean)
  return parts.every((part) => page.includes(part))
}

/** Texts that came and went while a story was played, which is done in the language of the toolbar. */
const passing = new Set<string>()

function notePassing(changes: MutationRecord[]): void {
  for (const { type, target, addedNodes } of changes)
    for (const node of type === 'characterData' ? [target] : addedNodes)
      if (node instanceof HTMLElement) for (const text of textsOf(node).texts) passing.add(text)
      else if (node instanceof Text && node.parentElement?.checkVisibility()) passing.add(letters(node.data))
}

const passers = new MutationObserver(notePassing)

function watchPassing(): void {
  if (isCollecting) passers.observe(document, { subtree: true, childList: true, characterData: true })
}

watchPassing()

function wordsOn(body: HTMLElement, language: Language, table: Table, played: Set<string>): string[] {
  const { texts: now, whole } = textsOf(body)
  const texts = new Set([...now, ...played])
  const page = `${[...texts].join('\n')}\n${whole}`
  const own = [...writtenIn(language)].filter(([, written]) => [...written].some((text) => isOn(page, text)))
  const others = Object.entries(table).filter(([, text]) => {
    if (!parameter.test(text)) return texts.has(letters(text))
    const pattern = patternOf(text)
    return [...texts].some((shown) => pattern.test(shown))
  })
  return [...own, ...others].map(([word]) => word)
}

function linksIn(body: HTMLElement): ShownLink[] {
  return [...body.querySelectorAll<HTMLAnchorElement>('a[href^="#/"]')].map((link) => ({
    to: link.getAttribute('href') ?? '',
    name: (link.getAttribute('aria-label') ?? link.innerText).replaceAll(/\s+/g, ' ').trim(),
  }))
}

const states = new Set<unknown>(stateNames)
/** Deeper than any record lies in what a screen is given. */
const DEEPEST = 8

/** Every record with a state that a story was given. */
function recordsIn(value: unknown, depth = 0): object[] {
  if (typeof value !== 'object' || value === null || depth > DEEPEST || value instanceof Node) return []
  // As text, which leaves out what is no data.
  const own = states.has((value as { state?: unknown }).state) ? [JSON.parse(JSON.stringify(value)) as object] : []
  return [...own, ...Object.values(value).flatMap((part) => recordsIn(part, depth + 1))]
}

const unquoted = (text: string): string => text.replaceAll(/^['"]|['"]$/g, '')

function literalsOf({ name, value = '', elements = [] }: NotedType): string[] {
  if (name === 'literal') return [unquoted(value)]
  return name === 'union' ? elements.flatMap(literalsOf) : []
}

/** What may be given for a prop that takes one of a few words, and which of them is meant where it is not given. */
function optionsIn(noted: NotedProps): { options: ShownPart['options']; defaults: Record<string, string> } {
  const props = Object.entries(noted)
  const options = props.map(([name, { tsType }]) => [name, tsType ? literalsOf(tsType) : []] as const)
  const defaults = props.flatMap(([name, { defaultValue }]) =>
    defaultValue ? [[name, unquoted(defaultValue.value)] as const] : [],
  )
  return {
    options: Object.fromEntries(options.filter(([, literals]) => literals.length > 1)),
    defaults: Object.fromEntries(defaults),
  }
}

/** A line for each part of the kit that is mounted, and for each way in which it is. */
function partsOn(body: HTMLElement): ShownPart[] {
  const shown = new Map<string, ShownPart>()
  for (const { name, from, props, noted } of partsIn(body)) {
    if (from !== 'kit') continue
    const { options, defaults } = optionsIn(noted)
    const given = Object.fromEntries(
      Object.keys(options).flatMap((prop) => {
        const value = props[prop] ?? defaults[prop]
        return value === undefined || typeof value === 'object' ? [] : [[prop, String(value)]]
      }),
    )
    shown.set(JSON.stringify([name, given]), { name, options, given })
  }
  return [...shown.values()]
}

type Rendered = { id: string; story?: { initialArgs: unknown } }
type PreviewWindow = {
  __STORYBOOK_PREVIEW__?: { currentRender?: Rendered }
  /** Given by who collects, before the page begins. */
  kabutoTables: Record<Language, Table>
}

/** What the mounted story shows. */
async function collectShown(): Promise<StoryShown> {
  const { __STORYBOOK_PREVIEW__: preview, kabutoTables: tables } = globalThis as unknown as PreviewWindow
  notePassing(passers.takeRecords())
  passers.disconnect()
  const words: Partial<Record<Language, string[]>> = {}
  // Japanese last: the names of links are read in it.
  for (const language of languages.toReversed()) {
    putUnder({ ...defaultLook, language })
    await allRows(document.body)
    const isPlayed = language === defaultLook.language
    words[language] = wordsOn(document.body, language, tables[language], isPlayed ? passing : new Set())
  }
  return {
    words: words as Record<Language, string[]>,
    links: linksIn(document.body),
    records: recordsIn(preview?.currentRender?.story?.initialArgs),
    parts: partsOn(document.body),
  }
}

/** Before another story is asked for: it begins in the look of the toolbar, and nothing is written yet. */
function forget(): void {
  flushSync(() => forcedLook.force(undefined))
  forgetWritten()
  passing.clear()
  watchPassing()
}

/** For tools/desk, which asks each story in turn. */
Object.assign(globalThis, { kabutoDesk: { collectShown, forget } })

/**
 * A page as a member reads it: what is hidden or only spoken is left out. Tones come before the words, as `[tone]`.
 */
export type Reading = {
  /** The h1, then the headings below it. */
  headings: string[]
  /** Label → figure with its unit, its tone and what is noted beside it. */
  figures: Record<string, string>
  /** Name → where a link leads, or what kind of control it is and its state. */
  actions: Record<string, string>
  /** Name → what is entered, and after `✗` what is wrong with it. */
  fields: Record<string, string>
  /** Banners and refusals. */
  notices: string[]
  /** Every other text, in the order of the page. */
  texts: string[]
  /** Names of lists, choices and tables, which only a screen reader reads. */
  groups: string[]
}

/** Spaces of every width as one; joiners, which only keep a line from breaking, left out. */
const squeezed = (text: string): string => text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim()

const isSpokenOnly = (element: Element): boolean => getComputedStyle(element).clipPath === 'inset(50%)'

function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false
  return !isSpokenOnly(element) && !(element instanceof SVGElement)
}

/** What is seen of an element. */
function seenText(node: Node, without = ''): string {
  if (node instanceof Text) return node.data
  if (node instanceof HTMLBRElement) return ' '
  if (!(node instanceof Element) || !isSeen(node) || (without !== '' && node.matches(without))) return ''
  const isBlock = !getComputedStyle(node).display.startsWith('inline')
  const text = [...node.childNodes].map((child) => seenText(child, without)).join('')
  return isBlock ? ` ${text} ` : text
}

const lineOf = (node: Node, without?: string): string => squeezed(seenText(node, without))

/** Icons have no text: their name is for screen readers. */
function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? ''
  return lineOf(element) || squeezed(label) || squeezed(element.textContent ?? '')
}

/** Tones with a meaning; others only set off one text from another. */
const tones = new Set('neutral info progress success danger event strong total changed'.split(' '))

function toneOf(element: Element): string {
  const { tone, direction } = (element as HTMLElement).dataset
  return tone !== undefined && tones.has(tone) ? tone : (direction ?? '')
}

/** The tone of an element, or of what it holds. */
function tonedLine(element: Element): string {
  const tone = toneOf(element) || [...element.querySelectorAll('[data-tone],[data-direction]')].map(toneOf).join('')
  return tone ? `[${tone}] ${lineOf(element)}` : lineOf(element)
}

const noted = (value: string, note: string): string => (note && value ? `${value} — ${note}` : value || note)

/** The first text of a label; what is beside or below it is its note. */
function labelled(element: Element): [label: string, note: string] {
  // A part of it may be marked.
  if (element.querySelector(':scope > mark')) return [lineOf(element), '']
  const first = [...element.childNodes].find((node) => node instanceof Text && node.data.trim() !== '')
  if (!first) return [lineOf(element), '']
  const rest = [...element.childNodes].filter((node) => node !== first)
  return [lineOf(first), squeezed(rest.map((node) => seenText(node)).join(' '))]
}

const controls = 'a, button, input, textarea, select, [role=link], [role=radio], [role=tab], [role=checkbox]'

function stateOf(element: Element): string {
  const input = element instanceof HTMLInputElement ? element : undefined
  const states = [
    element.getAttribute('aria-disabled') === 'true' && 'disabled',
    element.getAttribute('aria-busy') === 'true' && 'busy',
    (input?.checked === true || element.getAttribute('aria-checked') === 'true') && 'on',
    (element.getAttribute('aria-selected') === 'true' || element.getAttribute('aria-pressed') === 'true') && 'on',
    element.hasAttribute('aria-current') && 'here',
  ]
  return states.filter(Boolean).join(', ')
}

function actionOf(element: Element): string {
  const role = element.getAttribute('role') ?? (element instanceof HTMLInputElement ? element.type : 'button')
  const kind = element.getAttribute('href') ?? (element instanceof HTMLAnchorElement ? 'link' : role)
  return [kind, stateOf(element)].filter(Boolean).join(', ')
}

function described(element: Element): string {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean)
  return squeezed(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '))
}

function labelOf(element: Element): string {
  const own = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null
  const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)
  const named = ids.map((id) => document.getElementById(id)).filter((each) => each !== null)
  const [label] = [...named, ...(own ?? [])]
  if (label) return squeezed(label.textContent ?? '')
  // The text of a text area is what is written there.
  return squeezed(element.getAttribute('aria-label') ?? '') || nameOf(element)
}

/** What surrounds every page, and pictures: they are read in stories of their own. */
const frame = 'nav, aside, [role=img]'

/** The second one of the same name gets a number. */
function put(table: Record<string, string>, name: string, value: string): void {
  let key = name
  for (let count = 2; key in table; count += 1) key = `${name} ${count}`
  table[key] = value
}

class Reader {
  private label = ''
  private named = -1
  readonly reading: Reading = { headings: [], figures: {}, actions: {}, fields: {}, notices: [], texts: [], groups: [] }

  read(element: Element): void {
    if (!isSeen(element)) {
      // A bar that shows the brand keeps its title for screen readers.
      if (element.tagName === 'H1') this.reading.headings.push(squeezed(element.textContent ?? ''))
      return
    }
    if (element.matches(frame)) return
    // The heads of columns: each figure says for itself which one it is.
    if (element.matches('[data-heads]')) return
    if (/^H[1-6]$/.test(element.tagName)) this.reading.headings.push(lineOf(element))
    else if (
      element.matches(
        'input:not([type=checkbox], [type=radio]), textarea, button[aria-haspopup=dialog][aria-labelledby]',
      )
    )
      this.field(element)
    else if (element.matches('dl')) this.pairs(element)
    else if (element.matches('li, [role=listitem]')) this.row(element)
    else if (element.matches('[role=alert], div[data-tone]')) this.notice(element)
    else if (element.matches(controls)) this.control(element)
    else if (isFigure(element)) this.figure(element)
    else if (element.matches('span[data-tone]') && toneOf(element)) this.reading.texts.push(tonedLine(element))
    else if (element.matches('label') || isDescription(element)) this.controlsIn(element)
    else this.within(element)
  }

  /** The label of a field and what is wrong with it are read with the field. */
  private controlsIn(element: Element): void {
    for (const control of element.querySelectorAll(controls)) this.read(control)
  }

  private within(element: Element): void {
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    if (hasText) this.reading.texts.push(tonedLine(element))
    for (const child of element.children) if (!hasText || child.matches(controls)) this.read(child)
  }

  private field(element: Element): void {
    const { value } = element as HTMLInputElement
    const wrong = element.getAttribute('aria-invalid') === 'true' ? `✗ ${described(element)}` : ''
    put(this.reading.fields, labelOf(element), [value || lineOf(element), wrong].filter(Boolean).join(' '))
  }

  private pairs(list: Element): void {
    for (const term of list.querySelectorAll('dt')) {
      const [label, note] = labelled(term)
      const line = term.parentElement
      const tone = line && line !== list ? toneOf(line) : ''
      const values = valuesOf(term)
      const shown = values.map(tonedLine).join(' → ')
      put(this.reading.figures, label, noted(tone ? `[${tone}] ${shown}` : shown, note))
      for (const value of values) for (const control of value.querySelectorAll(controls)) this.control(control)
    }
  }

  private row(item: Element): void {
    const face = item.querySelector(controls)
    const words = (face ?? item).querySelector('span')
    const [main, value] = words ? [...words.children] : []
    if (!main || !words) return this.within(item)
    for (const heading of item.querySelectorAll('h2, h3')) {
      this.read(heading)
      // The text beside the heading of a list.
      const note = heading.nextElementSibling
      if (note && !note.contains(face)) this.reading.texts.push(lineOf(note))
    }
    const [title, note] = labelled(main)
    // A row of a stock has its price beside its names.
    const others = [...(words.parentElement?.children ?? [])].filter((each) => each !== words && lineOf(each))
    const beside = squeezed(others.map(tonedLine).join(' '))
    const shown = noted(noted(beside, value ? tonedLine(value) : ''), note)
    if (shown) put(this.reading.figures, title, shown)
    if (face) put(this.reading.actions, title, actionOf(face))
    for (const control of item.querySelectorAll(controls))
      if (control !== face && isSeen(control)) this.control(control)
  }

  private notice(element: Element): void {
    const text = lineOf(element, controls)
    const tone = toneOf(element)
    this.reading.notices.push(tone ? `[${tone}] ${text}` : text)
    for (const control of element.querySelectorAll(controls)) if (isSeen(control)) this.control(control)
  }

  private control(element: Element): void {
    const input = element instanceof HTMLInputElement
    const wrong = element.getAttribute('aria-invalid') === 'true' ? ` ✗ ${described(element)}` : ''
    put(this.reading.actions, input ? labelOf(element) : nameOf(element), actionOf(element) + wrong)
  }

  /** A figure without a label is named by the text before it. */
  private figure(element: Element): void {
    const { figures, texts } = this.reading
    if (texts.length !== this.named) this.label = texts.pop() ?? ''
    this.named = texts.length
    figures[this.label] = [figures[this.label], tonedLine(element)].filter(Boolean).join(' ')
  }
}

/** What a term is, and where it changes what it becomes. */
function valuesOf(term: Element): Element[] {
  const values: Element[] = []
  for (let next = term.nextElementSibling; next?.matches('dd') === true; next = next.nextElementSibling)
    values.push(next)
  return values
}

function isDescription({ id }: Element): boolean {
  return id !== '' && document.querySelector(`[aria-invalid=true][aria-describedby~="${CSS.escape(id)}"]`) !== null
}

/** Money, Change and their like: what is shown is hidden from screen readers, what is spoken is not shown. */
function isFigure(element: Element): boolean {
  const [seen, spoken] = element.children
  return seen?.getAttribute('aria-hidden') === 'true' && spoken !== undefined && isSpokenOnly(spoken)
}

const groups = 'ul, ol, [role=list], table, figure, fieldset, search, [role=radiogroup], [role=tablist], [role=log]'

function groupsIn(root: Element): string[] {
  const named = [...root.querySelectorAll(groups)].filter((each) => isSeen(each) && each.hasAttribute('aria-label'))
  return named.map((each) => squeezed(each.getAttribute('aria-label') ?? ''))
}

/** While something modal is open, nothing else is there to be read. */
export function readPage(body: HTMLElement): Reading {
  const modal = [...body.querySelectorAll('dialog[open]')].at(-1)
  const reader = new Reader()
  reader.read(modal ?? body)
  return { ...reader.reading, groups: groupsIn(modal ?? body) }
}

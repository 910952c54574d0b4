import { type Box, distances, type Line, linesBetween } from './measure.ts'

/** What is drawn over the story: its marks are in a shadow of their own, outside of the page's body. */
const css = `
  :host { all: initial; position: fixed; inset: 0; width: auto; height: auto; margin: 0; padding: 0; border: 0;
    overflow: hidden; background: none; pointer-events: none; font: 600 12px/16px ui-monospace, monospace; }
  div { position: absolute; box-sizing: border-box; }
  .shown { outline: 2px solid #0b6fd6; background: rgb(11 111 214 / 8%); }
  .pinned { outline: 2px solid #b5259a; }
  .padding { border: 0 solid rgb(15 127 96 / 32%); }
  .label { padding: 2px 6px; border-radius: 4px; background: #0b4a8f; color: #fff; white-space: nowrap; }
  .line { background: #b5259a; }
  .px { padding: 1px 5px; border-radius: 4px; background: #8a1a76; color: #fff; translate: -50% -50%; }
`

type Marks = { shown?: Element | undefined; pinned?: Element | undefined }

function at(className: string, { left, top, right, bottom }: Box): HTMLElement {
  const mark = document.createElement('div')
  mark.className = className
  Object.assign(mark.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${right - left}px`,
    height: `${bottom - top}px`,
  })
  return mark
}

function paddingOf(element: Element, box: Box): HTMLElement {
  const mark = at('padding', box)
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(element)
  mark.style.borderWidth = [paddingTop, paddingRight, paddingBottom, paddingLeft].join(' ')
  return mark
}

const LABEL = { height: 20, letter: 7.5 }

function labelOf(element: Element, box: Box): HTMLElement {
  const label = document.createElement('div')
  label.className = 'label'
  const { width, height } = element.getBoundingClientRect()
  label.textContent = `${element.localName} ${Math.round(width)} × ${Math.round(height)}`
  const isAbove = box.top >= LABEL.height + 4
  const top = isAbove ? box.top - LABEL.height - 4 : Math.min(box.bottom + 4, innerHeight - LABEL.height)
  const widest = innerWidth - label.textContent.length * LABEL.letter - 12
  Object.assign(label.style, { left: `${Math.max(0, Math.min(box.left, widest))}px`, top: `${top}px` })
  return label
}

function drawLine({ side, from, to }: Line, px: number): HTMLElement[] {
  const line = at('line', {
    left: Math.min(from.x, to.x),
    top: Math.min(from.y, to.y),
    right: Math.max(from.x, to.x) + (side === 'top' || side === 'bottom' ? 1 : 0),
    bottom: Math.max(from.y, to.y) + (side === 'left' || side === 'right' ? 1 : 0),
  })
  const text = document.createElement('div')
  text.className = 'px'
  text.textContent = String(px)
  Object.assign(text.style, { left: `${(from.x + to.x) / 2}px`, top: `${(from.y + to.y) / 2}px` })
  return [line, text]
}

function marksOf({ shown, pinned }: Marks): HTMLElement[] {
  const box = shown?.getBoundingClientRect()
  const pinnedBox = pinned?.getBoundingClientRect()
  const drawn: HTMLElement[] = []
  if (shown && box) drawn.push(paddingOf(shown, box), at('shown', box), labelOf(shown, box))
  if (pinnedBox) drawn.push(at('pinned', pinnedBox))
  if (box && pinnedBox && shown !== pinned) {
    const sides = distances(pinnedBox, box)
    drawn.push(
      ...linesBetween(pinnedBox, box).flatMap((line) => {
        const px = sides[line.side] ?? 0
        return px === 0 ? [] : drawLine(line, px)
      }),
    )
  }
  return drawn
}

export type Overlay = {
  draw: (marks: Marks) => void
  /** While the page is asked, nothing of this is in it. */
  without: <Value>(ask: () => Value) => Value
  remove: () => void
}

export function openOverlay(): Overlay {
  const host = document.createElement('kabuto-inspect')
  // Above a dialog, wherever its page has put it.
  host.popover = 'manual'
  host.ariaHidden = 'true'
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  shadow.adoptedStyleSheets = [sheet]

  const show = (): void => {
    document.documentElement.append(host)
    host.showPopover()
  }
  show()
  return {
    draw: (marks) => shadow.replaceChildren(...marksOf(marks)),
    without(ask) {
      host.remove()
      try {
        return ask()
      } finally {
        show()
      }
    },
    remove: () => host.remove(),
  }
}

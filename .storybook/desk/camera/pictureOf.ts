/** A page as it looked at one moment: its elements, its styles and how far it was scrolled. */
export type Picture = { key: number; root: HTMLElement; css: string; scrollY: number; title: string }

let taken = 0

/** The rules of a sheet, with what they name by a path of its own as whole addresses. */
function rulesOf({ cssRules, href }: CSSStyleSheet, page: Document): string {
  const base = href ?? page.baseURI
  return [...cssRules]
    .map(({ cssText }) => cssText)
    .join('\n')
    .replace(/url\("([^"]+)"\)/g, (_, path: string) => `url("${new URL(path, base).href}")`)
}

const stylesOf = (page: Document): string =>
  [...page.styleSheets, ...page.adoptedStyleSheets].map((sheet) => rulesOf(sheet, page)).join('\n')

type Lost = { selector: string; properties: string[] }

/**
 * What rules no longer say when they are asked: of a shorthand with a variable (`font: var(…)`) nothing is left in them
 * once one of its parts is set anew.
 */
function lostIn(rules: CSSRuleList): Lost[] {
  return [...rules].flatMap((rule) => {
    const { selectorText, style, cssRules } = rule as Partial<CSSStyleRule>
    const properties = style
      ? [...style].filter((name) => !name.startsWith('--') && style.getPropertyValue(name) === '')
      : []
    const own = selectorText === undefined || properties.length === 0 ? [] : [{ selector: selectorText, properties }]
    return [...own, ...(cssRules ? lostIn(cssRules) : [])]
  })
}

/** Gives the elements of a copy what their rules have lost, as it is worked out on the page. */
function restoreLost(page: Document, root: Element): void {
  const copies = [...root.querySelectorAll<HTMLElement>('*')]
  const copyOf = new Map([...page.querySelectorAll('*')].slice(1).map((element, at) => [element, copies[at]]))
  for (const { selector, properties } of [...page.styleSheets, ...page.adoptedStyleSheets].flatMap((sheet) =>
    lostIn(sheet.cssRules),
  ))
    for (const element of page.querySelectorAll(selector)) {
      const worked = page.defaultView?.getComputedStyle(element)
      for (const name of properties) copyOf.get(element)?.style.setProperty(name, worked?.getPropertyValue(name) ?? '')
    }
}

/** What is drawn is no part of the markup: a copy of a canvas is empty. */
function copyDrawings(from: Element, into: Element): void {
  const drawn = [...from.querySelectorAll('canvas')]
  for (const [at, canvas] of [...into.querySelectorAll('canvas')].entries()) {
    const source = drawn[at]
    const image = canvas.ownerDocument.createElement('img')
    if (source && source.width > 0 && source.height > 0) image.src = source.toDataURL()
    image.style.cssText = canvas.style.cssText
    image.className = canvas.className
    canvas.replaceWith(image)
  }
}

/** Nor is what is typed. */
function copyTyped(from: Element, into: Element): void {
  const typed = [...from.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  for (const [at, field] of [...into.querySelectorAll('input, textarea')].entries()) {
    const source = typed[at]
    if (!source) continue
    if (field.tagName === 'TEXTAREA') field.textContent = source.value
    else field.setAttribute('value', source.value)
    if ('checked' in source) field.toggleAttribute('checked', source.checked)
  }
}

/** Takes the picture of a page, without its scripts. */
export function pictureOf(page: Document): Picture {
  const root = page.documentElement.cloneNode(true) as HTMLElement
  restoreLost(page, root)
  const body = root.querySelector('body')
  if (body) {
    copyDrawings(page.body, body)
    copyTyped(page.body, body)
  }
  for (const part of root.querySelectorAll('script, noscript, iframe, style, link')) part.remove()
  taken += 1
  return { key: taken, root, css: stylesOf(page), scrollY: page.defaultView?.scrollY ?? 0, title: page.title }
}

/** Puts a picture into the empty page of a frame; sheets and dialogs are shown above the page, as they were. */
export function hang({ root, css, scrollY }: Picture, frame: HTMLIFrameElement): void {
  const { contentDocument: page, contentWindow: view } = frame
  if (!page || !view) return
  page.replaceChild(page.importNode(root, true), page.documentElement)
  const sheet = new (view as Window & typeof globalThis).CSSStyleSheet()
  sheet.replaceSync(`${css}\n*, *::before, *::after { animation: none !important; transition: none !important; }`)
  page.adoptedStyleSheets = [sheet]
  for (const dialog of page.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    dialog.removeAttribute('open')
    dialog.showModal()
  }
  view.scrollTo(0, scrollY)
}

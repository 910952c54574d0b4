/** The parts of a page that must be there in each language: roles, tones and where each link leads. */
export function structureOf(body: HTMLElement): string[] {
  const parts = body.querySelectorAll<HTMLElement>(
    'h1, h2, h3, a, button, input, textarea, dt, dd, li, [role], [data-tone], [data-direction]',
  )
  return [...parts]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const { tone, direction } = element.dataset
      const marks = [element.getAttribute('role'), element.getAttribute('href'), tone, direction, element.ariaInvalid]
      return [element.tagName.toLowerCase(), ...marks.filter(Boolean)].join(' ')
    })
}

/** The first place where a page differs from the same page in Japanese. */
export function otherStructure(japanese: readonly string[], other: readonly string[]): string[] {
  const at = japanese.findIndex((part, index) => other[index] !== part)
  if (at === -1 && japanese.length === other.length) return []
  const place = at === -1 ? japanese.length : at
  return [
    `has another structure than in Japanese: ${other[place] ?? 'nothing'} instead of ${japanese[place] ?? 'nothing'}`,
  ]
}

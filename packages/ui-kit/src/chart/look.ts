import { k } from '../tokens/k.ts'

const colours = {
  surface: k.bg.surface,
  grid: k.chart.grid,
  axis: k.chart.axis,
  crosshair: k.chart.crosshair,
  inverse: k.bg.inverse,
  inverseText: k.text.inverse,
  buy: k.side.buy.solidBg,
  sell: k.side.sell.solidBg,
  up: k.price.up.text,
  upFill: k.price.up.fill,
  down: k.price.down.text,
  downFill: k.price.down.fill,
  flat: k.price.flat.text,
  upSolid: k.price.up.solidBg,
  upSolidText: k.price.up.solidText,
  downSolid: k.price.down.solidBg,
  downSolidText: k.price.down.solidText,
  maShort: k.chart.maShort,
  maMid: k.chart.maMid,
  maLong: k.chart.maLong,
  series1: k.chart.series1,
  series2: k.chart.series2,
  series3: k.chart.series3,
  series4: k.chart.series4,
  series5: k.chart.series5,
} as const satisfies Record<string, `var(--${string})`>

export type ChartColour = keyof typeof colours

/** What an engine that draws on a canvas must be given: a canvas knows no CSS variable. */
export type ChartLook = { colours: Record<ChartColour, string>; fontFamily: string; fontSize: number; still: boolean }

/** The look that holds at an element now. */
export function lookAt(element: HTMLElement): ChartLook {
  const style = getComputedStyle(element)
  const valueOf = (variable: string): string => style.getPropertyValue(variable.slice('var('.length, -1)).trim()
  return {
    colours: Object.fromEntries(Object.entries(colours).map(([name, variable]) => [name, valueOf(variable)])) as Record<
      ChartColour,
      string
    >,
    fontFamily: style.fontFamily,
    fontSize: Number.parseFloat(style.fontSize),
    still: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }
}

const media = ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)']

/** Reports when the look may have changed: theme, colours of prices, size of text. */
export function watchLook(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'data-price', 'data-text', 'lang'],
  })
  const queries = media.map((query) => matchMedia(query))
  for (const query of queries) query.addEventListener('change', onChange)
  return () => {
    observer.disconnect()
    for (const query of queries) query.removeEventListener('change', onChange)
  }
}

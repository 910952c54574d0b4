import { inflateSync } from 'node:zlib'
import type { Page } from 'playwright-core'

export type Sheet = { glyphs: string[]; coloured: string[] }

/**
 * What is drawn by an object of a PDF and by those that it names: letters in their order, and colours that are no grey.
 */
function drawnBy(pdf: Buffer, text: string, id: string): Sheet {
  const object = text.indexOf(`\n${id} 0 obj`)
  const start = text.indexOf('stream\n', object) + 'stream\n'.length
  const head = text.slice(object, start)
  // Pictures are objects of their own kind, without letters.
  if (/\/Subtype\s*\/Image/.test(head)) return { glyphs: [], coloured: [] }
  const length = Number(/\/Length (\d+)/.exec(head)?.[1])
  const drawn = inflateSync(pdf.subarray(start, start + length)).toString('latin1')
  const glyphs: string[] = []
  const coloured: string[] = []
  for (const [whole, glyph, part, red, green, blue] of drawn.matchAll(
    /<([0-9A-F]+)> Tj|\/X(\d+) Do|(\S+) (\S+) (\S+) rg\b/gi,
  )) {
    if (glyph !== undefined) glyphs.push(glyph)
    else if (part === undefined) coloured.push(...(red === green && green === blue ? [] : [whole]))
    else {
      const inner = drawnBy(pdf, text, part)
      glyphs.push(...inner.glyphs)
      coloured.push(...inner.coloured)
    }
  }
  return { glyphs, coloured }
}

/** What a printer would be given, sheet by sheet. */
export async function printed(page: Page): Promise<Sheet[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const text = pdf.toString('latin1')
  return [...text.matchAll(/\/Contents (\d+) 0 R/g)].map(([, id = '']) => drawnBy(pdf, text, id))
}

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { iconNames } from './names.ts'

type Attributes = Record<string, string>
type Shape = [tag: string, attributes: Attributes]

const SIDE = 24

export const ICONS = 'packages/ui-kit/src/icons'
const DOOR = 'packages/ui-kit/src/icons.ts'

function circle({ cx, cy, r }: Record<'cx' | 'cy' | 'r', number>): string {
  return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
}

function rectangle({
  x,
  y,
  width,
  height,
  rx = 0,
  ry = rx,
}: Record<'x' | 'y' | 'width' | 'height', number> & { rx?: number; ry?: number }): string {
  const corner = (dx: number, dy: number): string => (rx === 0 ? '' : `a${rx} ${ry} 0 0 1 ${dx} ${dy}`)
  return (
    `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}v${height - 2 * ry}${corner(-rx, ry)}h${2 * rx - width}` +
    `${corner(-rx, -ry)}v${2 * ry - height}${corner(rx, -ry)}z`
  )
}

/**
 * A path that begins with `m` would go on from where the one before it ended, and what follows its first point is
 * relative.
 */
function anywhere(path: string): string {
  return path.replace(
    /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*(?=(.?))/,
    (_, x: string, y: string, next: string) => `M${x} ${y}${/[\d.-]/.test(next) ? 'l' : ''}`,
  )
}

const drawers: Record<string, (attributes: Attributes) => string> = {
  path: ({ d = '' }) => anywhere(d),
  circle: (attributes) => circle(numbers(attributes)),
  rect: (attributes) => rectangle(numbers(attributes)),
  line: (attributes) => {
    const { x1, y1, x2, y2 } = numbers<'x1' | 'y1' | 'x2' | 'y2'>(attributes)
    return `M${x1} ${y1}L${x2} ${y2}`
  },
}

function numbers<Names extends string>(attributes: Attributes): Record<Names, number> {
  return Object.fromEntries(Object.entries(attributes).map(([name, text]) => [name, Number(text)])) as Record<
    Names,
    number
  >
}

const drawn = new Set(['d', 'cx', 'cy', 'r', 'x', 'y', 'width', 'height', 'rx', 'ry', 'x1', 'y1', 'x2', 'y2', 'key'])

/** One path for all shapes of an icon: they are only ever stroked, all alike. */
function pathOf(name: string, node: readonly Shape[]): string {
  return node
    .map(([tag, attributes]) => {
      const draw = drawers[tag]
      const other = Object.keys(attributes).find((attribute) => !drawn.has(attribute))
      if (!draw || other !== undefined)
        throw new Error(`${name} has ${other ?? `a <${tag}>`}, which tools/icons/draw.ts cannot put into a path`)
      return draw(attributes)
    })
    .join('')
}

const MADE = '/* Generated from lucide by `pnpm icons`. Do not edit by hand. */'

/**
 * The kit's icons, a module each, so that a page carries only those that it shows, and their door. The shapes are those
 * of lucide without its components, which would be half of each icon.
 */
export async function drawIcons(root: string): Promise<{ file: string; text: string }[]> {
  const lucide = createRequire(join(root, 'packages/ui-kit/package.json'))
  const names = Object.keys(iconNames)
  const icons = await Promise.all(
    Object.entries(iconNames).map(async ([name, file]) => {
      const { __iconData: data } = (await import(pathToFileURL(lucide.resolve(`lucide-react/icons/${file}`)).href)) as {
        __iconData: { size: number; node: Shape[] }
      }
      if (data.size !== SIDE) throw new Error(`${file} is not drawn on a grid of ${SIDE}`)
      return {
        file: `${ICONS}/${name}.ts`,
        text: `${MADE}
import type { IconShape } from '../base/iconShape.ts'

export const ${name}Icon: IconShape = '${pathOf(file, data.node)}'
`,
      }
    }),
  )
  const door = `${MADE}
// Shapes: Lucide (ISC, https://lucide.dev/license), some of them by Feather (MIT). On a grid of 24, to be stroked.

export type { IconShape } from './base/iconShape.ts'
${names.map((name) => `export { ${name}Icon } from './icons/${name}.ts'`).join('\n')}
`
  return [...icons, { file: DOOR, text: door }]
}

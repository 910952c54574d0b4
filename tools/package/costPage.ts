import { type Cost, WHOLE } from './cost.ts'

const LEAD = `# What each part of the kit costs

KB of 1,024 bytes, gzip: what importing this name alone from the door of the packed kit adds to an app that has React and styled-components. \`first\` is there before
the part can be used; \`later\` is loaded when it is needed, the engines of charts included. What two parts share is counted for both, so the rows do not add up.
The style sheet of tokens comes once to all of them and is not part of it. Made by \`pnpm --filter @kabuto/ui-kit cost\`; do not edit.
`

const shown = (kilobytes: number): string => (kilobytes === 0 ? '–' : kilobytes.toFixed(1))

const rowOf = ({ name, first, later }: Cost): string => `| ${name} | ${shown(first)} | ${shown(later)} |`

/** The heaviest first; what is printed alike is sorted by name, so that a byte does not move a row. */
function sorted(costs: readonly Cost[]): Cost[] {
  return costs.toSorted(
    (a, b) =>
      Number(b.name === WHOLE) - Number(a.name === WHOLE) ||
      Number(b.first.toFixed(1)) - Number(a.first.toFixed(1)) ||
      (a.name < b.name ? -1 : 1),
  )
}

export function costPage(costs: readonly Cost[]): string {
  return `${LEAD}\n| import | first | later |\n|---|--:|--:|\n${sorted(costs).map(rowOf).join('\n')}\n`
}

function printed(text: string): number {
  return text === '–' ? 0 : Number(text)
}

function costsOn(page: string): Cost[] {
  return [...page.matchAll(/^\| ([^|]+) \| ([\d.–]+) \| ([\d.–]+) \|$/gm)].map(
    ([, name = '', first = '', later = '']) => ({ name, first: printed(first), later: printed(later) }),
  )
}

/** A tenth, or what rounding alone can make of a small part. */
const isOff = (written: number, measured: number): boolean =>
  Math.abs(written - measured) > Math.max(0.15, measured / 10)

/**
 * Where a page no longer says what the parts cost. Not every byte: a page that each change must write anew is written
 * without being read.
 */
export function costDrift(page: string, names: readonly string[], measured: readonly Cost[]): string[] {
  const written = new Map(costsOn(page).map((row) => [row.name, row]))
  return [
    ...names.filter((name) => !written.has(name)).map((name) => `${name} has no row`),
    ...[...written.keys()]
      .filter((name) => name !== WHOLE && !names.includes(name))
      .map((name) => `${name} has a row and is no longer exported`),
    ...measured.flatMap(({ name, first, later }) => {
      const row = written.get(name)
      const off = row && (isOff(row.first, first) || isOff(row.later, later))
      return off
        ? [
            `${name} costs ${shown(first)} and ${shown(later)} KB, the page says ${shown(row.first)} and ${shown(row.later)}`,
          ]
        : []
    }),
  ]
}

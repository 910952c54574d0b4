import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from '../bare/plain.mjs'

const FOLDER = 'docs/decisions'
const INDEX = 'README.md'

/** The order of the index. */
const areas = ['Domain', 'Brokerage', 'App', 'Kit', 'Words', 'Tests and tools'] as const
type Area = (typeof areas)[number]

type Decision = { file: string; title: string; status: string; date: string; area: Area }

/** A decision begins with its title and one line: status, date and area. */
const HEAD = /^# (?<title>.+)\n\n(?<status>Accepted|Superseded) (?<date>\d{4}-\d{2}-\d{2}) · (?<area>.+)\n/u

const INTRODUCTION = `# Decisions

Made by \`pnpm documents\` from the first lines of each decision. A new decision is a file here: its title, one line like
\`Accepted 2026-11-20 · Domain\`, then one short paragraph: what, why, and what was turned down. A decision that no longer
holds stays, as \`Superseded\`, and names the one that replaces it.
`

const isArea = (text: string | undefined): text is Area => areas.some((area) => area === text)

export function decisionIn(file: string, text: string): Decision {
  const { title = '', status = '', date = '', area } = HEAD.exec(text)?.groups ?? {}
  if (!isArea(area))
    throw new PlainError(
      `${FOLDER}/${file} must begin with “# Title” and “Accepted 2026-11-20 · Domain”. Areas: ${areas.join(', ')}`,
    )
  return { file, title, status, date, area }
}

const rowOf = ({ file, title, status, date }: Decision): string =>
  `- ${date} [${title}](${file})${status === 'Accepted' ? '' : ` (${status.toLowerCase()})`}`

/** The index of all decisions, by area. */
export function decisionsPage(root: string): string {
  const decisions = readdirSync(join(root, FOLDER))
    .filter((file) => file.endsWith('.md') && file !== INDEX)
    .toSorted()
    .map((file) => decisionIn(file, readFileSync(join(root, FOLDER, file), 'utf8')))
  const lists = areas.map((area) => {
    const rows = decisions.filter((decision) => decision.area === area).map(rowOf)
    return `## ${area}\n\n${rows.join('\n')}\n`
  })
  return `${INTRODUCTION}\n${lists.join('\n')}`
}

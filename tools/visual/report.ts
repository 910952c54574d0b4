import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureChange, PictureReport, Side } from '../../.storybook/desk/pictures/pictureReport.ts'
import type { Difference } from './compare.ts'

/** `screens-home-home--ready.ja-dark-375.png`: the story, and the mode. */
function changeOf({ name, kind, pixels }: Difference): PictureChange {
  const [story = '', mode = ''] = name.split('.')
  return { story, mode: mode as PictureChange['mode'], kind, pixels }
}

/** The folder that the workshop shows as 絵の差分: what differs, with its pictures before and after. */
export function writeReport(
  folder: string,
  differences: Difference[],
  from: Record<Side, string>,
  about: Omit<PictureReport, 'changes'>,
): void {
  rmSync(folder, { recursive: true, force: true })
  for (const side of ['before', 'after', 'difference'] as const) {
    mkdirSync(join(folder, side), { recursive: true })
    for (const { name } of differences) {
      const picture = join(from[side], name)
      if (existsSync(picture)) copyFileSync(picture, join(folder, side, name))
    }
  }
  const report: PictureReport = { ...about, changes: differences.map(changeOf) }
  writeFileSync(join(folder, 'report.json'), JSON.stringify(report))
}

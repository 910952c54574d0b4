import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../packages/domain/src/paths.ts'
import { routeRows } from './routeRows.ts'

const root = join(import.meta.dirname, '..')

/** The files behind a route, from its row to its rules: `pnpm where /user/withdraw`. */
export function where(asked: string): string[] {
  const path = `/${asked.replace(/^[#/]+/, '').replace(/\?.*$/, '')}`
  const screen = Object.entries(paths).find(([, known]) => known === path)?.[0]
  if (!screen) return []
  const rows = readFileSync(join(root, 'apps/web/src/routes.ts'), 'utf8')
  const row = routeRows(rows).find((each) => each.screen === screen)
  if (!row) return []
  const { feature, name } = row.component
  return [
    'apps/web/src/routes.ts',
    ...globSync(
      [
        `apps/web/src/${feature}/{data.ts,${name}Route.tsx}`,
        `packages/screens/src/${feature}/${name}/*`,
        `packages/screens/src/${feature}/messages/*`,
        `packages/domain/src/${feature}/*`,
        `packages/simulator/src/features/${feature}/*`,
        `e2e/${feature}*.test.ts`,
      ],
      { cwd: root },
    ).toSorted(),
  ]
}

if (import.meta.main) {
  const [asked] = process.argv.slice(2)
  const files = asked ? where(asked) : []
  if (files.length === 0) {
    console.error(
      `${asked ? `There is no route ${asked}.` : 'Usage: pnpm where <route>'} Known ` +
        `routes:\n${Object.values(paths).join('\n')}`,
    )
    process.exitCode = 1
  } else console.log(files.join('\n'))
}

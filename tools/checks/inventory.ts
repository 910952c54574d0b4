import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { routeRows } from '../routeRows.ts'
import type { Check } from './check.ts'

/** Shown by the shell in place of a route that does not exist or failed. */
const shellScreens = new Set(['Crash', 'NotFound'])

/** Every screen can be seen in at least these states. */
const STATES = ['Ready', 'Loading', 'Failed']

const KIT = 'packages/ui-kit/src'
const SCREENS = 'packages/screens/src'

const read = (root: string, file: string): string =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''

function kitProblems(root: string): string[] {
  const door = read(root, `${KIT}/index.ts`)
  const folders = readdirSync(join(root, KIT), { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name),
  )
  const exported = [...door.matchAll(/'\.\/([A-Z]\w*)\/([A-Z]\w*)\.tsx'/g)].map(([, folder]) => folder)
  return [
    ...folders.flatMap(({ name }) => {
      const story = `${KIT}/${name}/${name}.stories.tsx`
      const found: string[] = []
      if (!existsSync(join(root, `${KIT}/${name}/${name}.tsx`))) found.push(`kit folder ${name} has no ${name}.tsx`)
      if (!new RegExp(`\\b${name}\\b[^}]*\\} from './${name}/${name}\\.tsx'`).test(door))
        found.push(`kit part ${name} is not exported from index.ts`)
      if (!existsSync(join(root, story))) found.push(`kit part ${name} has no story`)
      else {
        for (const needed of ['Playground', 'Matrix']) {
          if (!new RegExp(`export const ${needed}\\b`).test(read(root, story)))
            found.push(`kit part ${name} has no story ${needed}`)
        }
      }
      return found
    }),
    ...exported
      .filter((name) => !folders.some((folder) => folder.name === name))
      .map((name) => `index.ts exports ${name}, which has no folder`),
  ]
}

function screenProblems(root: string): string[] {
  return globSync(`${SCREENS}/**/*Screen.tsx`, { cwd: root }).flatMap((file) => {
    const name = basename(file, '.tsx')
    const stories = read(root, file.replace(/\.tsx$/, '.stories.tsx'))
    if (!stories) return [`${name} has no stories`]
    // A screen that loads nothing has nothing to wait for and nothing that could fail.
    const states = /\bLoadable</.test(read(root, file)) ? STATES : STATES.slice(0, 1)
    return states
      .filter((state) => !new RegExp(`export const ${state}\\b`).test(stories))
      .map((state) => `${name} has no story ${state}`)
  })
}

function routeProblems(root: string): string[] {
  const known = [...read(root, 'packages/domain/src/paths.ts').matchAll(/^ {2}(\w+): '(\/[^']*)'/gm)].map(
    ([, name = '']) => name,
  )
  const rows = routeRows(read(root, 'apps/web/src/routes.ts'))
  const routed = rows.map(({ component }) => component)
  const screens = globSync(`${SCREENS}/*/*/*Screen.tsx`, { cwd: root }).map((file) => basename(file, 'Screen.tsx'))
  return [
    ...known
      .filter((name) => !rows.some(({ screen }) => screen === name))
      .map((name) => `paths.ts names ${name}, but routes.ts has no row for it`),
    ...routed.flatMap(({ feature, name }) => {
      const route = read(root, `apps/web/src/${feature}/${name}Route.tsx`)
      if (!route) return [`routes.ts loads ${feature}/${name}Route.tsx, which does not exist`]
      // What is heavy is fetched after the route, by name.
      const later = [...route.matchAll(/import\('\.\/(\w+\.tsx)'\)/g)].map(([, file]) =>
        read(root, `apps/web/src/${feature}/${file}`),
      )
      const shows = [route, ...later].some((text) => text.includes(`${name}Screen`))
      return shows && screens.includes(name) ? [] : [`${name}Route shows no ${name}Screen`]
    }),
    ...screens
      .filter((name) => !shellScreens.has(name) && !routed.some((row) => row.name === name))
      .map((name) => `${name}Screen is reached by no route`),
  ]
}

export const inventory: Check = {
  name: 'inventories of kit, screens and routes',
  run: (root) => Promise.resolve([...kitProblems(root), ...screenProblems(root), ...routeProblems(root)]),
}

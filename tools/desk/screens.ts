import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { paths, type ScreenName } from '../../packages/domain/src/paths.ts'

/** A page of the app: who may see it, the components that it is made of, and where it goes by itself. */
export type RoutedScreen = {
  name: ScreenName
  feature: string
  guard: 'open' | 'session'
  components: Set<string>
  /** Screens that it opens once something is done, without a link. */
  opens: ScreenName[]
}

const row = /^ {2}(\w+): \{\n([\s\S]*?)^ {2}\},$/gm
const imported = /(?:from |import\()'(\.\.?\/[\w./]+\.tsx)'/g
/** `hrefTo('ticket', …)` and `paths.home` inside of a call that goes there. */
const opened = /navigate\((?:hrefTo\('(\w+)'|paths\.(\w+))/g

const isScreen = (name: string): name is ScreenName => name in paths

/** A module of a page and those of its feature that it fetches, but nothing of the shell that all pages share. */
function modulesOf(file: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(file) || file.includes('/shell/')) return seen
  const text = readFileSync(file, 'utf8')
  seen.set(file, text)
  for (const [, path = ''] of text.matchAll(imported)) modulesOf(join(dirname(file), path), seen)
  return seen
}

/** Every row of the app's table of routes. */
export function routedScreens(root: string): RoutedScreen[] {
  const app = join(root, 'apps/web/src')
  const table = readFileSync(join(app, 'routes.ts'), 'utf8')
  const screens = [...table.matchAll(row)].flatMap(([, name = '', body = '']): RoutedScreen[] => {
    const [, path] = /import\('\.\/([\w/]+\.tsx)'\)/.exec(body) ?? []
    if (!isScreen(name) || path === undefined) return []
    const modules = [...modulesOf(join(app, path)).values()]
    return [
      {
        name,
        feature: dirname(path),
        guard: body.includes("guard: 'open'") ? 'open' : 'session',
        components: new Set(modules.flatMap((text) => text.match(/\b[A-Z]\w+\b/g) ?? [])),
        opens: modules.flatMap((text) =>
          [...text.matchAll(opened)].map(([, link, plain]) => link ?? plain ?? '').filter(isScreen),
        ),
      },
    ]
  })
  const missing = Object.keys(paths).filter((name) => screens.every((screen) => screen.name !== name))
  if (missing.length > 0) throw new Error(`routes.ts has no row that can be read for ${missing.join(', ')}`)
  return screens
}

/** The component of a file of stories: `../packages/screens/src/funds/Withdraw/WithdrawScreen.stories.tsx`. */
export const componentOf = (importPath: string): string => basename(importPath, '.stories.tsx')

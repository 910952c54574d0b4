import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { ModulesOfPages } from '../../apps/web/pageChunks.ts'
import { type RouteRow, routeRows } from '../routeRows.ts'
import type { Check } from './check.ts'

/** Every page has the words of the frame at once, and those of a refusal before it shows one. */
const EVERYWHERE = ['shell', 'refusals']

/** Modules that every page contains, and that need these words later than the page itself. */
const LATE: Record<string, readonly string[]> = {
  'packages/screens/src/shared/PageTitle/usePageTitle.ts': ['titles'],
  'packages/screens/src/shared/Crash/CrashScreen.tsx': ['shared'],
  'packages/screens/src/shared/SendingForm.tsx': ['shared'],
}

const ASKED = /\buseTranslation\(\s*(\[[^\]]*\]|'\w+')/g
/** By a page for what it opens later. */
const FETCHED = /\bloadWords\(([^)]*)\)/g

/** What a page is not whole without, and fetches behind its first frame. */
const BODY = /\bbodyPart\(\s*async \(\) =>[^;]*?import\('\.\/([\w/]+\.tsx?)'\)/g

/** Of a file, as the list of modules calls them. */
const bodiesIn = (file: string, text: string): string[] =>
  [...text.matchAll(BODY)].flatMap(([, body]) => (body ? [`${basename(dirname(file))}/${body}`] : []))

const spacesIn = (text: string, calls: RegExp): string[] =>
  [...text.matchAll(calls)].flatMap(([, spaces = '']) =>
    [...spaces.matchAll(/'(\w+)'/g)].flatMap(([, space]) => space ?? []),
  )

/** A page shows the key of a word that it does not load: each space that its modules take words from is in its row. */
export const pageWords: Check = {
  name: 'pages load the words that they show',
  run(root) {
    const read = (file: string): string => readFileSync(join(root, file), 'utf8')
    const modules = JSON.parse(read('apps/web/dist/.vite/modules.json')) as ModulesOfPages

    function problemsOf({ screen, component, words }: RouteRow): string[] {
      const page = `${component.feature}/${component.name}Route.tsx`
      const first = modules[page] ?? []
      const bodies = first.flatMap((file) => bodiesIn(file, read(file)))
      const own = [...new Set([page, ...bodies].flatMap((name) => modules[name] ?? []))]
      const missing = [page, ...bodies].filter((name) => !modules[name])
      if (missing.length > 0) return missing.map((name) => `${name} is not among what was built`)
      const fetched = own.flatMap((file) => spacesIn(read(file), FETCHED))
      const loaded = new Set([...EVERYWHERE, ...words, ...fetched])
      return own.flatMap((file) =>
        [...new Set(spacesIn(read(file), ASKED))]
          .filter((space) => !loaded.has(space) && !LATE[file]?.includes(space))
          .map((space) => `${screen} shows words of ${space} (${file}), which its row in routes.ts does not load`),
      )
    }
    return Promise.resolve(routeRows(read('apps/web/src/routes.ts')).flatMap(problemsOf))
  },
}

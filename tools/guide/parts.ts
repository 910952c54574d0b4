import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { exportsIn } from '../../.storybook/inspect/mark.ts'

const SOURCES = 'packages/ui-kit/src'

/** A page of the kit: the name in its title, and the files that are its own, as paths from the root. */
export type KitPart = { name: string; files: string[] }

const isSource = (file: string): boolean => !/\.(?:stories|test)\.tsx?$|\/samples\.ts$/.test(file)

/** All parts that have stories. In a folder of several things a part is the file beside its stories. */
export function kitParts(root: string): KitPart[] {
  return globSync(`${SOURCES}/*/*.stories.tsx`, { cwd: root })
    .toSorted()
    .map((stories) => {
      const [, name = ''] = /title: 'Kit\/(\w+)'/.exec(readFileSync(join(root, stories), 'utf8')) ?? []
      const folder = dirname(stories)
      const own = basename(folder) === name ? `${folder}/*.{ts,tsx}` : `${folder}/${name}.{ts,tsx}`
      return { name, files: globSync(own, { cwd: root }).filter(isSource).toSorted() }
    })
}

/** Everything that the index of the kit gives away at run time: the file of each name. */
export function kitExports(root: string): Map<string, string> {
  const index = readFileSync(join(root, SOURCES, 'index.ts'), 'utf8')
  return new Map(exportsIn(index).map(([name, file]) => [name, `${SOURCES}/${file}`]))
}

const isComponent = (name: string): boolean => /^[A-Z]\w*[a-z]/.test(name)

/** The part whose own files each file is, where it gives a component or hook away. */
export function partOfFile(root: string): Map<string, string> {
  const exported = new Set([...kitExports(root)].filter(([name]) => isComponent(name)).map(([, file]) => file))
  return new Map(
    kitParts(root).flatMap(({ name, files }) =>
      files.filter((file) => exported.has(file) || basename(file).startsWith(`${name}.`)).map((file) => [file, name]),
    ),
  )
}

/** The components of a part that the kit gives away, each with its file; the part itself first. */
export function componentsOf({ name, files }: KitPart, exports: Map<string, string>): { name: string; file: string }[] {
  const own = [...exports].filter(([each, file]) => files.includes(file) && (isComponent(each) || each === name))
  return own
    .map(([each, file]) => ({ name: each, file }))
    .toSorted((one, other) => Number(other.name === name) - Number(one.name === name))
}

import { atom } from 'jotai'
import { servicesAtom } from '../app.ts'
import { keptIntents } from './intents.ts'
import { resumable } from './mutation.ts'

/** The modules that create mutations; loading them fills `resumable`. */
// Stryker disable next-line StringLiteral: Vite reads it while it builds, and only a literal.
const features = import.meta.glob<unknown>('../../*/{data,fundPassword,raises}.ts')

/** After a reload or a login: sends again, under the same keys, what was never answered, whatever page is shown. */
export const resumeAllAtom = atom(null, async (get, set) => {
  const paths = new Set(keptIntents(get(servicesAtom)).map(({ path }) => path))
  await Promise.all(Object.values(features).map((load) => load()))
  for (const path of paths) {
    const resume = resumable.get(path)
    if (resume) void set(resume)
  }
})

import { basename } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'

/** Where somebody comes in who has loaded nothing yet. */
const entrances: ReadonlySet<string> = new Set(['StartRoute.tsx', 'LoginRoute.tsx', 'RegisterRoute.tsx'])
/** So many use a part before all others of their kind fetch it. */
const SHARED_BY = 2

const wordsOf = /(\w+)\/(?:messages\/)?(ja|en|zhHant)\.ts$/
const isWords = (id: string): boolean => wordsOf.test(id)
const isPage = (id: string): boolean => /apps\/web\/src\/\w+\/\w+Route\.tsx$/.test(id)

/** What nearly every page needs, though it is asked for by itself. */
const withEntrances = /(?:shell\/client\.ts|Terms\/TermsSheet\.tsx)$/
const withMembers = /shell\/BottomMenu\.tsx$/
/** Words that come together: of every first page, and of all pages of members with the one that they begin with. */
const wordGroups = { entrance: ['shell', 'session'], member: ['shared', 'refusals', 'titles', 'terms'] }

function groupOfWords(id: string): string | undefined {
  const [, space = '', language] = wordsOf.exec(id) ?? []
  const group = Object.entries(wordGroups).find(([, spaces]) => spaces.includes(space))
  return group && `words-${group[0]}-${language}`
}

/**
 * What needs each module, pages and whatever else is fetched by itself, as the bundler itself divides them: what is not
 * used is not counted.
 */
async function pagesOfModules(config: InlineConfig): Promise<Map<string, Set<string>>> {
  const { build: options = {} } = config
  const made = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...options, write: false, minify: false },
  })
  const { output } = made as Rolldown.RolldownOutput
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const pagesOf = new Map<string, Set<string>>()
  for (const { fileName, facadeModuleId, isDynamicEntry } of chunks.values()) {
    if (!isDynamicEntry || facadeModuleId === null || isWords(facadeModuleId)) continue
    const needed = new Set([fileName])
    for (const file of needed) for (const each of chunks.get(file)?.imports ?? []) needed.add(each)
    for (const file of needed) {
      for (const id of chunks.get(file)?.moduleIds ?? [])
        pagesOf.set(id, (pagesOf.get(id) ?? new Set()).add(basename(facadeModuleId)))
    }
  }
  return pagesOf
}

/**
 * Names the chunk of each module that several pages share: each request costs a journey, and dozens of small chunks
 * pack badly. What an entrance shares is one chunk, what pages of members share besides is another; all else stays with
 * its page.
 */
export async function pageChunks(config: InlineConfig): Promise<(id: string) => string | undefined> {
  const pagesOf = await pagesOfModules(config)
  return (id) => {
    if (withEntrances.test(id)) return 'entrance'
    if (withMembers.test(id)) return 'member'
    const words = groupOfWords(id)
    if (words) return words
    const users = [...(pagesOf.get(id) ?? [])]
    if (users.length < SHARED_BY || isPage(id)) return undefined
    if (!users.some((user) => entrances.has(user))) return 'member'
    return users.filter((user) => user.endsWith('Route.tsx')).length >= SHARED_BY ? 'entrance' : undefined
  }
}

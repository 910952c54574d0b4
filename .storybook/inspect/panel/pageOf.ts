import type { FoundPart } from '../finding.ts'

/** The entries of the workshop's index, by id. */
type Index = Record<string, { id: string; type: string }>

/** The first part of the ids of the stories of a part, as `idOf` makes it of their title. */
function prefixOf({ from, folder }: Pick<FoundPart, 'from' | 'folder'>): string {
  return `${from === 'kit' ? 'kit' : 'screens'}-${folder.toLowerCase().replaceAll('/', '-')}--`
}

/** Where a part is shown: its guide, or else its first state. What is no story's subject has no page. */
export function pageOf(part: Pick<FoundPart, 'from' | 'folder'>, index: Index): string | undefined {
  const prefix = prefixOf(part)
  const entries = Object.values(index).filter(({ id, type }) => id.startsWith(prefix) && /^(?:docs|story)$/.test(type))
  return (entries.find(({ type }) => type === 'docs') ?? entries[0])?.id
}

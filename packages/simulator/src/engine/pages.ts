import type { CollectionName, Collections } from '../rows/collections.ts'
import type { Books } from './context.ts'

/** As many records as one answer holds. */
export const PAGE = 50

type Page<Item> = { items: Item[]; next: string | null }

/**
 * One more is read than shown, to know whether there is a next page. The cursor is the last id that was seen, so new
 * records shift nothing.
 */
function pageOf<Item extends { id: string }>(found: readonly Item[]): Page<Item> {
  const items = found.slice(0, PAGE)
  return { items, next: found.length > PAGE ? (items.at(-1)?.id ?? null) : null }
}

type Asked = { id?: string | undefined; cursor?: string | undefined }

/** A member's records, the newest first, or the one that is asked for by its id; `undefined` where it is not theirs. */
export async function recordsOfOwner<Name extends CollectionName>(
  desk: Pick<Books, 'work' | 'account'>,
  collection: Name,
  { id, cursor }: Asked,
  isWanted?: (row: Collections[Name]) => boolean,
): Promise<Page<Collections[Name]> | undefined> {
  if (id === undefined) return pageOfOwner(desk, collection, cursor, isWanted)
  const row = await desk.work.owned(collection, id, desk.account)
  return row && { items: [row], next: null }
}

/** A member's records, or those of them that are wanted, the newest first. */
export async function pageOfOwner<Name extends CollectionName>(
  { work, account }: Pick<Books, 'work' | 'account'>,
  collection: Name,
  cursor: string | undefined,
  isWanted: (row: Collections[Name]) => boolean = () => true,
): Promise<Page<Collections[Name]>> {
  const found: Collections[Name][] = []
  for (let from = cursor; found.length <= PAGE;) {
    const rows = await work.page(collection, account, { from, limit: PAGE + 1, newestFirst: true })
    found.push(...rows.filter(isWanted))
    if (rows.length <= PAGE) break
    from = rows.at(-1)?.id
  }
  return pageOf(found)
}

/** A page of what is at hand already, in its order. */
export function cut<Item extends { id: string }>(all: readonly Item[], cursor: string | undefined): Page<Item> {
  const from = cursor === undefined ? 0 : all.findIndex(({ id }) => id === cursor) + 1
  return pageOf(all.slice(from, from + PAGE + 1))
}

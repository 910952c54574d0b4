import type { CollectionName, Collections } from '../rows/collections.ts'
import type { AccountContext } from './context.ts'

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
  context: Pick<AccountContext, 'work' | 'account'>,
  collection: Name,
  { id, cursor }: Asked,
  isWanted?: (row: Collections[Name]) => boolean,
): Promise<Page<Collections[Name]> | undefined> {
  if (id === undefined) return pageOfOwner(context, collection, cursor, isWanted)
  const row = await context.work.owned(collection, id, context.account)
  return row && { items: [row], next: null }
}

/** A member's records, or those of them that are wanted, the newest first. */
export async function pageOfOwner<Name extends CollectionName>(
  { work, account }: Pick<AccountContext, 'work' | 'account'>,
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

/** A page of a list that is in memory, in its order. */
export function pageOfList<Item extends { id: string }>(all: readonly Item[], cursor: string | undefined): Page<Item> {
  // Without a cursor there is no such id, and the list begins at its first item.
  const from = all.findIndex(({ id }) => id === cursor) + 1
  return pageOf(all.slice(from, from + PAGE + 1))
}

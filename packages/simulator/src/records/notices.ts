import type { Collections } from '../rows/collections.ts'
import type { Books } from '../engine/context.ts'
import { orderedId } from '../engine/ids.ts'

type Told = Pick<Collections['memberNotices'], 'title' | 'importance' | 'body'>

/** A notice to one member, beside those to all. */
export function notify(books: Books, told: Told): void {
  books.work.put('memberNotices', { ...told, id: orderedId(books), publishedAt: books.now }, books.account)
}

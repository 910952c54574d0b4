import type { Collections } from '../collections.ts'
import type { Books } from '../handler.ts'
import { orderedId } from '../ids.ts'

type Told = Pick<Collections['memberNotices'], 'title' | 'importance' | 'body'>

/** A notice to one member, beside those to all. */
export function notify(books: Books, told: Told): void {
  books.work.put('memberNotices', { ...told, id: orderedId(books), publishedAt: books.now }, books.account)
}

import type { News, NewsCategory, Notice } from './entities.ts'

export function unreadCount(notices: readonly Pick<Notice, 'read'>[]): number {
  return notices.filter(({ read }) => !read).length
}

function newestFirst(one: { publishedAt: string }, other: { publishedAt: string }): number {
  return Date.parse(other.publishedAt) - Date.parse(one.publishedAt)
}

/** Notices that still have to be read, in the order in which they were published. */
export function mustRead(notices: readonly Notice[]): Notice[] {
  return notices
    .filter(({ importance, read }) => importance === 'mustRead' && !read)
    .toSorted((one, other) => newestFirst(other, one))
}

/** The one to show where there is room for one: the oldest that has to be read, else the newest. */
export function foremostNotice(notices: readonly Notice[]): Notice | undefined {
  return mustRead(notices)[0] ?? notices.toSorted(newestFirst)[0]
}

/** The news of a category, of a stock or of both, newest first. */
export function newsAbout(
  news: readonly News[],
  { category, symbol }: { category?: NewsCategory | undefined; symbol?: string | undefined },
): News[] {
  return news
    .filter(
      (one) =>
        (category === undefined || one.category === category) && (symbol === undefined || one.symbols.includes(symbol)),
    )
    .toSorted(newestFirst)
}

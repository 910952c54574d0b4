import type { News, NewsCategory, NewsDetail } from '@kabuto/domain/home'
import type { Stock } from '@kabuto/domain/market'
import type { Loadable } from '@kabuto/domain/shared'
import type { NextPage } from '@kabuto/ui-kit'

/** What the list is about. */
export type NewsTopic = { category?: NewsCategory | undefined; symbol?: string | undefined }

/** News as far as they have been read. */
export type ListedNews = { rows: readonly News[]; next: NextPage }

/** An article, the stocks that it names and other news of them: each is read by itself. */
export type ReadArticle = {
  article: Loadable<NewsDetail>
  stocks: Loadable<readonly Stock[]>
  others: Loadable<readonly News[]>
}

/** Of the article, what is read by itself and fails by itself. */
export type ArticlePart = keyof ReadArticle

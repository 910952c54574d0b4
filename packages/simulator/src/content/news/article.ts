import type { Passage } from '@kabuto/domain/home'
import type { NewsEntry, Told } from '../../rows/content.ts'

/** A text is a paragraph, several are a list. */
export type Part = string | string[] | Passage

/** As it is written: its category is its file, and the link to the first stock that it tells of is added. */
export type Article = Omit<NewsEntry, 'category' | 'body'> & { body: Told<readonly Part[]> }

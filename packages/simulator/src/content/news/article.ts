import type { Passage } from '@kabuto/domain/home'
import type { NewsEntry, Translated } from '../../rows/content.ts'

/** A text is a paragraph, several are a list. */
export type Part = string | string[] | Passage

/**
 * An article as it is written: its category follows from its file, and a link to the first stock that it names is
 * added.
 */
export type Article = Omit<NewsEntry, 'category' | 'body'> & { body: Translated<readonly Part[]> }

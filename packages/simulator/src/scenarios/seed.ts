import type { IntentEntry, NewsEntry, NoticeEntry, ProductEntry } from '../rows/content.ts'
import type { Plan } from './plant.ts'

/** What db.json holds: the site's settings and words, and the members with the past that each has. */
export type Seed = {
  config: { id: string; value: string }[]
  members: { id: string; scenario: Plan; isAdmin?: boolean }[]
  notices?: NoticeEntry[]
  news?: NewsEntry[]
  products?: ProductEntry[]
  intents?: IntentEntry[]
}

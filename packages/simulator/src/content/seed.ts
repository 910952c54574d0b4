import type { Seed } from '../scenarios/seed.ts'
import { intents } from './intents.ts'
import { news } from './news.ts'
import { notices } from './notices.ts'
import { products } from './products.ts'
import { config, members } from './site.ts'

/** All that is planted: what db.json holds before it is changed by hand. */
export const seed = {
  config: [...config],
  members: [...members],
  notices: [...notices],
  news: [...news],
  products: [...products],
  intents: [...intents],
} satisfies Seed

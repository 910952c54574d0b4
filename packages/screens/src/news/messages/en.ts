import { translation } from '@kabuto/domain/shared'
import type { ja } from './ja.ts'

export const en = translation<typeof ja>()({
  categories: 'Topics',
  all: 'All',
  market: 'Markets',
  company: 'Companies',
  economy: 'Economy',
  world: 'World',
  service: 'Service',
  today: '{{day}}, today',
  invented: 'Companies and articles are invented',
  none: 'No news on this topic',
  noneText: 'Choose another topic.',
  about: 'Only news on {{name}} is shown.',
  allNews: 'All news',
  wire: 'An invented agency; articles and companies are simulated',
  stocks: 'Stocks in this article',
  others: 'Related news',
  othersAbout: 'More news about {{name}}',
  otherSub: '{{time}} {{category}}',
  foot: 'This article is invented. It is no advice to buy or sell.',
  missing: 'Article not found',
  missingText: 'It has been taken down, or the address is wrong.',
  toNews: 'To the news',
})

import { translation } from '@kabuto/domain/shared'
import type { ja } from './ja.ts'

export const en = translation<typeof ja>()({
  searchHint: 'Code, name, kana or romaji',
  found: '“{{text}}”: {{n}} found',
  foundMost: '“{{text}}”: first {{n}}',
  hits: 'Stocks found',
  near: 'Similar names',
  onlyNear: 'Names similar to “{{text}}”',
  priceHead: 'Price (simulated), day change',
  prices: 'Prices',
  noHit: 'Nothing found',
  noHitText: 'Try fewer letters, or type as in these examples.',
  examples: 'Examples',
  byCode: 'Code',
  byKana: 'Kana',
  byRomaji: 'Romaji',
  history: 'Looked at lately',
  historyNote: 'Kept on this device only',
  forget: 'Remove {{name}} from the history',
  forgetAll: 'Clear all',
})

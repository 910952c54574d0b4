import { translation } from '@kabuto/domain/shared'
import type { ja } from './ja.ts'

export const en = translation<typeof ja>()({
  offerings: 'New offerings and the stage each has reached.',
  offering: 'The dates of the draw; apply, pay or decline here.',
  applications: 'Offerings you applied for, with the result of each draw.',
  blocks: 'Block offers and your applications.',
  block: 'Share range and lock-up, then apply with the key.',
  blockApplication: 'State and time line of an application.',
  documents: 'Trade reports and receipts, to print or export.',
})

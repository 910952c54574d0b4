import type { NewsCategory, Notice, Passage, ProductName } from '@kabuto/domain/home'
import type { Language } from '@kabuto/domain/shared'
import type { Intent } from '@kabuto/domain/support'

/** In three languages, for what the simulation tells by itself. */
export type Told<Text = string> = Record<Language, Text>

/** How long before the books were planted something was told: whole days, and the time of that day in Tokyo. */
type Before = { daysBefore: number; at: `${number}:${number}` }

export type NoticeEntry = Before & { id: string; title: Told; importance: Notice['importance']; body: Told<Passage[]> }

export type NewsEntry = Before & {
  id: string
  title: Told
  category: NewsCategory
  symbols: readonly string[]
  body: Told<Passage[]>
}

export type ProductEntry = {
  id: ProductName
  title: Told
  about: Told<Passage[]>
  terms: readonly { name: Told; value: Told }[]
  costs: readonly { name: Told; example: string; cost: string; rule: Told }[]
  risks: readonly Told[]
  rules: readonly Told[]
}

/**
 * `greeting`, `fallback` and `secret` are no answers to a question: the first words, what is said where nothing fits,
 * and the warning.
 */
export type IntentEntry = Intent

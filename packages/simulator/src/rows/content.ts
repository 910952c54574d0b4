import type { NewsCategory, Notice, Passage, ProductName } from '@kabuto/domain/home'
import type { Language, Market } from '@kabuto/domain/shared'
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

/**
 * What a cost follows from, so that no figure is written here: an order of so many shares in cash, its stamp duty, a
 * model portfolio from its first day to its last, or nothing that is charged for.
 */
export type Charge =
  | { of: 'order'; market: Market; intent: 'open' | 'close'; quantity: number }
  | { of: 'stampDuty' }
  | { of: 'portfolio'; id: string }
  | { of: 'nothing' }

export type ProductEntry = {
  id: ProductName
  title: Told
  about: Told<Passage[]>
  terms: readonly { name: Told; value: Told }[]
  costs: readonly { name: Told; example: string; charge: Charge; rule: Told }[]
  risks: readonly Told[]
  rules: readonly Told[]
}

/**
 * `greeting`, `fallback` and `secret` are no answers to a question: the first words, what is said where nothing fits,
 * and the warning.
 */
export type IntentEntry = Intent

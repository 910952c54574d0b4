import type { NewsCategory, Notice, Passage, ProductName } from '@kabuto/domain/home'
import type { Language, Market } from '@kabuto/domain/shared'
import type { Intent } from '@kabuto/domain/support'

/** A text in three languages. */
export type Translated<Text = string> = Record<Language, Text>

/** When something was published: so many whole days before the books were planted, at a time in Tokyo. */
type Before = { daysBefore: number; at: `${number}:${number}` }

export type NoticeEntry = Before & {
  id: string
  title: Translated
  importance: Notice['importance']
  body: Translated<Passage[]>
}

export type NewsEntry = Before & {
  id: string
  title: Translated
  category: NewsCategory
  symbols: readonly string[]
  body: Translated<Passage[]>
}

/**
 * How an example's cost is computed, so that no figure is written here: an order of so many shares in cash, its stamp
 * duty, a model portfolio for its whole term, or nothing.
 */
export type Charge =
  | { of: 'order'; market: Market; intent: 'open' | 'close'; quantity: number }
  | { of: 'stampDuty' }
  | { of: 'portfolio'; id: string }
  | { of: 'nothing' }

export type ProductEntry = {
  id: ProductName
  title: Translated
  about: Translated<Passage[]>
  terms: readonly { name: Translated; value: Translated }[]
  costs: readonly { name: Translated; example: string; charge: Charge; rule: Translated }[]
  risks: readonly Translated[]
  rules: readonly Translated[]
}

/**
 * `greeting`, `fallback` and `secret` are no answers to a question: the first words, what is said where nothing fits,
 * and the warning.
 */
export type IntentEntry = Intent

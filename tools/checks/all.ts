import { budgets } from './budgets.ts'
import type { Check } from './check.ts'
import { cycles } from './cycles.ts'
import { dependencies } from './dependencies.ts'
import { documents } from './documents.ts'
import { format } from './format.ts'
import { forbidden } from './forbidden.ts'
import { glossary } from './glossary.ts'
import { honesty } from './honesty.ts'
import { inventory } from './inventory.ts'
import { leakage } from './leaks.ts'
import { licences } from './licences.ts'
import { lint } from './lint.ts'
import { pageWords } from './pageWords.ts'
import { tokens } from './tokens.ts'
import { types } from './types.ts'
import { words } from './words.ts'

/** In the order in which a fault is cheapest to find. */
export const allChecks: readonly Check[] = [
  lint,
  types,
  format,
  forbidden,
  cycles,
  tokens,
  documents,
  words,
  pageWords,
  glossary,
  honesty,
  inventory,
  leakage,
  dependencies,
  licences,
  budgets,
]

import { accountIntents, documents } from './intents/account.ts'
import { moneyIntents, withdrawable, withdrawal } from './intents/money.ts'
import { productIntents } from './intents/products.ts'
import { ruleIntents, sellTime } from './intents/rules.ts'
import { specialIntents } from './intents/special.ts'
import type { IntentEntry } from '../rows/content.ts'

/** Those that are offered to be asked come first. */
const questions: readonly IntentEntry[] = [
  withdrawable,
  sellTime,
  withdrawal,
  documents,
  ...moneyIntents,
  ...ruleIntents,
  ...productIntents,
  ...accountIntents,
]

/** Stored rows come back by their ids, so a number in front keeps this order. */
function numbered(intent: IntentEntry, index: number): IntentEntry {
  return { ...intent, id: `${String(index + 1).padStart(2, '0')}-${intent.id}` }
}

export const intents: readonly IntentEntry[] = [...questions.map(numbered), ...specialIntents]

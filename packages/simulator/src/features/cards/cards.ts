import {
  accountOf,
  addCardCall,
  type Card,
  type CardAccount,
  cardsCall,
  checkCard,
  checkUnbind,
  emptyCard,
  holderIn,
  numberEnd,
  toCardRequest,
  toUnbindRequest,
  unbindCardCall,
} from '@kabuto/domain/cards'
import { canCancel } from '@kabuto/domain/funds'
import { type Language, refuse } from '@kabuto/domain/shared'
import type { Collections } from '../../rows/collections.ts'
import type { AccountContext } from '../../engine/context.ts'
import { memberHandler } from '../../engine/handler.ts'
import { bankNamesIn } from '../../records/bankNames.ts'
import { identityOf } from '../../records/identity.ts'
import { orderedId } from '../../engine/ids.ts'
import { checkSecret } from '../../engine/tries.ts'

/** Only the last digits of the number leave the server. */
function toCard(row: Collections['cards'], language: Language): Card {
  const { id, bankCode, branchCode, kind, numberEnd: end } = row
  const holder = holderIn(language, row.holder)
  const entries = { id, ...bankNamesIn(language, row), bankCode, branchCode, kind, numberEnd: end, holder }
  return row.region === 'other'
    ? { region: row.region, ...entries, ifsc: row.ifsc, upi: row.upi }
    : { region: row.region, ...entries }
}

async function ownCards({ work, account }: Pick<AccountContext, 'work' | 'account'>): Promise<Collections['cards'][]> {
  return work.ownedBy('cards', account)
}

export const cards = memberHandler(cardsCall, async (context) => ({
  data: (await ownCards(context)).map((row) => toCard(row, context.language)),
}))

function accountOfCard({ bankCode, branchCode, kind, number }: Collections['cards']): CardAccount {
  return { bankCode, branchCode, kind, number }
}

export const addCard = memberHandler(addCardCall, async (context, typed) => {
  const { work, account, member, language } = context
  const { state, name, nameKana } = await identityOf(context)
  const draft = { ...emptyCard, ...typed }
  const [refusal] = checkCard(draft, {
    verified: state === 'verified' ? { name, nameKana } : undefined,
    accounts: (await ownCards(context)).map(accountOfCard),
  })
  if (refusal) return { refusal }
  const request = toCardRequest(draft)
  const { bankCode, branchCode, kind, number } = accountOf({ ...draft, ...request })
  const entries = {
    id: orderedId(context),
    bankCode,
    branchCode,
    kind,
    number,
    numberEnd: numberEnd(number),
    holder: request.holder,
    ...bankNamesIn(language, { bankCode, branchCode }),
  }
  const row: Collections['cards'] =
    request.region === 'other'
      ? { region: 'other', ...entries, ifsc: request.ifsc, upi: request.upi }
      : { region: 'jp', ...entries }
  work.put('cards', row, account)
  // Unchanged, but written: when two sessions add a card at once, the second one has a version conflict and runs
  // again with the new card in place.
  work.put('members', member)
  return { data: toCard(row, language) }
})

export const unbindCard = memberHandler(unbindCardCall, async (context, draft) => {
  const { work, account, member } = context
  const request = toUnbindRequest(draft)
  const pending = (await work.waiting('withdrawals', account)).find(canCancel)
  const cardIds = (await ownCards(context)).map(({ id }) => id)
  const [refusal] = checkUnbind(request, { cardIds, fundPasswordSet: member.fundPasswordHash !== '', pending })
  if (refusal) return { refusal }
  const matches = (): Promise<boolean> => context.matchesSecret(request.fundPassword, member.fundPasswordHash)
  const wrong = await checkSecret(context, `fund:${member.id}`, matches, (left) =>
    refuse('fundPasswordWrong', { left }, 'fundPassword'),
  )
  if (wrong) return { refusal: wrong }
  work.remove('cards', request.id)
  return { data: {} }
})

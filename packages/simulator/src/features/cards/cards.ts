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
import type { Books } from '../../engine/context.ts'
import { memberHandler } from '../../engine/handler.ts'
import { bankNamesIn } from '../../records/bankNames.ts'
import { identityOf } from '../../records/identity.ts'
import { orderedId } from '../../engine/ids.ts'
import { tryingSecret } from '../../engine/tries.ts'

/** Of the number only the last digits leave the server. */
function shown(row: Collections['cards'], language: Language): Card {
  const { id, bankCode, branchCode, kind, numberEnd: end } = row
  const holder = holderIn(language, row.holder)
  const entries = { id, ...bankNamesIn(language, row), bankCode, branchCode, kind, numberEnd: end, holder }
  return row.region === 'other'
    ? { region: row.region, ...entries, ifsc: row.ifsc, upi: row.upi }
    : { region: row.region, ...entries }
}

async function ownCards({ work, account }: Pick<Books, 'work' | 'account'>): Promise<Collections['cards'][]> {
  return work.ownedBy('cards', account)
}

export const cards = memberHandler(cardsCall, async (desk) => ({
  data: (await ownCards(desk)).map((row) => shown(row, desk.language)),
}))

function accountOfCard({ bankCode, branchCode, kind, number }: Collections['cards']): CardAccount {
  return { bankCode, branchCode, kind, number }
}

export const addCard = memberHandler(addCardCall, async (desk, typed) => {
  const { work, account, member, language } = desk
  const { state, name, nameKana } = await identityOf(desk)
  const draft = { ...emptyCard, ...typed }
  const [refusal] = checkCard(draft, {
    verified: state === 'verified' ? { name, nameKana } : undefined,
    accounts: (await ownCards(desk)).map(accountOfCard),
  })
  if (refusal) return { refusal }
  const request = toCardRequest(draft)
  const { bankCode, branchCode, kind, number } = accountOf({ ...draft, ...request })
  const entries = {
    id: orderedId(desk),
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
  // Unchanged, and written nevertheless: of two sessions that add a card at once the slower one looks again, at what is
  // there by then.
  work.put('members', member)
  return { data: shown(row, language) }
})

export const unbindCard = memberHandler(unbindCardCall, async (desk, draft) => {
  const { work, account, member } = desk
  const request = toUnbindRequest(draft)
  const pending = (await work.waiting('withdrawals', account)).find(canCancel)
  const cardIds = (await ownCards(desk)).map(({ id }) => id)
  const [refusal] = checkUnbind(request, { cardIds, fundPasswordSet: member.fundPasswordHash !== '', pending })
  if (refusal) return { refusal }
  const matches = (): Promise<boolean> => desk.matchesSecret(request.fundPassword, member.fundPasswordHash)
  const wrong = await tryingSecret(desk, `fund:${member.id}`, matches, (left) =>
    refuse('fundPasswordWrong', { left }, 'fundPassword'),
  )
  if (wrong) return { refusal: wrong }
  work.remove('cards', request.id)
  return { data: {} }
})

import { array, literal, object, pipe, regex, string, variant, type InferOutput } from 'valibot'
import { defineCall } from '../shared/wire/call.ts'
import { accountKindSchema, idSchema, typedSchema } from '../shared/wire/schemas.ts'

const cardEntries = {
  id: idSchema,
  bankName: string(),
  bankCode: string(),
  branchName: string(),
  branchCode: string(),
  kind: accountKindSchema,
  /** All that leaves the server of a number that was stored. */
  numberEnd: pipe(string(), regex(/^\d{3}$/)),
  /** As it is read: full-width kana, or a name in capitals. */
  holder: string(),
}

/** Specification §3: the form of Japan and that of other regions. */
export const cardSchema = variant('region', [
  object({ region: literal('jp'), ...cardEntries }),
  object({ region: literal('other'), ...cardEntries, ifsc: string(), upi: string() }),
])

export type CardOutput = InferOutput<typeof cardSchema>

const accountEntries = {
  bankCode: typedSchema,
  branchCode: typedSchema,
  kind: typedSchema,
  number: typedSchema,
  holder: typedSchema,
}

export const cardsCall = defineCall({
  path: 'user/cards',
  role: 'member',
  changes: false,
  input: object({}),
  output: array(cardSchema),
  refusals: [],
})

export const addCardCall = defineCall({
  path: 'user/addCard',
  role: 'member',
  changes: true,
  input: variant('region', [
    object({ region: literal('jp'), ...accountEntries }),
    object({ region: literal('other'), ...accountEntries, ifsc: typedSchema, upi: typedSchema }),
  ]),
  output: cardSchema,
  refusals: ['identityRequired', 'required', 'cardFormat', 'holderMismatch', 'cardExists', 'updateFailed'],
  success: 'cardAdded',
})

export const unbindCardCall = defineCall({
  path: 'user/unbindCard',
  role: 'member',
  changes: true,
  input: object({ id: typedSchema, fundPassword: typedSchema }),
  output: object({}),
  refusals: [
    'notFound',
    'fundPasswordMissing',
    'fundOperationPending',
    'required',
    'fundPasswordWrong',
    'deletionFailed',
  ],
  success: 'cardUnbound',
})

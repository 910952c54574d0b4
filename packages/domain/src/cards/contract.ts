import { array, object, picklist, string } from 'valibot'
import { defineCall } from '../shared/call.ts'

export const cardsCall = defineCall({
  path: 'user/cards',
  open: false,
  changes: false,
  input: object({}),
  output: array(
    object({
      id: string(),
      bankName: string(),
      bankCode: string(),
      branchName: string(),
      kind: picklist(['ordinary', 'current']),
      numberEnd: string(),
      holder: string(),
    }),
  ),
})

/** Every field that a refusal can name, so that each has its word in three languages. */
export const fieldNames = [
  'account', 'password', 'passwordAgain', 'oldPassword', 'newPassword', 'inviteCode', 'agreed', 'code', 'fundPassword', 'fundPasswordAgain',
  'amount', 'cardId', 'channel', 'proof', 'from', 'to', 'quoteId', 'reason',
  'name', 'nameKana', 'idNumber', 'front', 'back',
  'holder', 'bankCode', 'branchCode', 'kind', 'number', 'postalSymbol', 'postalNumber', 'ifsc', 'upi',
  'symbol', 'side', 'type', 'price', 'quantity', 'leverage', 'session', 'lots', 'key', 'lossLimit', 'text', 'avatar', 'lang',
] as const

export type FieldName = (typeof fieldNames)[number]

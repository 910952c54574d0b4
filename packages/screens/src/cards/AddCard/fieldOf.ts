import type { CardDraft } from '@kabuto/domain/cards'

export type CardFieldName =
  'holder' | 'bankCode' | 'branchCode' | 'number' | 'postalSymbol' | 'postalNumber' | 'ifsc' | 'upi'

/** What the two regions and the two ways of the postal bank have in common. */
export type CardFieldsOf = {
  draft: CardDraft
  /** Name, value, what is wrong with it, and that it was left. */
  fieldOf: (name: CardFieldName) => {
    name: CardFieldName
    value: string
    onChange: (value: string) => void
    onBlur: () => void
    error?: string
    errorId?: string
  }
}

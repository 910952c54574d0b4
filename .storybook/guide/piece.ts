/** On a styled element of the kit: `Field/FieldFrame.tsx Label`. */
export const PIECE = 'kabutoPiece'
/** On a component of the kit: its props as its page shows them. */
export const PROPS = 'kabutoProps'

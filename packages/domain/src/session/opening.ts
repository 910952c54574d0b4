/** Decisions §6: what every new member practises with. */
export const OPENING_YEN = '10000000'

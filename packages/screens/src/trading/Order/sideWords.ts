/** How the two sides of an opening order are called. */
export const sideWords = { long: 'order:buy', short: 'order:sell' } as const

/** Decisions §6: so many wrong tries of one secret, then it is locked for so long, told with the time. */
export const triesRule = { most: 5, lockMinutes: 15 } as const

/** Decisions §6: after `most` wrong tries of one secret it is locked for `lockMinutes`; the refusal says until when. */
export const triesRule = { most: 5, lockMinutes: 15 } as const

/** What a kind of account is called. */
export const accountKinds = { ordinary: 'records:kindOrdinary', current: 'records:kindCurrent' } as const

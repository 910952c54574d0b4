// Of the planted members; these stand in the README.
export const ACCOUNT = '0000000001'
export const PASSWORD = 'kabuto2026'
export const FUND_PASSWORD = '20260712'
/** One that a member sets. */
export const NEW_FUND_PASSWORD = '20270301'

/** What can keep a position from being sold for a while (decisions §6). */
export const sellRules = ['minutes', 'sameDay', 'tPlus1', 'closedPeriod', 'issueDate'] as const

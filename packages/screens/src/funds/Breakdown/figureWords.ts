import type { FormulaName } from './useLines.tsx'

export const figureWords = {
  cash: 'figureCash',
  available: 'figureAvailable',
  frozen: 'figureFrozen',
  withdrawable: 'figureWithdrawable',
  profit: 'figureProfit',
  usd: 'figureUsd',
  borrowable: 'figureBorrowable',
} as const satisfies Record<FormulaName, string>

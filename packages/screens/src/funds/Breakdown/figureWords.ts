import type { FigureName } from './useLines.tsx'

export const figureWords = {
  total: 'figureTotal',
  cash: 'figureCash',
  available: 'figureAvailable',
  frozen: 'figureFrozen',
  withdrawable: 'figureWithdrawable',
  profit: 'figureProfit',
  usd: 'figureUsd',
  borrowable: 'figureBorrowable',
} as const satisfies Record<FigureName, string>

export { FundsScreen, type FundsScreenData } from './Funds/FundsScreen.tsx'
export { type WithdrawData, WithdrawScreen } from './Withdraw/WithdrawScreen.tsx'

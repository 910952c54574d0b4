export { FundsScreen, type FundsScreenData } from './Funds/FundsScreen.tsx'
export { withdrawData, type WithdrawData, WithdrawScreen } from './Withdraw/WithdrawScreen.tsx'

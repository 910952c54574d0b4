export { loansData, type LoansData, LoansScreen, type LoanTab } from './Loans/LoansScreen.tsx'

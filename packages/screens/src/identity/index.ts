export { type IdentityData, IdentityScreen } from './Identity/IdentityScreen.tsx'

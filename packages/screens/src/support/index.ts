export { SupportScreen } from './Support/SupportScreen.tsx'

export { ACCOUNT_DIGITS, accountToSend, generateAccount } from './accountNumber.ts'
export {
  loginCall,
  logoutCall,
  lookAroundCall,
  registerCall,
  resetPasswordCall,
  sendCodeCall,
  siteConfigCall,
} from './contract.ts'
export { checkLogin, emptyLogin, type LoginDraft, type Session, toLoginRequest } from './login.ts'
export { OPENING_YEN } from './opening.ts'
export {
  checkRegistration,
  emptyRegistration,
  publicInviteCodes,
  type RegistrationContext,
  type RegistrationDraft,
  toRegistrationRequest,
} from './registration.ts'
export {
  checkCodeRequest,
  checkReset,
  type CodeDraft,
  codeRule,
  emptyReset,
  type ResetDraft,
  type SentCode,
  toCodeRequest,
  toResetRequest,
} from './reset.ts'
export {
  sampleCode,
  sampleRegistration,
  sampleReset,
  sampleSession,
  sampleSiteConfig,
  sampleSiteConfigItems,
} from './samples.ts'
export { type SiteConfig, toSiteConfig } from './siteConfig.ts'
export { togetherCall } from './together.ts'

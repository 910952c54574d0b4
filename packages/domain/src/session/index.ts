export { loginCall, logoutCall, lookAroundCall, siteConfigCall } from './contract.ts'
export { ACCOUNT_DIGITS, checkLogin, emptyLogin, type LoginDraft, type Session, toLoginRequest } from './login.ts'
export { sampleSiteConfig } from './samples.ts'
export { type SiteConfig, toSiteConfig } from './siteConfig.ts'

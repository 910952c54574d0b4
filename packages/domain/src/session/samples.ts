import type { OutputOf } from '../shared/wire/call.ts'
import type { sendCodeCall, siteConfigCall } from './contract.ts'
import type { Session } from './login.ts'
import type { RegistrationDraft } from './registration.ts'
import type { ResetDraft } from './reset.ts'
import type { SiteConfig } from './siteConfig.ts'

export const sampleSiteConfig: SiteConfig = {
  title: 'Kabuto',
  logo: undefined,
  environment: 'simulation',
  version: '0.1.0',
}

export const sampleSiteConfigItems: OutputOf<typeof siteConfigCall> = [
  { name: 'title', value: 'Kabuto' },
  { name: 'environment', value: 'simulation' },
  { name: 'clock', value: 'open' },
  { name: 'window.deposit', value: '09:30-19:30' },
  { name: 'window.withdraw', value: '09:30-19:30' },
  { name: 'limit.request', value: '1000-50000000' },
  { name: 'unit.jpy', value: '100' },
  { name: 'unit.usd', value: '1' },
  { name: 'version', value: '0.1.0' },
]

export const sampleSession: Session = {
  token: 'simulated-token',
  account: '0000000001',
  expiresAt: '2026-11-21T02:32:00+09:00',
}

export const sampleRegistration: RegistrationDraft = {
  account: '0000482715',
  password: 'kabuto2026',
  passwordAgain: 'kabuto2026',
  inviteCode: 'KABUTO',
  agreed: true,
}

export const sampleCode: OutputOf<typeof sendCodeCall> = {
  code: '482715',
  expiresAt: '2026-11-20T14:42:00+09:00',
  left: 5,
}

export const sampleReset: ResetDraft = {
  account: '0000000001',
  code: '482715',
  password: 'kabuto2027',
  passwordAgain: 'kabuto2027',
}

import type { OutputOf } from '../shared/wire/call.ts'
import type { siteConfigCall } from './contract.ts'

export type SiteConfig = { title: string; logo: string | undefined; environment: string; version: string }

const DEFAULT_TITLE = 'Kabuto'

/** Turns the list of name and value into what screens read (specification §3); a missing name has a sensible value. */
export function toSiteConfig(items: OutputOf<typeof siteConfigCall>): SiteConfig {
  const values = new Map(items.map(({ name, value }) => [name, value.trim()]))
  return {
    title: values.get('title') || DEFAULT_TITLE,
    logo: values.get('logo') || undefined,
    environment: values.get('environment') || 'simulation',
    version: values.get('version') || '',
  }
}

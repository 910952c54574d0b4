import type { SiteConfig } from './siteConfig.ts'

export const sampleSiteConfig: SiteConfig = { title: 'Kabuto', logo: undefined, environment: 'simulation', version: '0.1.0' }

export { siteConfigCall } from './contract.ts'
export { sampleSiteConfig } from './samples.ts'
export { type SiteConfig, toSiteConfig } from './siteConfig.ts'

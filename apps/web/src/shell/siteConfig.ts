import { siteConfigCall, toSiteConfig } from '@kabuto/domain/session'
import { read } from './read.ts'

export const siteConfigAtom = read(siteConfigCall, { type: 'all' }, toSiteConfig)

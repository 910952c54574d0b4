import { siteConfigCall, toSiteConfig } from '@kabuto/domain/session'
import { read } from '../shell/read.ts'

export const siteConfigAtom = read(siteConfigCall, { type: 'all' }, toSiteConfig)

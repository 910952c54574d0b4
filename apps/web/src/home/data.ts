import {
  newsCall,
  newsDetailCall,
  noticeDetailCall,
  noticesCall,
  productCall,
  readNoticeCall,
} from '@kabuto/domain/home'
import { mutation } from '../shell/data/mutation.ts'
import { pages } from '../shell/data/pages.ts'
import { resource } from '../shell/data/resource.ts'

export const notices = resource(noticesCall)
export const noticePages = pages(noticesCall)
export const notice = resource(noticeDetailCall)
export const productPage = resource(productCall, { freshFor: 60_000 })
export const news = resource(newsCall)
export const newsPages = pages(newsCall)
export const article = resource(newsDetailCall, { freshFor: 60_000 })

export const readNotice = mutation(readNoticeCall, { subject: ({ id }) => id, refreshes: [noticesCall] })

import { newsCall, noticeDetailCall, noticesCall, readNoticeCall } from '@kabuto/domain/home'
import { mutation } from '../shell/data/mutation.ts'
import { pages } from '../shell/data/pages.ts'
import { resource } from '../shell/data/resource.ts'

export const notices = resource(noticesCall)
export const noticePages = pages(noticesCall)
export const notice = resource(noticeDetailCall)
export const news = resource(newsCall)

export const readNotice = mutation(readNoticeCall, { subject: ({ id }) => id, refreshes: [noticesCall] })

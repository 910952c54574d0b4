export { newsCall, newsDetailCall, noticeDetailCall, noticesCall, productCall, readNoticeCall } from './contract.ts'
export {
  type News,
  newsCategories,
  type NewsCategory,
  type NewsDetail,
  type Notice,
  type NoticeDetail,
  type Passage,
  type ProductName,
  productNames,
  type ProductPage,
} from './entities.ts'
export { foremostNotice, mustRead, newsAbout, unreadCount } from './notices.ts'
export {
  sampleEtfPage,
  sampleHoursPage,
  sampleNews,
  sampleNewsDetail,
  sampleNotice,
  sampleNotices,
  sampleProduct,
} from './samples.ts'

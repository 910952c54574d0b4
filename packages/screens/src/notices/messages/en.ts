import { translation } from '@kabuto/domain/shared'
import type { ja } from './ja.ts'

export const en = translation<typeof ja>()({
  mustRead: 'Please read',
  mustReadNote: 'Stays here until you do',
  unreadCount: '{{n}} unread',
  allRead: 'Nothing unread',
  newestFirst: 'Newest first (simulated time)',
  noNotices: 'No notices yet',
  noNoticesText: 'Changes of trading hours and other important news arrive here.',
  noticeTitle: 'Notice',
  noticeFoot: 'Kabuto is a trading simulation. No real deposits or transfers take place.',
  nextNotice: 'Next notice',
  noticeMissing: 'Notice not found',
  noticeMissingText: 'It was withdrawn, or the address has a typing error.',
  toNotices: 'All notices',
})

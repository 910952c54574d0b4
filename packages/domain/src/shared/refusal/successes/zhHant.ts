import { translation } from '../words.ts'
import type { ja } from './ja.ts'

export const zhHant = translation<typeof ja>()({
  loggedIn: '已登入。',
  registered: '已註冊。',
  modified: '已完成。',
  deposited: '已申請存款。',
  withdrawn: '已申請提款。',
  purchased: '已受理。',
  subscribed: '已申購。',
  placed: '已申請配售。',
  followed: '已開始跟單。',
  cardAdded: '已登記帳戶。',
  cardUnbound: '已解除帳戶登記。',
  exchanged: '已換匯。',
  creditAdded: '已申請追加信用額度。',
})

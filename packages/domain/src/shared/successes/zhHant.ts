import { translation } from '../words.ts'
import type { ja } from './ja.ts'

export const zhHant = translation<typeof ja>()({
  loggedIn: '已登入。',
  registered: '已註冊。',
  modified: '已完成。',
  deposited: '已申請入金。',
  withdrawn: '已申請提款。',
  purchased: '已受理。',
  subscribed: '已申購。',
  placed: '已申請配售。',
  followed: '已開始跟隨。',
  cardAdded: '已登錄帳戶。',
  cardUnbound: '已解除帳戶登錄。',
  exchanged: '已兌換。',
  creditAdded: '已申請追加信用額度。',
})

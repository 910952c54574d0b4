import { translation } from '../words.ts'
import type { ja } from './ja.ts'

export const zhHant = translation<typeof ja>()({
  offline: '目前無法連線。請到訊號良好的地方再試一次。',
  timeout: '回應時間過長。請再試一次。',
  badAnswer: '抱歉，無法讀取回應。請再試一次。',
  requestFailed: '抱歉，無法處理（{{status}}）。請再試一次。',
  notFound: '找不到「{{what}}」。',
  systemBusy: '抱歉，系統忙碌中，請再試一次。受理編號 {{reference}}',
})

import { translation } from '@kabuto/domain/shared'
import type { ja } from './ja.ts'

export const zhHant = translation<typeof ja>()({
  aboutTitle: '關於 {{title}}',
  aboutLead: '這是不使用真實資金、練習股票交易的應用程式。',
  aboutRules: '無法進行的操作，一定說明原因與何時可以進行。所有費用都在您確認之前列出。',
  aboutFiction: '公司、銀行與股價全部為虛構。無法登記真實的帳戶或證件。',
  aboutNotBroker: '本服務不是證券公司，也不提供投資建議。',
  aboutPrivacy: '請輸入您實際上沒有使用的電話號碼與密碼。',
  aboutVersion: '版本 {{version}}',
})

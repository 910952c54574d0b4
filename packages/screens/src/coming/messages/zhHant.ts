import { translation } from '@kabuto/domain/shared'
import type { ja } from './ja.ts'

export const zhHant = translation<typeof ja>()({
  offerings: '查看新股一覽與申購階段。',
  offering: '確認抽籤日程，並可申購、繳款或放棄。',
  applications: '查看已申購的新股與抽籤結果。',
  blocks: '查看鉅額交易的股票與自己的申請。',
  block: '確認股數範圍與閉鎖期間，輸入密鑰後申請。',
  blockApplication: '查看申請的狀態與經過。',
  documents: '查看交易報告書與收據，並可列印或匯出。',
})

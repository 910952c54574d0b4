import { translation } from '@kabuto/domain/shared'
import type { ja } from './ja.ts'

export const zhHant = translation<typeof ja>()({
  state_toBeSubscribed: '待申購',
  state_subscribing: '申購中',
  state_ended: '已結束',
  state_awaitingDraw: '待抽籤',
  state_won: '中籤',
  state_notWon: '未中籤',
  state_paymentComplete: '已繳款',
  state_abstained: '已放棄',
  state_unpaid: '未繳款（失效）',
  state_cancelled: '已取消',
  state_pending: '審核中',
  state_passed: '已通過',
  state_rejected: '已駁回',
  state_inProgress: '進行中',

  stakes: '申請之前',
  held: '保留的金額與期間',
  costs: '費用合計',
  decided: '決定方式',
  risks: '風險',

  powerAfter: '申請後的可買進金額',
  powerNow: '目前 {{amount}}',
  sellFee: '賣出手續費估算',
  sellFeeNote: '以{{amount}}賣出時・{{tier}}',
  leastReason: '至少申請{{least}}。',
  mostReason: '最多可申請{{most}}。',

  power: '可買進金額',
  changes: '帳戶變動',
  afterwards: '申請後',
  edit: '返回修改',
  decline: '不申請',
  review: '確認申請內容',
  missing: '修正{{n}}處後即可繼續',
  confirming: '正在確認回應，不會重複申請。',
  confirmingLeave: '返回資產頁等候',

  course: '辦理進度',
  simulated: '模擬時間',

  sharesTimes: '{{n}}股 × {{price}}',
  sellable: '可賣出',
  sellableFrom: '{{time}} 起',
  orderNumber: '委託編號',
  toOpen: '{{time}} 起可申購（模擬時間）。',
  closed: '已於 {{time}} 截止受理（模擬時間）。',
  form: '申購',
  count: '{{n}}件',
})

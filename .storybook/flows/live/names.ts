import type { moments } from '@kabuto/domain/shared'
import type { Plan } from '@kabuto/simulator'
import type { PlantedFault } from './brokerageInPage.ts'

/** What a designer chooses the member's past by. */
export const planNames: Record<Plan, string> = {
  typical: 'ふつうの会員',
  fresh: '登録したばかり',
  wealthy: '資産が多い',
  loss: '損失が出ている',
  'pending-everything': 'すべて審査中',
  frozen: '凍結',
  banned: 'ログイン禁止',
  unverified: '本人確認が却下',
  empty: '残高なし',
  rogue: '悪質業者の教材',
  barred: '出金の制限',
  tradeBarred: '取引の制限',
  noFundPassword: '資金パスワードなし',
  noCard: '銀行口座なし',
}

/** The simulated time at which the books begin. */
export const instantNames: Record<keyof typeof moments, string> = {
  pictures: '金曜 14:32 後場',
  beforeOrders: '07:30 注文の受付前',
  beforeOpening: '08:30 寄付きの前',
  morning: '10:00 前場',
  lunch: '11:45 昼休み',
  lastMinutes: '15:22 終了の直前',
  closingAuction: '15:27 引けの板寄せ',
  closed: '16:00 大引けのあと',
  ptsNight: '18:00 夜間のPTS',
  lastMinuteOfFunds: '19:29 入出金の終了直前',
  fundsClosed: '19:30 入出金の受付外',
  newYork: '23:45 米国の立会中',
  saturday: '土曜 12:00',
  holiday: '祝日（勤労感謝の日）',
  newYorkHoliday: '米国の祝日',
  newYorkShortDay: '米国の短縮取引',
  lastDayOfYear: '大納会 12/30',
  newYear: '元日',
  summerTime: '米国の夏時間の初日',
}

/** What goes wrong between the app and its server. */
export const faultNames: Record<PlantedFault, string> = {
  none: 'なし',
  slow: '3秒おそい',
  timeout: '返事がない',
  unauthorized: '401 セッション切れ',
  serverError: '503 サーバーの故障',
  malformed: '返事が壊れている',
  offline: '通信なし',
}

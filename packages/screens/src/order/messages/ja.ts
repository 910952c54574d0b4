export const ja = {
  buy: '買い',
  sell: '売り',
  limit: '指値',
  market: '成行',
  times: '{{n}}倍',
  shares: '株',
  sharesOf: '{{n}}株',
  feePurchase: '買付手数料',
  feeShort: '新規売りの手数料',
  feeSelling: '売却手数料',
  feeBuyBack: '買い戻しの手数料',
  feeStampDuty: '印紙税',
  feeService: 'サービス料',
  feeInterest: 'サービス料（買方金利）',
  feeLending: 'サービス料（貸株料）',
  feeSec: 'サービス料（SEC）',
  feeTaf: 'サービス料（TAF）',
  feeSums: '手数料 {{purchase}}・印紙税 {{duty}}・サービス料 {{service}}',
  feesTotal: '手数料と税の合計',
  tierUpTo: '標準・{{amount}}円以下',
  tierAbove: '標準・{{amount}}円超',
  creditUpTo: '信用・{{amount}}円以下',
  creditAbove: '信用・{{amount}}円超',
  dutyJpy: '日本株に印紙税なし',
  dutyUsd: '米国株に印紙税なし',
  interest: '年 {{rate}}%・{{days}}日割り',
  noInterest: '現物のため金利なし',
  interestLater: '金利は返済のときに日割り',
  noService: '買付にはかかりません',
  tierUsd: '代金の {{rate}}・上限 {{cap}}',
  sec: 'SEC 手数料　{{rate}}',
  taf: 'TAF　1株 {{rate}}・上限 {{cap}}',
} as const

declare module '../../words.ts' {
  interface Words {
    order: typeof ja
  }
}

// What the page of every kit shows and asks: the same words and the same rules.

export const title = '出金口座'
export const places = ['ホーム', '銘柄', '取引', '資産', 'その他'] as const
export const views = ['すべて', '入金', '出金'] as const
export const rows = Array.from({ length: 3 }, (_, at) => ({
  title: `${at + 1}月の出金`,
  value: `${(at + 1) * 12},000円`,
}))
export const words = {
  list: '出金の記録',
  form: '出金の申し込み',
  phone: '電話番号',
  password: '取引パスワード',
  amount: '金額',
  agree: '出金の規定に同意する',
  send: '申し込む',
  sent: '受け付けました',
  state: '確認中',
  close: '口座を閉じる',
  question: '口座を閉じますか',
  warning: '一度閉じると元に戻せません。',
  no: 'やめる',
  yes: '閉じる',
} as const

export type Draft = { phone: string; password: string; amount: string; agree: boolean }
export type Mistake = { code: string; field: keyof Draft; text: string }

export const empty: Draft = { phone: '', password: '', amount: '', agree: false }

export const rules: { field: keyof Draft; text: string; holds: (draft: Draft) => boolean }[] = [
  { field: 'phone', text: '電話番号は10桁の数字で入力してください', holds: ({ phone }) => /^\d{10}$/.test(phone) },
  { field: 'password', text: 'パスワードは8文字以上で入力してください', holds: ({ password }) => password.length >= 8 },
  {
    field: 'amount',
    text: '金額は1,000円から500,000円までです',
    holds: ({ amount }) => Number(amount) >= 1000 && Number(amount) <= 500_000,
  },
  { field: 'agree', text: '規定への同意が必要です', holds: ({ agree }) => agree },
]

export function check(draft: Draft): Mistake[] {
  return rules.filter(({ holds }) => !holds(draft)).map(({ field, text }) => ({ code: field, field, text }))
}

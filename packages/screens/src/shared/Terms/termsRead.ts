// For stories only: how to recognise an open sheet; the stories of Terms test all of its text.

const actions = { 閉じる: 'button' }

export const termsRead = {
  headings: [
    '利用規約',
    'すべて模擬です',
    '証券会社ではありません',
    'だれが決めるか',
    '費用',
    'お願い',
    'やめるとき',
    '保証',
  ],
  actions,
}

export const privacyRead = {
  headings: [
    'プライバシーポリシー',
    'この端末のブラウザに残すもの',
    'Kabuto のサーバーに残すもの',
    'だれが見られるか',
    '消し方',
  ],
  actions,
}

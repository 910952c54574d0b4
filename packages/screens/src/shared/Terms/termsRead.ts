// For stories only: how a sheet that was opened is known; the stories of Terms tell all that it says.

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

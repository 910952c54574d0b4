import type { CoverageItem, DeskData } from './deskData.ts'

const all = (...stories: number[]): CoverageItem['shownIn'] => ({ ja: stories, en: stories, 'zh-Hant': stories })

/** A small desk for the stories of its pages. */
export const sampleDesk: DeskData = {
  stories: [
    { id: 'screens-funds-withdraw--window-closed', place: '画面/資金 Funds/出金 Withdraw', state: '受付時間外' },
    {
      id: 'screens-funds-withdraw--above-available',
      place: '画面/資金 Funds/出金 Withdraw',
      state: '出金可能額を超える',
    },
    {
      id: 'screens-trading-position--sell-locked',
      place: '画面/取引 Trading/保有の詳細 Position',
      state: '売却の待ち時間',
    },
    { id: 'screens-funds-withdraw--done', place: '画面/資金 Funds/出金 Withdraw', state: '完了' },
  ],
  items: [
    {
      kind: 'refusal',
      name: 'keyMismatch',
      texts: {
        ja: '取引キーが違います。あと{{left}}回入力できます。',
        en: 'The trading key is wrong. {{left}} tries are left.',
        'zh-Hant': '交易密鑰錯誤。還可輸入{{left}}次。',
      },
      tone: 'danger',
      where: ['block/apply'],
      shownIn: all(),
    },
    {
      kind: 'refusal',
      name: 'outsideWindow',
      texts: {
        ja: '受付時間外です。次は{{next}}からです。',
        en: 'Outside the hours. The next ones begin at {{next}}.',
        'zh-Hant': '非受理時間。下次自{{next}}開始。',
      },
      tone: 'progress',
      where: ['user/withdraw', 'funds/deposit'],
      shownIn: all(0, 1, 2),
    },
    {
      kind: 'success',
      name: 'withdrawn',
      texts: { ja: '出金を申請しました。', en: 'Your withdrawal was requested.', 'zh-Hant': '已申請提款。' },
      tone: 'success',
      where: ['user/withdraw'],
      shownIn: all(3),
    },
    {
      kind: 'word',
      name: 'funds:lineNothing',
      texts: { ja: '拘束中の金額はありません', en: 'Nothing is held', 'zh-Hant': '沒有凍結的金額' },
      where: ['funds'],
      shownIn: { ja: [3], en: [3], 'zh-Hant': [] },
    },
    { kind: 'state', name: 'withdrawal.pending', tone: 'progress', where: ['withdrawal'], shownIn: all(3) },
    { kind: 'edge', name: 'withdrawal: pending → passed (approve)', where: ['withdrawal'], shownIn: all(3) },
    { kind: 'variant', name: 'Button size=large', where: ['Button'], shownIn: all(0) },
  ],
  screens: [],
  ways: [],
}

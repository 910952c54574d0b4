import type { CoverageItem, DeskData, DeskScreen } from './deskData.ts'

const all = (...stories: number[]): CoverageItem['shownIn'] => ({ ja: stories, en: stories, 'zh-Hant': stories })

function screen(
  name: string,
  feature: string,
  guard: DeskScreen['guard'],
  [ja = '', en = '', zhHant = '']: string[],
  stories: number[],
): DeskScreen {
  return { name, feature, guard, path: `/${feature}/${name}`, titles: { ja, en, 'zh-Hant': zhHant }, stories }
}

/** A small desk for the stories of its pages. */
export const sampleDesk: DeskData = {
  stories: [
    {
      id: 'screens-funds-withdraw--window-closed',
      place: '画面/資金 Funds/出金 Withdraw',
      state: '受付時間外',
      isPictured: true,
    },
    {
      id: 'screens-funds-withdraw--above-available',
      place: '画面/資金 Funds/出金 Withdraw',
      state: '出金可能額を超える',
      isPictured: true,
    },
    {
      id: 'screens-trading-position--sell-locked',
      place: '画面/取引 Trading/保有の詳細 Position',
      state: '売却の待ち時間',
      isPictured: false,
    },
    { id: 'screens-funds-withdraw--done', place: '画面/資金 Funds/出金 Withdraw', state: '完了', isPictured: false },
    { id: 'screens-funds-funds--ready', place: '画面/資金 Funds/資産 Funds', state: '表示', isPictured: true },
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
  screens: [
    screen('start', 'session', 'open', ['はじめに', 'Start', '開始'], []),
    screen('home', 'home', 'session', ['ホーム', 'Home', '首頁'], []),
    screen('funds', 'funds', 'session', ['資産', 'Funds', '資產'], [4]),
    screen('withdraw', 'funds', 'session', ['出金', 'Withdraw', '提款'], [0, 1, 3]),
    screen('position', 'trading', 'session', ['保有の詳細', 'Position', '持倉詳情'], [2]),
  ],
  ways: [
    { from: 'start', to: 'home', name: '', story: 0 },
    { from: 'home', to: 'withdraw', name: '出金', story: 0 },
    { from: 'funds', to: 'withdraw', name: '出金する', story: 4 },
    { from: 'withdraw', to: 'funds', name: '記録を見る', story: 3 },
  ],
  tabs: ['home', 'funds'],
  broken: [{ story: 1, name: '古いリンク', to: '#/user/gone' }],
}

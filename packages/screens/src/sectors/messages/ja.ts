/** The trades of listed companies. */
export const ja = {
  foods: '食品',
  energy: 'エネルギー資源',
  construction: '建設・資材',
  chemicals: '素材・化学',
  pharmaceutical: '医薬品',
  autos: '自動車・輸送機',
  steel: '鉄鋼・非鉄',
  machinery: '機械',
  electric: '電機・精密',
  services: '情報通信・サービス',
  power: '電力・ガス',
  transport: '運輸・物流',
  trading: '商社・卸売',
  retail: '小売',
  banks: '銀行',
  financials: '金融（銀行を除く）',
  realEstate: '不動産',
  fund: '上場投信',
}

declare module '../../words.ts' {
  interface Words {
    sectors: typeof ja
  }
}

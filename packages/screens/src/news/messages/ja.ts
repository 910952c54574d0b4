export const ja = {
  categories: '分野',
  all: 'すべて',
  market: '市場',
  company: '企業',
  economy: '経済',
  world: '海外',
  service: 'サービス',
  today: '{{day}} 今日',
  invented: '会社も記事も架空です',
  none: 'この分野のニュースはありません',
  noneText: 'ほかの分野を選ぶと読めます。',
  about: '{{name}}のニュースだけを表示しています。',
  allNews: 'すべてのニュース',
  wire: '架空の配信元・記事も会社も模擬です',
  stocks: '関連銘柄',
  others: 'ほかのニュース',
  othersAbout: '{{name}}のほかのニュース',
  otherSub: '{{time}} {{category}}',
  foot: '記事は架空です。売買をすすめるものではありません。',
  missing: '記事が見つかりません',
  missingText: '掲載が終わったか、アドレスに誤りがあります。',
  toNews: 'ニュースの一覧へ',
} as const

declare module '../../words.ts' {
  interface Words {
    news: typeof ja
  }
}

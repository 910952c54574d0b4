/** What stands at each address whose screen is still to come. */
export const ja = {
  offerings: '新規公開株の一覧と、申込の段階を見られます。',
  offering: '抽選までの日程を確かめ、申込、払込、辞退ができます。',
  applications: '申し込んだ新規公開株と、抽選の結果を見られます。',
  blocks: '立会外取引の銘柄と、自分の申込を見られます。',
  block: '株数の範囲、売却できない期間を確かめ、キーを入力して申し込めます。',
  blockApplication: '申込の状態と経過を見られます。',
  documents: '取引の報告書と受領書を見て、印刷や書き出しができます。',
} as const

declare module '../../words.ts' {
  interface Words {
    coming: typeof ja
  }
}

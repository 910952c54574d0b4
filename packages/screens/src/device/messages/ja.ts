/** What befell the books where they are on the device, in one sentence with the way on. */
export const ja = {
  memory: 'この端末に保存できないため、記録は画面を閉じると消えます。残すには通常のウィンドウで開いてください。',
  replaced: '前の記録を読めなかったため、別に移して新しく始めました。このまま使えます。',
  full: '端末の空きが足りず、記録できませんでした。空きを増やすか、設定からこの端末のデータを消してください。',
  blocked: '別のタブで開いているため、始められません。そのタブを閉じてください。',
} as const

declare module '../../words.ts' {
  interface Words {
    device: typeof ja
  }
}

/** What a designer reads for a state that is named after its export; the fixed words of style.md first. */
const states: Record<string, string> = {
  Guide: '使い方',
  Playground: '試す',
  Matrix: '一覧',
  Ready: '表示',
  Loading: '読み込み中',
  Failed: '失敗',
  Empty: '空',
  Refreshing: '更新中',
  Sending: '送信中',
  Refused: '拒否',
}

/** The Japanese name of a state; one that was named in Japanese in its story keeps that. */
export function stateOf(name: string): string {
  return states[name] ?? name
}

/** Titles and ids stay English; this is what a designer reads in the sidebar. */
const places: Record<string, string> = {
  start: 'はじめに',
  'start-welcome': 'ようこそ',
  'start-kit': 'この部品集',
  'start-setup': '使いはじめる',
  'start-accessibility': '使いやすさ',
  'start-writing': '書き方',
  'start-pricecolours': '値動きの色',
  'start-cost': '部品の重さ',
  'start-changelog': '変わったこと',
  foundations: '基礎',
  'foundations-colour': '色',
  'foundations-type': '文字',
  'foundations-spacing': '余白',
  'foundations-icons': 'アイコン',
  'foundations-motion': '動き',
  'foundations-words': 'ことば',
  'foundations-switching': '切り替え',
  'foundations-hostile': 'おかしな文字',
  'foundations-keyboard': 'キーボード',
  kit: '部品',
  screens: '画面',
  'screens-account': 'マイページ',
  'screens-funds': '資金',
  'screens-home': 'ホーム',
  'screens-session': '入口',
  'screens-shared': '共通',
  flows: '導線',
}

/** The fixed words of style.md for states, the same on every component and screen. */
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

type Entry = { id: string; name: string; type: string }

export function labelOf({ id, name, type }: Entry): string {
  const isState = (type === 'story' || type === 'docs') && name in states
  return (isState ? states[name] : places[id.replace(/--.*$/, '')]) ?? name
}

/** Sixty things that a server, a keyboard or somebody with bad intentions may put where words belong. */
const markup = [
  '<script>window.pwned = true</script>',
  '<img src=x onerror="window.pwned = true">',
  '"><svg onload=window.pwned=true>',
  '<b>bold</b>',
  '</style><style>*{display:none}',
  '<iframe srcdoc="<script>parent.pwned=true</script>">',
  'javascript:window.pwned=true',
  '{{constructor.constructor("window.pwned=true")()}}',
  '${window.pwned = true}',
  '&lt;script&gt;',
  '<!--',
  ']]>',
  '<a href="javascript:window.pwned=true">x</a>',
  '<details open ontoggle=window.pwned=true>',
  "'; DROP TABLE members; --",
]
const scripts = [
  'שלום עולם',
  'مرحبا بالعالم',
  '‮desrever',
  'مرحبا 123 hello',
  '𠮷野家の𩸽',
  'ガギグゲゴ',
  '葛󠄀城市',
  '한국어 문장',
  'ภาษาไทยยาวมาก',
  'नमस्ते दुनिया',
  'Ελληνικά',
  'Ünïcödé',
  'ﷺ',
  'Z̷̢̛a̷͝l̶g̵o̸',
  '１２３４５６７８９０',
]
const emoji = ['🪖', '👩‍👩‍👧‍👦', '🇯🇵🇹🇼', '👍🏽', '😀'.repeat(40), '❤️‍🔥', '①②③', '㈱カブト', '〜―…', '\u{1F9E0}\u200D\u{1F525}']
const numbers = [
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '999999999999999999999999',
  '-¥999,999,999,999',
  '0x1F',
  '٣٤٥',
  'undefined',
  'null',
]
const lengths = [
  '',
  ' ',
  '　',
  '\n\n\n',
  '\t\t',
  '\u200b\u200b',
  'x'.repeat(10_000),
  'あ'.repeat(3000),
  '長い文章です。'.repeat(60),
  'https://example.invalid/'.repeat(20),
]

export const hostileTexts: readonly string[] = [...markup, ...scripts, ...emoji, ...numbers, ...lengths]

import { toHalfWidth } from './input.ts'

/** Facts §9: what a bank reads. */
const LONGEST = 30
const ALLOWED = /^[ｱ-ﾝA-Z0-9 ().-][ｱ-ﾝﾞﾟA-Z0-9 ().-]*$/

const full = 'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u3099\u309a'
const half = 'ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝﾞﾟ'
/** Small kana become large ones; ヲ, ヰ and ヱ are written as they sound. */
const small = 'ァィゥェォッャュョヮヵヶヲヰヱ'
const large = 'アイウエオツヤユヨワカケオイエ'

function swapped(text: string, from: string, to: string): string {
  return Array.from(text, (letter) => (from.includes(letter) ? to.charAt(from.indexOf(letter)) : letter)).join('')
}

/** As it is shown: full-width katakana, small ones kept, Latin letters in capitals, one blank between two names. */
export function readableKana(typed: string): string {
  const joined = typed.replaceAll('゛', '\u3099').replaceAll('゜', '\u309a')
  const katakana = toHalfWidth(joined).replace(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60))
  return katakana.replace(/\s+/g, ' ').toUpperCase().normalize('NFC')
}

/**
 * As a bank compares it (facts §9): half-width large kana, a hyphen for the long vowel, voice marks as characters of
 * their own, at most
 * 30. Nothing where there is a letter that no bank takes.
 */
export function normaliseKana(typed: string): string | undefined {
  const parts = swapped(
    readableKana(typed)
      .normalize('NFD')
      .replace(/[ー‐‑–—―−]/g, '-'),
    small,
    large,
  )
  const kana = swapped(parts, full, half)
  return kana.length <= LONGEST && ALLOWED.test(kana) ? kana : undefined
}

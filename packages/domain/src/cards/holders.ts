import type { Language } from '../shared/language.ts'

/** The holders that we invented, in Latin letters. */
const latin: Readonly<Record<string, string>> = {
  'サトウ ミサキ': 'SATO MISAKI',
  'カブト（モギ）': 'KABUTO (SIMULATED)',
}

/**
 * A holder is kept and compared in katakana, as a Japanese bank does. One that we invented is shown in Latin letters
 * where the page is not Japanese; what a member typed stays as it was typed.
 */
export function holderIn(language: Language, holder: string): string {
  return language === 'ja' ? holder : (latin[holder] ?? holder)
}

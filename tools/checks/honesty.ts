import type { Check } from './check.ts'
import { allTexts, type Language } from './texts.ts'

/**
 * What would press a member, or promise what nobody knows: that little is left, that time runs out, that money is made
 * for certain. A plain figure with its unit and a real deadline are not among them.
 */
const forbidden: Record<Language, readonly RegExp[]> = {
  ja: [
    /残り(?:わずか|僅か|少し)/,
    /(?:残り|あと)[\s\d０-９]*(?:名|人|枠|席|個)(?:だけ|のみ|限り)?/,
    /今だけ|いまだけ|今すぐ|いますぐ|お急ぎ|急いで|お早めに|見逃せ|乗り遅れ/,
    /(?:期間|数量|先着|人数)限定|早い者勝ち|大人気|人気殺到|申込殺到/,
    /必ず(?:儲|もうか|勝|増え|上が)|絶対に?(?:儲|もうか|勝|上が)|元本保証|損しない|損はしません|ノーリスク/,
    /確実に(?:儲|増え|上が)|爆益|億り人|大儲け|一攫千金|高利回り保証/,
  ],
  en: [
    /\bonly \S+ left\b/i,
    /\bhurry\b|\bact now\b|\blast chance\b|\bdon['’]t miss\b|\bbefore it['’]s too late\b|\brunning out\b/i,
    /\blimited[- ](?:time|offer|seats|places)\b|\bselling fast\b|\balmost gone\b|\bexclusive offer\b/i,
    /\bguaranteed?\b.{0,20}\b(?:profit|gain|return|income)|\b(?:profit|gain|return|income)s?\b.{0,12}\bguaranteed\b/i,
    /\brisk[- ]free\b|\bno risk\b|\bcannot lose\b|\bcan['’]t lose\b|\bsure win\b|\beasy money\b|\bget rich\b/i,
  ],
  'zh-Hant': [
    /(?:僅|只)剩|所剩(?:不多|無幾)|即將(?:售罄|額滿)|快要額滿/,
    /立即搶購|搶購|限時|把握機會|機不可失|錯過(?:不再|可惜)|手慢無|趕快|快搶|馬上行動|最後機會/,
    /(?:限量|先搶先贏|名額有限|熱賣中|熱門搶手)/,
    /穩賺|必賺|保證(?:獲利|收益|賺|報酬)|保本|零風險|無風險|包賺|暴富|一夜致富/,
  ],
}

export const honesty: Check = {
  name: 'words that press or promise',
  async run(root) {
    // Notices and lessons of the seed data warn of such words, so they name them.
    const own = (await allTexts(root)).filter(({ place }) => !place.startsWith('db.json'))
    return own.flatMap(({ place, language, text }) =>
      forbidden[language].flatMap((phrase) => {
        const found = phrase.exec(text)
        return found ? [`${place} presses or promises in ${language}: “${found[0]}”`] : []
      }),
    )
  },
}

import { describe, expect, test } from 'vitest'
import { languages } from '../language.ts'
import { refuse } from './refusal.ts'
import { en } from './refusals/en.ts'
import { ja } from './refusals/ja.ts'
import { zhHant } from './refusals/zhHant.ts'
import { refusalWords } from './refusalWords.ts'
import { sampleRefusals } from './samples.ts'
import { ja as successJa } from './successes/ja.ts'
import { en as successEn } from './successes/en.ts'
import { zhHant as successZhHant } from './successes/zhHant.ts'
import { successCodes } from './success.ts'
import type { Refusal } from './refusal.ts'
import { fill } from './words.ts'

const tables = { ja, en, 'zh-Hant': zhHant }

test('fill puts each value in its place, and leaves a name without a value to be seen', () => {
  expect(fill('{{a}} and {{b}}', { a: 1, b: 'two' })).toBe('1 and two')
  expect(fill<string>('{{a}} {{c}}', { a: 1 })).toBe('1 {{c}}')
})

test.each([
  ['ja', '出金可能額を 81,600円 超えています。2,918,400円以下で入力してください。'],
  ['en', '¥81,600 over your withdrawable amount. Enter ¥2,918,400 or less.'],
  ['zh-Hant', '超出可提款金額 81,600日圓。請輸入 2,918,400日圓以下的金額。'],
] as const)('an amount above what can be withdrawn is told with the real numbers in %s', (language, words) => {
  const refusal = refuse('insufficientAvailable', { need: '3000000', have: '2918400', reserved: '1395135' })
  expect(refusalWords(refusal, tables[language], language)).toBe(words)
})

test.each([
  ['ja', '受付時間外です。受付は平日 9:30〜19:30です。次は 11/24（火）9:30 からです。'],
  ['en', 'Closed at this time. Open on weekdays from 9:30 to 19:30. It opens Tue 24 Nov, 9:30.'],
  ['zh-Hant', '非受理時間。受理時間為平日 9:30〜19:30。下次為 11/24（二）9:30 起。'],
] as const)('a closed window tells when it opens in %s', (language, words) => {
  const refusal = refuse('outsideWindow', { from: '9:30', to: '19:30', nextOpen: '2026-11-24T09:30:00+09:00' })
  expect(refusalWords(refusal, tables[language], language)).toBe(words)
})

test('lengths of a password are counts, not amounts', () => {
  expect(refusalWords(refuse('fundPasswordFormat', { min: 7, max: 11 }), en, 'en')).toContain('7 to 11 digits')
})

test.each(languages)('the msg of a server without a code goes first in %s', (language) => {
  expect(
    refusalWords(
      { ...refuse('requestFailed', { status: 200 }), msg: 'said by the server' },
      tables[language],
      language,
    ),
  ).toBe('said by the server')
})

/** Shown on the card or used by its button, where the sentence reads better without. */
const elsewhere: Record<string, readonly string[]> = {
  insufficientAvailable: ['reserved'],
  fundOperationPending: ['id'],
  loanPending: ['id'],
  notFound: ['what'],
  alreadyApplied: ['id'],
}

const other: Record<string, unknown> = {
  kind: 'deposit',
  state: 'won',
  field: 'lots',
  allowed: ['won'],
  rule: 'issueDate',
  date: '2027-01-04',
  from: '8:00',
  to: '17:00',
}

/** The same refusal with one parameter changed. */
function changed({ code, params }: Refusal, name: string): Refusal {
  const value = (params as Record<string, unknown>)[name]
  const another =
    code === 'uploadFailed' && name === 'reason'
      ? 'broken'
      : name in other
        ? other[name]
        : typeof value === 'number'
          ? value + 7
          : /^\d{4}-/.test(String(value))
            ? '2027-01-05T10:11:00+09:00'
            : /^[\d.]+$/.test(String(value))
              ? '77'
              : `${String(value)} x`
  return { code, params: { ...params, [name]: another } } as Refusal
}

describe.each(languages)('the sentences in %s', (language) => {
  const say = (refusal: Refusal): string => refusalWords(refusal, tables[language], language)

  test.each(Object.values(sampleRefusals))('$code leaves no parameter unsaid and no gap', (refusal) => {
    expect(say(refusal)).not.toMatch(/\{\{|undefined|NaN|―/)
    const unsaid = Object.keys(refusal.params).filter((name) => say(changed(refusal, name)) === say(refusal))
    expect(unsaid).toEqual(elsewhere[refusal.code] ?? [])
  })

  test.each([
    [
      refuse('belowMinimum', { min: '1000', unit: 'shares' }),
      { ja: '1,000株以上で入力してください。', en: 'Enter 1,000 shares or more.', 'zh-Hant': '請輸入1,000股以上。' },
    ],
    [
      refuse('aboveMaximum', { max: '50', unit: 'percent' }),
      { ja: '50%以下で入力してください。', en: 'Enter 50% or less.', 'zh-Hant': '請輸入50%以下。' },
    ],
    [
      refuse('aboveMaximum', { max: '200', unit: 'letters' }),
      { ja: '200文字以下で入力してください。', en: 'Enter 200 letters or less.', 'zh-Hant': '請輸入200個字以下。' },
    ],
    [
      refuse('aboveMaximum', { max: '3', unit: 'lots' }),
      { ja: '3単位以下で入力してください。', en: 'Enter 3 lots or less.', 'zh-Hant': '請輸入3單位以下。' },
    ],
    [
      refuse('insufficientAvailable', { need: '120.50', have: '100', reserved: '20', unit: 'USD', of: 'available' }),
      {
        ja: '使える現金を $20.50 超えています。$100.00以下で入力してください。',
        en: '$20.50 over your available cash. Enter $100.00 or less.',
        'zh-Hant': '超出可用現金 $20.50。請輸入 $100.00以下的金額。',
      },
    ],
    [
      refuse('priceLimit', { low: '9.5', high: '10.25', yours: '11', unit: 'USD' }),
      {
        ja: '$11.00は値幅制限の外です。$9.50〜$10.25の中で入力してください。',
        en: '$11.00 is outside the price limit. Enter a price from $9.50 to $10.25.',
        'zh-Hant': '$11.00超出漲跌幅範圍，請輸入$9.50〜$10.25內的價格。',
      },
    ],
    [
      refuse('priceLimit', { low: '2312', high: '3312', yours: '3313', decimals: 1 }),
      {
        ja: '3,313.0円は値幅制限の外です。2,312.0円〜3,312.0円の中で入力してください。',
        en: '¥3,313.0 is outside the price limit. Enter a price from ¥2,312.0 to ¥3,312.0.',
        'zh-Hant': '3,313.0日圓超出漲跌幅範圍，請輸入2,312.0日圓〜3,312.0日圓內的價格。',
      },
    ],
    [
      refuse('tickSize', { tick: '1', lower: '3311', upper: '3312', decimals: 1 }),
      {
        ja: '呼値は1円きざみです。3,311.0円か3,312.0円にしてください。',
        en: 'Prices move in steps of ¥1. Use ¥3,311.0 or ¥3,312.0.',
        'zh-Hant': '升降單位為1日圓，請使用3,311.0日圓或3,312.0日圓。',
      },
    ],
    [
      refuse('tickSize', { tick: '0.5', lower: '2846', upper: '2846.5' }),
      {
        ja: '呼値は0.5円きざみです。2,846.0円か2,846.5円にしてください。',
        en: 'Prices move in steps of ¥0.5. Use ¥2,846.0 or ¥2,846.5.',
        'zh-Hant': '升降單位為0.5日圓，請使用2,846.0日圓或2,846.5日圓。',
      },
    ],
    [
      refuse('illegalState', { state: 'sold', allowed: ['pendingOrder', 'holding'] }),
      {
        ja: 'いまの状態は「売却済み」です。この操作ができるのは「注文中・保有中」のときです。',
        en: 'The state is now “Sold”. This can be done in “Pending, Holding”.',
        'zh-Hant': '目前狀態為「已賣出」，此操作僅限「委託中、持有中」時。',
      },
    ],
    [
      refuse('marginTooLow', { ratio: '27.4', need: '30' }),
      {
        ja: '委託保証金の維持率は27.40%です。30.00%以上で新しい建玉を作れます。',
        en: 'Your margin ratio is 27.40%. New positions need 30.00% or more.',
        'zh-Hant': '保證金維持率為27.40%，須達30.00%以上才可建立新部位。',
      },
    ],
  ] as const)('units, states and shares are read as such: %o', (refusal, words) =>
    expect(say(refusal)).toBe(words[language]),
  )
})

test('each success has its sentence in three languages', () => {
  for (const table of [successJa, successEn, successZhHant]) expect(Object.keys(table)).toEqual(successCodes)
})

test('a success that answers several calls names none of them', () => {
  // Orders, sales, IPO payments and portfolios; changes, cancellations, abstentions and ends.
  for (const { purchased, modified } of [successJa, successEn, successZhHant])
    expect(`${purchased} ${modified}`).not.toMatch(/注文|変更|order|chang|委託|變更/i)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bankNamed } from '../../cards/banks.ts'
import { languages } from '../language.ts'
import { type Refusal, refuse } from './refusal.ts'
import { isRefusalCode, type RefusalCode, refusalTable } from './refusalTable.ts'
import { en } from './refusals/en.ts'
import { ja } from './refusals/ja.ts'
import { zhHant } from './refusals/zhHant.ts'
import { readRefusal, refusalValues, refusalWords, sentenceOf } from './refusalWords.ts'
import { sampleRefusals } from './samples.ts'
import { triesRule } from './triesRule.ts'

const tables = { ja, en, 'zh-Hant': zhHant }
const codes = Object.keys(refusalTable).filter(isRefusalCode)

const inJapanese = (refusal: Refusal): string => refusalWords(refusal, ja, 'ja')
const inEnglish = (refusal: Refusal): string => refusalWords(refusal, en, 'en')
const inChinese = (refusal: Refusal): string => refusalWords(refusal, zhHant, 'zh-Hant')

/** As a server may send it. */
const sent = (code: RefusalCode, params: unknown, msg?: string): Refusal =>
  ({ code, params, ...(msg === undefined ? {} : { msg }) }) as Refusal

describe('whatever a server sends becomes a sentence', () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.constantFrom(
      '',
      '-5',
      '1e3',
      '１２',
      '0'.repeat(50),
      Number.NaN,
      -1,
      1.5,
      null,
      '2026-02-30T10:00:00+09:00',
      '2026-11-20 10:00',
      'toString',
      '__proto__',
    ),
  )

  test.each(languages)('one parameter that is not what the code says, or is missing, in %s', (language) => {
    const hasSentence = fc.property(fc.constantFrom(...codes), fc.nat({ max: 4 }), anything, (code, at, value) => {
      const names = Object.keys(refusalTable[code].params)
      const params = { ...sampleRefusals[code].params, ...(names[at] === undefined ? {} : { [names[at]]: value }) }
      const words = refusalWords(sent(code, params), tables[language], language)
      expect(words.trim()).not.toBe('')
      expect(words).not.toMatch(/\{\{\w+\}\}|undefined|NaN|―|[−-]¥?\d+日?円/)
    })
    fc.assert(hasSentence, { seed: 20_261_120, numRuns: 5000 })
  })

  test.each(languages)('parameters that are none at all in %s', (language) => {
    const hasSentence = fc.property(fc.constantFrom(...codes), anything, (code, params) => {
      expect(refusalWords(sent(code, params), tables[language], language)).not.toMatch(/^$|\{\{\w+\}\}|undefined|NaN|―/)
    })
    fc.assert(hasSentence, { seed: 20_261_120, numRuns: 2000 })
  })

  test.each([
    ['insufficientAvailable', {}],
    ['insufficientAvailable', { need: 'x', have: 'y', reserved: '0' }],
    ['tickSize', {}],
    ['belowMinimum', { min: '1000', unit: 'foo' }],
    ['belowMinimum', { min: '1000', unit: { toString: 1 } }],
    ['tickSize', { tick: { toString: 1 }, lower: '2846', upper: '2846.5' }],
    ['marketClosed', {}],
    ['marketClosed', { nextOpen: 'tomorrow' }],
    ['notPending', { state: 'lost' }],
    ['illegalState', { state: 'won', allowed: ['won', 'lost'] }],
    ['illegalState', { state: 'won', allowed: 'won' }],
    ['required', { field: 'ns:field' }],
    ['notAllowed', { rule: 'never' }],
    ['tooOften', { retryAt: '2026-11-20T10:49:00+09:00', cause: 'weather' }],
    ['wrongPassword', { left: -1 }],
    ['wrongPassword', { left: '3' }],
    ['loginBanned', { reason: '  ' }],
    ['outsideWindow', { from: 'nine', to: '19:30', nextOpen: '2026-11-24T09:30:00+09:00' }],
    ['notListed', { date: '2026-02-30' }],
    ['followTimeExceeded', { until: '2026-11-18' }],
    ['marginTooLow', { ratio: 'low', need: '30' }],
    ['priceLimit', { low: '1', high: '2', yours: '1e9' }],
  ] as const)('%s with %j is told by the msg, or as an answer that cannot be read', (code, params) => {
    expect(inJapanese(sent(code, params, '受け付けられません。'))).toBe('受け付けられません。')
    expect(inJapanese(sent(code, params, ' '))).toBe(ja.badAnswer)
    expect(refusalValues(sent(code, params), 'ja', (key) => ja[key])).toBeUndefined()
  })

  test('a word that has not come yet answers with its own key', () => {
    expect(sentenceOf(refuse('required', { field: 'amount' }), (key) => key, 'ja')).toBe('badAnswer')
    // i18next takes what stands before a colon for the name of another table.
    expect(sentenceOf(sent('required', { field: 'x:amount' }), (key) => ja[key] ?? key.replace(/^.*:/, ''), 'ja')).toBe(
      ja.badAnswer,
    )
  })

  test('what is read from a server is a refusal of ours, or nothing', () => {
    expect(readRefusal('wrongPassword', { left: 3 })).toEqual({ code: 'wrongPassword', params: { left: 3 } })
    expect([
      readRefusal('wrongPassword', {}),
      readRefusal('wrongPassword', null),
      readRefusal('toString', {}),
      readRefusal('theirs', {}),
    ]).toEqual([undefined, undefined, undefined, undefined])
  })
})

const short = { need: '3420000', have: '2918400', reserved: '0', of: 'available' } as const

test.each([
  [refuse('wrongPassword', { left: 1 }), 'あと1回間違えると15分間', 'After 1 more wrong try you'],
  [refuse('originalPasswordWrong', { left: 1 }), 'あと1回間違えると15分間', 'After 1 more wrong try it'],
  [refuse('fundPasswordWrong', { left: 1 }), 'あと1回間違えると15分間', 'After 1 more wrong try it'],
  [refuse('fundPasswordWrong', { left: 2 }), 'あと2回間違えると15分間', 'After 2 more wrong tries it'],
  [refuse('codeWrong', { left: 1 }), 'あと1回', 'You can try 1 more time.'],
  [refuse('codeWrong', { left: 0 }), '新しい確認コードを受け取ってください。', 'Please get a new one.'],
  [
    refuse('tooOften', { retryAt: '2026-11-20T10:49:00+09:00', cause: 'login' }),
    'ログインパスワードを5回続けて間違えたため、ロックしています。11/20（金）10:49 からもう一度お試しください。',
    'The login password was wrong 5 times in a row, so it is locked. Try again from Fri 20 Nov, 10:49.',
  ],
  [
    refuse('tooOften', { retryAt: '2026-11-20T10:49:00+09:00', cause: 'fundPassword' }),
    '資金パスワードを5回続けて間違えたため、ロックしています。11/20（金）10:49 から',
    'The fund password was wrong 5 times in a row',
  ],
  [
    refuse('tooOften', { retryAt: '2026-11-20T10:49:00+09:00', cause: 'key' }),
    '取引キーを5回続けて間違えたため',
    'The key was wrong 5 times in a row',
  ],
  [
    refuse('tooOften', { retryAt: '2026-11-20T10:34:24+09:00', cause: 'calls', seconds: 8 }),
    '短い時間に操作が続いたため、一時的に止めています。8秒後にもう一度お試しください。',
    'There were too many requests in a short time. Try again in 8 seconds.',
  ],
  [
    refuse('tooOften', { retryAt: '2026-11-20T10:34:24+09:00', cause: 'fundPassword', seconds: 1 }),
    '1秒後に',
    'Try again in 1 second.',
  ],
  [
    refuse('tooOften', { retryAt: '2026-11-20T10:49:00+09:00' }),
    '11/20（金）10:49 からもう一度お試しください。',
    'Try again from Fri 20 Nov, 10:49.',
  ],
  [refuse('keyMismatch', { left: 1 }), 'あと1回', 'You can try 1 more time.'],
  [refuse('unitSize', { unit: 1 }), '1株単位で入力してください。', 'Enter a multiple of 1 share.'],
  [refuse('unitSize', { unit: 1000 }), '1,000株単位で入力してください。', 'Enter a multiple of 1,000 shares.'],
  [
    refuse('unitSize', { unit: 100, step: '88000' }, 'amount'),
    '88,000円（100株）単位で入力してください。',
    'Enter a multiple of ¥88,000 (100 shares).',
  ],
  [refuse('belowMinimum', { min: '1', unit: 'lots' }), '1単位以上で入力してください。', 'Enter 1 lot or more.'],
  [refuse('notAllowed', {}), 'この操作は許可されていません。', 'This is not allowed.'],
  [refuse('notAllowed', { rule: 'limitOnly' }), '指値注文だけ', 'only limit orders'],
  [refuse('notAllowed', { rule: 'regularOnly' }), '日本株の通常の取引時間だけ', 'only in the regular session in Japan'],
  [refuse('notAllowed', { rule: 'japanOnly' }), 'デイトレは日本株だけ', 'only in Japanese stocks'],
  [
    refuse('insufficientAvailable', short, 'amount'),
    '使える現金を 501,600円 超えています。2,918,400円以下で入力してください。',
    'Enter ¥2,918,400 or less.',
  ],
  [
    refuse('insufficientAvailable', short, 'quantity'),
    '使える現金が足りません。必要な額は3,420,000円、使える現金は2,918,400円です。',
    'You need ¥3,420,000, and your available cash is ¥2,918,400.',
  ],
  [
    refuse('insufficientAvailable', short, 'lots'),
    '必要な額は3,420,000円、使える現金は2,918,400円',
    'You need ¥3,420,000, and your available cash is ¥2,918,400.',
  ],
  [
    refuse('insufficientAvailable', { ...short, of: 'sameDay' }, 'quantity'),
    '差金決済の禁止',
    'may not go round twice in one stock in a day',
  ],
  [
    refuse('insufficientAvailable', { ...short, have: '0' }),
    '使える現金は0円のため、いまは入力できません。',
    'Your available cash is ¥0, so nothing can be entered now.',
  ],
  [
    refuse('insufficientAvailable', { ...short, have: '-0.50', unit: 'USD' }),
    '使える現金は$0.00のため',
    'Your available cash is $0.00, so',
  ],
  [
    refuse('insufficientAvailable', { need: '5', have: '-5', reserved: '0' }),
    '出金可能額は0円のため',
    'Your withdrawable amount is ¥0, so',
  ],
  [refuse('insufficientBalance', { need: '5', have: '-5' }), '残高は0円です', 'have ¥0.'],
  [
    refuse('aboveMaximum', { max: '0.00', unit: 'USD' }),
    '上限は$0.00のため、いまは入力できません。',
    'The most is $0.00, so nothing can be entered now.',
  ],
  [
    refuse('withdrawalMax', { max: '0' }),
    '上限は0円のため、いまは入力できません。',
    'The most is ¥0, so nothing can be entered now.',
  ],
  [
    refuse('loanLimit', { limit: '0' }),
    '借入可能額は0円のため、いまは申し込めません。',
    'You can borrow ¥0, so you cannot apply now.',
  ],
  [refuse('repayAboveOwed', { owed: '0' }), '返済は必要ありません', 'There is nothing to repay.'],
  [refuse('insufficientShares', { have: 200, pending: 0 }), '売却できるのは200株です。', 'You can sell 200 shares.'],
  [
    refuse('insufficientShares', { have: 1, pending: 100 }),
    '売却できるのは1株です。100株は売却の手続き中です。',
    'You can sell 1 share. Already being sold: 100 shares.',
  ],
  [
    refuse('loginBanned', { reason: '調査', until: '2026-11-25T09:00:00+09:00' }),
    '調査のため、11/25（水）9:00までログインを停止しています。',
    'Login is suspended until Wed 25 Nov, 9:00: 調査.',
  ],
  [
    refuse('loginBanned', { reason: '試験のため' }),
    '試験のため、ログインを停止しています。',
    'Login is suspended: 試験のため.',
  ],
  [
    refuse('accountFrozen', { reason: '本人確認を行うため。', since: '2026-11-18T09:00:00+09:00' }),
    '本人確認を行うため、11/18（水）9:00から',
    'Frozen since Wed 18 Nov, 9:00: 本人確認を行うため.',
  ],
  [
    refuse('withdrawBarred', { reason: '口座名義の確認。', since: '2026-11-18T09:00:00+09:00' }),
    '口座名義の確認のため、',
    '口座名義の確認.',
  ],
  [refuse('loginBanned', { reason: '調査' }), '調査のため、ログインを停止しています。', 'Login is suspended: 調査.'],
  [
    refuse('illegalState', { state: 'closed', allowed: [] }),
    '「決済済み」です。この操作はできません。',
    '“Closed”. This cannot be done.',
  ],
  [refuse('illegalState', { state: 'ended', allowed: ['subscribing'] }), '「受付中」のとき', '“Open”'],
  [
    refuse('cardFormat', { field: 'bankCode' }),
    '実在の口座は登録できません。模擬の金融機関（9990〜9999）',
    'invented banks, 9990 to 9999',
  ],
  [refuse('cardFormat', { field: 'branchCode' }), '3桁', '3 digits'],
  [refuse('cardFormat', { field: 'number' }), '7桁', '7 digits'],
  [refuse('cardFormat', { field: 'postalSymbol' }), '5桁', '5 digits'],
  [refuse('cardFormat', { field: 'postalNumber' }), '8桁まで', 'up to 8 digits'],
  [refuse('cardFormat', { field: 'ifsc' }), 'MOGI0 と英数字6文字', 'MOGI0 and 6 letters or digits'],
  [refuse('cardFormat', { field: 'upi' }), '名前@mogi', 'name@mogi'],
  [refuse('cardFormat', { field: 'lots' }), '申込単位数の形式が違います。', 'Lots is not in the right form.'],
  [refuse('identityFailed', { field: 'idNumber' }), '0000で始まる12桁', '12 digits that begins with 0000'],
  [refuse('identityFailed', { field: 'front' }), '表面の画像を確認できませんでした。', 'could not be verified'],
  [
    refuse('required', { field: 'amount' }),
    '金額は必須です。入力してください。',
    'Amount is required. Please fill it in.',
  ],
  [
    refuse('required', { field: 'front' }),
    '表面の画像は必須です。選んでください。',
    'Image of the front is required. Please choose one.',
  ],
  [refuse('required', { field: 'agreed' }), '同意にチェックしてください。', 'then tick the box.'],
  [refuse('notFound', { what: '0B7X' }, 'symbol'), '「0B7X」は見つかりません。', '“0B7X” was not found.'],
  [refuse('notFound', { what: 'w-81f2' }), 'お探しのものは見つかりません。', 'What you are looking for was not found.'],
  [
    refuse('marketClosed', { nextOpen: '2026-11-24T08:00:00+09:00', filledFrom: '2026-11-24T09:00:00+09:00' }),
    '11/24（火）8:00 から注文を受け付け、11/24（火）9:00 から約定します。',
    'Orders are taken from Tue 24 Nov, 8:00 and filled from Tue 24 Nov, 9:00.',
  ],
  [
    refuse('marketClosed', { nextOpen: '2026-11-20T17:00:00+09:00' }),
    '11/20（金）17:00 から注文を受け付けます。',
    'Orders are taken from Fri 20 Nov, 17:00.',
  ],
  [
    refuse('sellLocked', { until: '2027-03-09T09:00:00+09:00', rule: 'closedPeriod' }),
    '2027/3/9（火）9:00 から',
    'from Tue 9 Mar 2027, 9:00.',
  ],
  [
    refuse('sellLocked', { until: '2027-03-09T09:00:00+09:00', rule: 'issueDate' }),
    '2027/3/9（火）9:00 から売却できます。上場日まで売却できない決まりのためです。',
    'not listed before then',
  ],
  [
    refuse('sellLocked', { until: '2026-11-20T14:39:00+09:00', rule: 'minutes' }),
    '11/20（金）14:39 から',
    'from Fri 20 Nov, 14:39.',
  ],
  [refuse('notListed', { date: '2027-03-09' }), '2027/3/9（火） から', 'from Tue 9 Mar 2027.'],
  [
    refuse('followTimeExceeded', { until: '2027-03-09T15:00:00+09:00' }),
    '2027/3/9（火）15:00 に',
    'closed Tue 9 Mar 2027, 15:00.',
  ],
])('%o has the sentence that fits it', (refusal, japanese, english) => {
  expect(inJapanese(refusal)).toContain(japanese)
  expect(inEnglish(refusal)).toContain(english)
  expect(inChinese(refusal)).not.toMatch(/\{\{|undefined|―|密鑰|入力/)
})

test('an image or a choice is chosen, in Chinese too', () => {
  expect(inChinese(refuse('required', { field: 'kind' }))).toBe('存款種類為必填，請選擇。')
  expect(inChinese(refuse('required', { field: 'nameKana' }))).toBe('姓名（片假名）為必填，請輸入。')
})

test('the banks that the sentence names are the ones there are', () => {
  expect([bankNamed('9990'), bankNamed('9999')]).not.toContain(undefined)
  expect([bankNamed('9989'), bankNamed('10000')]).toEqual([undefined, undefined])
})

test('the length of a lock is told as the rule has it', () => {
  for (const code of ['wrongPassword', 'originalPasswordWrong', 'fundPasswordWrong'] as const)
    expect(inEnglish(refuse(code, { left: 2 }))).toContain(`${triesRule.lockMinutes} minutes`)
})

const inYear = (year: number): number => Date.parse(`${year}-01-05T10:00:00+09:00`)

describe('a date that is not in this year is told with its year', () => {
  const closed = refuse('deadlinePassed', { at: '2026-11-19T15:00:00+09:00' })
  const banned = refuse('loginBanned', { reason: '調査', until: '2027-01-05T09:00:00+09:00' })

  test.each([
    [closed, 2026, '11/19（木）15:00 に', 'closed Thu 19 Nov, 15:00.', '於 11/19（四）15:00'],
    [closed, 2027, '2026/11/19（木）15:00 に', 'closed Thu 19 Nov 2026, 15:00.', '於 2026/11/19（四）15:00'],
    [closed, undefined, '11/19（木）15:00 に', 'closed Thu 19 Nov, 15:00.', '於 11/19（四）15:00'],
    [banned, 2027, '1/5（火）9:00まで', 'until Tue 5 Jan, 9:00', '至1/5（二）9:00'],
    [banned, 2026, '2027/1/5（火）9:00まで', 'until Tue 5 Jan 2027, 9:00', '至2027/1/5（二）9:00'],
  ] as const)('%o in %s', (refusal, year, japanese, english, chinese) => {
    const now = year && inYear(year)
    expect(refusalWords(refusal, ja, 'ja', now)).toContain(japanese)
    expect(refusalWords(refusal, en, 'en', now)).toContain(english)
    expect(refusalWords(refusal, zhHant, 'zh-Hant', now)).toContain(chinese)
  })

  test('the year is the one in Tokyo, also for a lock that is told from when on', () => {
    const newYear = Date.parse('2026-12-31T15:00:00Z')
    const locked = refuse('tooOften', { retryAt: '2026-12-31T23:59:00+09:00', cause: 'login' })
    expect(refusalWords(locked, ja, 'ja', newYear)).toContain('2026/12/31（木）23:59 から')
    expect(refusalWords(locked, ja, 'ja', newYear - 1)).toContain('。12/31（木）23:59 から')
  })
})

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAnswer } from '../shared/wire/readAnswer.ts'
import { inFullWidth, codesOf } from '../testing.ts'
import {
  accountOf,
  type CardContext,
  cardObstacles,
  checkCard,
  numberEnd,
  ownHolder,
  toCardRequest,
} from './addCard.ts'
import { bankNamed, banks, branches, branchNamed, findBanks } from './banks.ts'
import { holderIn } from './holders.ts'
import { type CardDraft, emptyCard } from './card.ts'
import { addCardCall, cardsCall } from './contract.ts'
import { generateNumber } from './madeNumber.ts'
import {
  sampleCardContext,
  sampleCardDraft,
  sampleCards,
  sampleOtherRegionCard,
  sampleOtherRegionDraft,
  samplePostalDraft,
} from './samples.ts'

const codes = (draft: CardDraft, context: CardContext = sampleCardContext): string[] =>
  codesOf(checkCard(draft, context))

/** Region and kinds are chosen, all else is typed. */
const wide = (draft: CardDraft): CardDraft => ({
  ...inFullWidth(draft),
  region: draft.region,
  kind: draft.kind,
  postalBy: draft.postalBy,
})

describe('a Japanese account', () => {
  test.each<[Partial<CardDraft>, string[]]>([
    [{}, []],
    [{ bankCode: '' }, ['required bankCode']],
    [{ bankCode: '9989' }, ['cardFormat bankCode']],
    [{ bankCode: '9991' }, []],
    [{ bankCode: '9999' }, []],
    [{ bankCode: '10000' }, ['cardFormat bankCode']],
    [{ bankCode: '0001' }, ['cardFormat bankCode']],
    [{ bankCode: '9900' }, ['cardFormat bankCode']],
    [{ bankCode: '0001', branchCode: '999' }, ['cardFormat bankCode']],
    [{ bankCode: '0001', branchCode: '9999' }, ['cardFormat bankCode', 'cardFormat branchCode']],
    [{ bankCode: '0001', branchCode: '99' }, ['cardFormat bankCode', 'cardFormat branchCode']],
    [{ branchCode: '' }, ['required branchCode']],
    [{ branchCode: '001' }, []],
    [{ branchCode: '002' }, ['cardFormat branchCode']],
    [{ branchCode: 'toString' }, ['cardFormat branchCode']],
    [{ kind: '' }, ['required kind']],
    [{ kind: 'current' }, []],
    [{ kind: 'savings' }, ['cardFormat kind']],
    [{ number: '' }, ['required number']],
    [{ number: '071230' }, ['cardFormat number']],
    [{ number: '07123051' }, ['cardFormat number']],
    [{ number: '071230a' }, ['cardFormat number']],
    [{ number: '1e309' }, ['cardFormat number']],
    [{ holder: '' }, ['required holder']],
    [{ holder: '佐藤 美咲' }, ['cardFormat holder']],
    [{ holder: 'さとう みさき' }, []],
    [{ holder: 'ｻﾄｳ ﾐｻｷ' }, []],
    [{ holder: 'サトウミサキ' }, ['holderMismatch holder']],
    [{ holder: 'サトウ ミサオ' }, ['holderMismatch holder']],
    [{ bankCode: '9993', branchCode: '001', number: '1204305' }, ['cardExists']],
    [{ bankCode: '9994', branchCode: '001', number: '1204305' }, []],
    [{ bankCode: '9993', branchCode: '101', number: '1204305' }, []],
    [{ bankCode: '9993', branchCode: '001', number: '1204306' }, []],
    [{ bankCode: '9993', branchCode: '001', number: '1204305', kind: 'current' }, []],
  ])('%j is refused for %j, in full width too', (changed, expected) => {
    const draft = { ...sampleCardDraft, ...changed }
    expect(codes(draft)).toEqual(expected)
    expect(codes(wide(draft))).toEqual(expected)
  })

  test('the name that is expected is told as it is read', () => {
    expect(
      checkCard(
        { ...sampleCardDraft, holder: 'ｽｽﾞｷ' },
        { ...sampleCardContext, verified: { name: '佐藤 美咲', nameKana: 'しゅとう みさき' } },
      ),
    ).toEqual([{ code: 'holderMismatch', params: { expected: 'シュトウ ミサキ' }, field: 'holder' }])
  })

  test('identity comes first, then the form; without it nobody knows the name', () => {
    const context = { ...sampleCardContext, verified: undefined }
    expect(codes(emptyCard, context)).toEqual([
      'identityRequired',
      'required bankCode',
      'required branchCode',
      'required number',
      'required holder',
    ])
    expect(codes({ ...sampleCardDraft, holder: 'スズキ' }, context)).toEqual(['identityRequired'])
    expect(codes({ ...emptyCard, bankCode: '9990' }, context)).toEqual([
      'identityRequired',
      'required postalSymbol',
      'required postalNumber',
      'required holder',
    ])
    expect(codes({ ...emptyCard, region: 'other', bankCode: '9990' })).toEqual([
      'required postalSymbol',
      'required postalNumber',
      'required ifsc',
      'required upi',
      'required holder',
    ])
  })
})

describe('a postal account', () => {
  test.each<[Partial<CardDraft>, string[]]>([
    [{}, []],
    [{ postalSymbol: '' }, ['required postalSymbol']],
    [{ postalSymbol: '1234' }, ['cardFormat postalSymbol']],
    [{ postalSymbol: '123456' }, ['cardFormat postalSymbol']],
    [{ postalSymbol: '912345' }, ['cardFormat postalSymbol']],
    [{ postalSymbol: '22345' }, ['cardFormat postalSymbol']],
    [{ postalNumber: '' }, ['required postalNumber']],
    [{ postalNumber: '1' }, ['cardFormat postalNumber']],
    [{ postalNumber: '21' }, []],
    [{ postalNumber: '123456781' }, ['cardFormat postalNumber']],
    [{ postalNumber: '21210' }, ['cardFormat postalNumber']],
    [{ postalNumber: '12345672' }, ['cardFormat postalNumber']],
    [{ postalSymbol: '02345', postalNumber: '1234567' }, []],
    [{ postalSymbol: '02345', postalNumber: '12345678' }, ['cardFormat postalNumber']],
    [{ postalSymbol: '10145', postalNumber: '267121' }, ['cardExists']],
    [{ branchCode: '018', number: '1234567' }, []],
    [{ branchCode: '017', number: '1234567' }, ['cardFormat branchCode']],
    [{ branchCode: '018', number: '' }, ['required number']],
    [{ branchCode: '', number: '1234567' }, ['required branchCode']],
    [{ postalBy: 'branch' }, ['required branchCode', 'required number']],
    [{ postalBy: 'branch', branchCode: '018', number: '0026712' }, ['cardExists']],
    [{ bankCode: '9991' }, ['required branchCode', 'required number']],
  ])('%j is refused for %j, in full width too', (changed, expected) => {
    const context = {
      ...sampleCardContext,
      accounts: [{ bankCode: '9990', branchCode: '018', kind: 'ordinary', number: '0026712' }],
    } as const
    const draft = { ...samplePostalDraft, ...changed }
    expect(codes(draft, context)).toEqual(expected)
    expect(codes(wide(draft), context)).toEqual(expected)
  })

  // The first two are the worked examples of facts §9.
  test.each([
    ['12345', '12345671', { branchCode: '238', kind: 'ordinary', number: '1234567' }],
    ['17300', '19927651', { branchCode: '738', kind: 'ordinary', number: '1992765' }],
    ['10180', '71', { branchCode: '018', kind: 'ordinary', number: '0000007' }],
    ['00120', '712305', { branchCode: '019', kind: 'current', number: '0712305' }],
  ])('%s-%s is an account of %j', (postalSymbol, postalNumber, account) => {
    const draft = { ...samplePostalDraft, postalSymbol, postalNumber }
    expect(accountOf(draft)).toEqual({ bankCode: '9990', ...account })
    expect(accountOf(wide(draft))).toEqual({ bankCode: '9990', ...account })
    expect(codes({ ...emptyCard, ...toCardRequest(draft) })).toEqual([])
  })
})

describe('an account of another region', () => {
  const context: CardContext = { ...sampleCardContext, verified: { name: 'Misaki  Sato', nameKana: 'サトウ ミサキ' } }
  const inJapanese = { ...sampleCardContext, verified: { name: '山田　太郎', nameKana: 'ヤマダ　タロウ' } }

  test.each<[Partial<CardDraft>, string[]]>([
    [{}, []],
    [{ holder: 'misaki sato' }, []],
    [{ holder: 'Misaki & Sato' }, ['holderMismatch holder']],
    [{ ifsc: 'XMOGI0998901' }, ['cardFormat ifsc']],
    [{ upi: 'misaki@mogix' }, ['cardFormat upi']],
    [{ holder: '' }, ['required holder']],
    [{ holder: 'サトウ ミサキ' }, ['holderMismatch holder']],
    [{ ifsc: '' }, ['required ifsc']],
    [{ ifsc: 'mogi0998901' }, []],
    [{ ifsc: 'MOGI099890' }, ['cardFormat ifsc']],
    [{ ifsc: 'MOGI09989012' }, ['cardFormat ifsc']],
    [{ ifsc: 'MOGI1998901' }, ['cardFormat ifsc']],
    [{ ifsc: 'ABCD0998901' }, ['cardFormat ifsc']],
    [{ upi: '' }, ['required upi']],
    [{ upi: 'Misaki.Sato@MOGI' }, []],
    [{ upi: 'm@mogi' }, ['cardFormat upi']],
    [{ upi: `${'m'.repeat(50)}@mogi` }, []],
    [{ upi: `${'m'.repeat(51)}@mogi` }, ['cardFormat upi']],
    [{ upi: 'misaki@bank' }, ['cardFormat upi']],
    [{ bankCode: '0001' }, ['cardFormat bankCode']],
  ])('%j is refused for %j, in full width too', (changed, expected) => {
    const draft = { ...sampleOtherRegionDraft, ...changed }
    expect(codes(draft, context)).toEqual(expected)
    expect(codes(wide(draft), context)).toEqual(expected)
  })

  test('an own account has the holder that the form begins with', () => {
    for (const { name, nameKana } of [context.verified, inJapanese.verified].flatMap((each) => each ?? [])) {
      for (const region of ['jp', 'other'] as const) {
        const holder = ownHolder(region, { name, nameKana })
        expect(
          codes({ ...sampleOtherRegionDraft, region, holder }, { verified: { name, nameKana }, accounts: [] }),
        ).toEqual([])
      }
    }
    expect(ownHolder('jp', inJapanese.verified)).toBe('ヤマダ タロウ')
    expect(ownHolder('other', inJapanese.verified)).toBe('YAMADA TARO')
  })

  test('the name is expected in capitals', () => {
    expect(checkCard({ ...sampleOtherRegionDraft, holder: 'X' }, context)).toEqual([
      { code: 'holderMismatch', params: { expected: 'MISAKI SATO' }, field: 'holder' },
    ])
  })

  test.each([
    'YAMADA TARO',
    'Yamada Taro',
    'TARO YAMADA',
    'Yamada Tarou',
    'YAMADA TARŌ',
    'yamada tarô',
    'Yamada Taroh',
    'YAMADATARO',
  ])('a Japanese name is written %s', (holder) => {
    expect(codes({ ...sampleOtherRegionDraft, holder }, inJapanese)).toEqual([])
    expect(codes(wide({ ...sampleOtherRegionDraft, holder }), inJapanese)).toEqual([])
  })

  test.each(['山田 Taro', 'Yamada 太郎'])('%s is a name in Japanese too, and expected as a passport has it', (name) => {
    expect(ownHolder('other', { name, nameKana: 'ヤマダ タロウ' })).toBe('YAMADA TARO')
  })

  test.each(['山田 太郎', 'ヤマダ タロウ', 'YAMADA', 'YAMADA JIRO', 'YAMADA TARO X', '・'])(
    'a Japanese name is not written %s, and is expected in Latin capitals',
    (holder) => {
      expect(checkCard({ ...sampleOtherRegionDraft, holder }, inJapanese)).toEqual([
        { code: 'holderMismatch', params: { expected: 'YAMADA TARO' }, field: 'holder' },
      ])
    },
  )

  test('what is sent is in capitals and half width', () => {
    expect(toCardRequest(wide(sampleOtherRegionDraft))).toEqual({
      region: 'other',
      bankCode: '9995',
      branchCode: '101',
      kind: 'ordinary',
      number: '0712305',
      holder: 'MISAKI SATO',
      ifsc: 'MOGI0998901',
      upi: 'misaki.sato@mogi',
    })
  })
})

test('what is sent of a Japanese form is what the rules read', () => {
  expect(toCardRequest(wide({ ...sampleCardDraft, kind: 'current', holder: 'さとう　ﾐｻｷ' }))).toEqual({
    region: 'jp',
    bankCode: '9995',
    branchCode: '101',
    kind: 'current',
    number: '0712305',
    holder: 'サトウ ミサキ',
  })
})

test('whatever is typed is answered by codes that the call knows, and width does not matter', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom('9990', '9995', '101', '018', '12345', '1234567', 'NaN', '1e309', ''),
  )
  const drafts = fc.record({
    region: fc.constantFrom('jp' as const, 'other' as const),
    kind: fc.string(),
    bankCode: typed,
    branchCode: typed,
    number: typed,
    postalBy: fc.constantFrom('symbol' as const, 'branch' as const),
    postalSymbol: typed,
    postalNumber: typed,
    holder: typed,
    ifsc: typed,
    upi: typed,
  })
  const known: readonly string[] = addCardCall.refusals
  fc.assert(
    fc.property(drafts, (draft) => {
      const refusals = checkCard(draft, sampleCardContext)
      expect(checkCard(wide(draft), sampleCardContext)).toEqual(refusals)
      expect(refusals.filter(({ code }) => !known.includes(code))).toEqual([])
      expect(readAnswer(addCardCall.input, toCardRequest(draft))).toHaveProperty('value')
    }),
    { seed: 4 },
  )
})

describe('the invented banks', () => {
  test('are ten, 9990 to 9999, each with a name in every language', () => {
    expect(banks.map(({ code }) => code)).toEqual(Array.from({ length: 10 }, (_, index) => String(9990 + index)))
    expect(new Set(banks.flatMap(({ name }) => [name.ja, name.en, name['zh-Hant']])).size).toBe(30)
    expect(
      banks.every(
        ({ name }) => name.ja.includes('模擬') && name.en.includes('Mock') && name['zh-Hant'].includes('模擬'),
      ),
    ).toBe(true)
  })

  test('a branch has the name of its code', () => {
    expect(bankNamed('9993')?.ja).toBe('あさぎ模擬銀行')
    expect(branchNamed('9993', '001')?.en).toBe('Head Office')
    expect(branchNamed('9990', '018')).toEqual({ ja: '〇一八店', en: 'Branch 018', 'zh-Hant': '〇一八店' })
    expect(branchNamed('9990', '001')).toBeUndefined()
    expect(branchNamed('9990', '1018')).toBeUndefined()
    expect(branchNamed('9990', '0180')).toBeUndefined()
    const names = Object.values(branches).flatMap(({ ja, en, 'zh-Hant': zhHant }) => [ja, en, zhHant])
    expect(new Set(names.filter((name) => name !== '')).size).toBe(15)
  })
})

const found = (text: string, language: 'ja' | 'en' = 'ja') =>
  findBanks(text, language).map(({ bank, marked }) => [bank.code, marked && [marked.in, marked.from, marked.to]])

describe('a bank that is looked for', () => {
  test('nothing typed: all ten', () => {
    expect(found(' 　')).toEqual(banks.map(({ code }) => [code, undefined]))
  })

  test.each([
    ['９９９5', [['9995', ['code', 0, 4]]]],
    ['すずかけ', [['9995', ['name', 0, 4]]]],
    ['ｽｽﾞｶｹ', [['9995', ['name', 0, 4]]]],
    ['ゆうちょ', [['9990', ['name', 5, 9]]]],
    [
      'かぶと',
      [
        ['9990', ['name', 0, 3]],
        ['9999', ['name', 0, 3]],
      ],
    ],
    [
      '信用',
      [
        ['9996', ['name', 5, 7]],
        ['9997', ['name', 6, 8]],
      ],
    ],
    ['umineko', [['9998', undefined]]],
    ['小春', [['9992', undefined]]],
    ['0001', []],
    ['銀行銀行', []],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  test('in the language of the page its part is marked', () => {
    expect(found('credit', 'en')).toEqual([
      ['9996', ['name', 12, 18]],
      ['9997', ['name', 14, 20]],
    ])
  })
})

test('a number that is made is one that is taken', () => {
  for (const chance of [0, 0.0712305, 0.999_999_99]) {
    expect(codes({ ...sampleCardDraft, number: generateNumber(chance) })).toEqual([])
  }
  expect(generateNumber(0.0712305)).toBe('0712305')
})

test('before the form nothing but the identity is asked for', () => {
  expect(codesOf(cardObstacles({ verified: undefined, accounts: [] }))).toEqual(['identityRequired'])
  expect(cardObstacles(sampleCardContext)).toEqual([])
})

test('a holder that we invented is in Latin letters where the page is, a typed one as it was typed', () => {
  const holders = ['サトウ ミサキ', 'カブト（モギ）', 'タカハシ ケン', 'KEN TAKAHASHI']
  expect(holders.map((holder) => holderIn('en', holder))).toEqual([
    'SATO MISAKI',
    'KABUTO (SIMULATED)',
    'タカハシ ケン',
    'KEN TAKAHASHI',
  ])
  expect(holderIn('zh-Hant', 'サトウ ミサキ')).toBe('SATO MISAKI')
  expect(holders.map((holder) => holderIn('ja', holder))).toEqual(holders)
})

test('the samples are answers of their calls, and those that are typed are not refused', () => {
  const all = [...sampleCards, sampleOtherRegionCard]
  expect(readAnswer(cardsCall.output, all)).toEqual({ value: all })
  for (const card of all) expect(readAnswer(addCardCall.output, card)).toEqual({ value: card })
  expect(codes(sampleCardDraft)).toEqual([])
  expect(accountOf({ ...sampleCardDraft, kind: 'current' }).kind).toBe('current')
  expect(numberEnd(accountOf(sampleCardDraft).number)).toBe('305')
})

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { advance } from '../shared/machine/machine.ts'
import { readAnswer } from '../shared/wire/readAnswer.ts'
import { inFullWidth, codesOf } from '../testing.ts'
import { identityCall, submitIdentityCall } from './contract.ts'
import {
  checkIdentity,
  emptyIdentity,
  type Identity,
  type IdentityDraft,
  maskedIdNumber,
  toIdentityRequest,
} from './identity.ts'
import { identityMachine } from './machines.ts'
import { generateIdNumber } from './madeNumber.ts'
import {
  sampleIdentity,
  sampleIdentityDraft,
  sampleRejectedIdentity,
  sampleUnderReview,
  sampleUnverified,
} from './samples.ts'

const codes = (draft: IdentityDraft, state: Identity['state'] = 'unverified'): string[] =>
  codesOf(checkIdentity(draft, { state }))

describe('checkIdentity', () => {
  test.each<[Partial<IdentityDraft>, string[]]>([
    [{}, []],
    [{ name: '' }, ['required name']],
    [{ name: '　' }, ['required name']],
    [{ name: "Anne-Marie O'Neill" }, []],
    [{ name: '佐々木 〆子' }, []],
    [{ name: '佐藤2号' }, ['identityFailed name']],
    [{ name: '🪖' }, ['identityFailed name']],
    [{ name: 'あ'.repeat(50) }, []],
    [{ name: 'あ'.repeat(51) }, ['identityFailed name']],
    [{ name: 'あ'.repeat(10_000) }, ['identityFailed name']],
    [{ nameKana: '' }, ['required nameKana']],
    [{ nameKana: 'さとう　みさき' }, []],
    [{ nameKana: '佐藤' }, ['identityFailed nameKana']],
    [{ idNumber: '' }, ['required idNumber']],
    [{ idNumber: '000000000421' }, []],
    [{ idNumber: '0000-0000-0421' }, []],
    [{ idNumber: '00000000042' }, ['identityFailed idNumber']],
    [{ idNumber: '0000000004210' }, ['identityFailed idNumber']],
    [{ idNumber: '000100000421' }, ['identityFailed idNumber']],
    [{ idNumber: '123456789012' }, ['identityFailed idNumber']],
    [{ idNumber: 'NaN' }, ['identityFailed idNumber']],
    [{ idNumber: '1e309' }, ['identityFailed idNumber']],
    [{ front: '' }, ['required front']],
    [{ back: '' }, ['required back']],
    [emptyIdentity, ['required name', 'required nameKana', 'required idNumber', 'required front', 'required back']],
  ])('%j is refused for %j, in full width too', (changed, expected) => {
    const draft = { ...sampleIdentityDraft, ...changed }
    expect(codes(draft)).toEqual(expected)
    expect(codes(inFullWidth(draft))).toEqual(expected)
  })

  test.each(['underReview', 'verified'] as const)('%s can send nothing, whatever is typed', (state) => {
    const [refusal, ...rest] = checkIdentity({ ...sampleIdentityDraft, name: '' }, { state })
    expect(refusal).toEqual({ code: 'illegalState', params: { state, allowed: ['unverified'] } })
    expect(rest).toMatchObject([{ code: 'required' }])
  })

  test('whatever is typed is answered by codes that the call knows, and width does not matter', () => {
    const typed = fc.string({ unit: 'binary', maxLength: 30 })
    const known: readonly string[] = submitIdentityCall.refusals
    fc.assert(
      fc.property(fc.record({ name: typed, nameKana: typed, idNumber: typed, front: typed, back: typed }), (draft) => {
        const refusals = checkIdentity(draft, { state: 'verified' })
        expect(checkIdentity(inFullWidth(draft), { state: 'verified' })).toEqual(refusals)
        expect(refusals.filter(({ code }) => !known.includes(code))).toEqual([])
      }),
      { seed: 4 },
    )
  })
})

test('what is sent is what the rules read', () => {
  expect(
    toIdentityRequest({
      ...sampleIdentityDraft,
      name: '佐藤　 美咲 ',
      nameKana: 'さとう ﾐｻｷ',
      idNumber: '００００ 0000-0421',
    }),
  ).toEqual({
    name: '佐藤 美咲',
    nameKana: 'サトウ ミサキ',
    idNumber: '000000000421',
    front: 'upload-1',
    back: 'upload-2',
  })
})

test.each([
  ['', ''],
  ['000000000421', '•••• •••• 0421'],
])('the number %s is shown as %s', (idNumber, shown) => expect(maskedIdNumber(idNumber)).toBe(shown))

test.each([
  ['unverified', { on: 'submit' }, { to: 'underReview' }],
  ['underReview', { on: 'approve' }, { to: 'verified' }],
  ['underReview', { on: 'reject', reason: '読み取れません' }, { to: 'unverified' }],
  [
    'underReview',
    { on: 'reject', reason: ' ' },
    { refusal: { code: 'required', params: { field: 'reason' }, field: 'reason' } },
  ],
  [
    'verified',
    { on: 'reject', reason: '読み取れません' },
    { refusal: { code: 'illegalState', params: { state: 'verified', allowed: ['underReview'] } } },
  ],
] as const)('%s after %j is %j', (state, event, step) => expect(advance(identityMachine, state, event)).toEqual(step))

test('the machine begins unverified and knows no other states', () => {
  expect(identityMachine).toMatchObject({
    name: 'identity',
    states: ['unverified', 'underReview', 'verified'],
    initial: 'unverified',
    illegal: 'illegalState',
  })
})

test.each([sampleUnverified, sampleUnderReview, sampleIdentity, sampleRejectedIdentity])(
  'the sample $state is an answer of its calls',
  (sample) => {
    expect(readAnswer(identityCall.output, sample)).toEqual({ value: sample })
    expect(readAnswer(submitIdentityCall.output, sample)).toEqual({ value: sample })
  },
)

test('a number that is made is one that is taken', () => {
  for (const chance of [0, 0.5, 0.999_999_999]) {
    expect(codes({ ...sampleIdentityDraft, idNumber: generateIdNumber(chance) })).toEqual([])
  }
  expect(generateIdNumber(0.000_004_21)).toBe('000000000421')
})

import { describe, expect, test } from 'vitest'
import { permissionsOf } from '../shared/blocks.ts'
import { readAnswer } from '../shared/wire/readAnswer.ts'
import { toFullWidth } from '../testing.ts'
import { blocksAfter } from './blocking.ts'
import { memberCall, resetSimulationCall, sessionsCall, updateMemberCall, uploadCall } from './contract.ts'
import { checkFundPassword, checkPasswordChange } from './password.ts'
import {
  sampleFrozenMember,
  sampleFundPassword,
  sampleMember,
  samplePasswordChange,
  sampleResetSimulation,
  sampleSessions,
  sampleUpload,
} from './samples.ts'
import { scenarios } from '../shared/scenarios.ts'
import { checkScenario } from './scenarios.ts'
import { moments } from '../shared/time/moments.ts'

const now = moments.pictures

test.each([
  [memberCall, sampleMember],
  [updateMemberCall, sampleFrozenMember],
  [sessionsCall, sampleSessions],
  [resetSimulationCall, sampleResetSimulation],
  [uploadCall, sampleUpload],
])('a sample is an answer of its call', (call, sample) =>
  expect(readAnswer(call.output, sample)).toEqual({ value: sample }),
)

test('the samples agree with the rules', () => {
  expect(permissionsOf(sampleMember.blocks, now)).toEqual(sampleMember.permissions)
  expect(permissionsOf(sampleFrozenMember.blocks, now)).toEqual(sampleFrozenMember.permissions)
  expect(checkPasswordChange(samplePasswordChange)).toEqual([])
  expect(checkFundPassword(sampleFundPassword, { fundPasswordSet: true })).toEqual([])
})

describe('the teaching scenario', () => {
  test.each(['悪質業者', 'rogue broker', 'Rogue Broker', '惡質業者', ' 悪質業者 '])(
    'begins once %s is typed',
    (text) => {
      expect(checkScenario({ scenario: 'rogue', text })).toEqual([])
      expect(checkScenario({ scenario: 'rogue', text: toFullWidth(text) })).toEqual([])
    },
  )

  test.each(['', 'rogue', '悪質', 'x'.repeat(10_000)])('does not begin by %j', (text) => {
    expect(checkScenario({ scenario: 'rogue', text })).toEqual([
      { code: 'required', params: { field: 'text' }, field: 'text' },
    ])
  })

  test('is the only one that asks', () => {
    expect(
      scenarios.filter((scenario) => checkScenario({ scenario, text: '' }).some(({ code }) => code === 'required')),
    ).toEqual(['rogue'])
  })
})

test('nobody bans themselves, whatever they type; every other scenario can be begun', () => {
  const refused = scenarios.filter((scenario) => checkScenario({ scenario, text: '悪質業者' }).length > 0)
  expect(refused).toEqual(['banned'])
  expect(checkScenario({ scenario: 'banned', text: '' })).toEqual([{ code: 'notAllowed', params: {} }])
})

describe('a block', () => {
  const since = '2026-11-18T00:00:00+09:00'
  const later = '2026-11-20T14:32:00+09:00'

  test('is imposed beside the others and lifted by itself', () => {
    const barred = { withdrawBarred: { reason: '口座名義の確認', since } }
    const both = blocksAfter(barred, 'frozen', { on: 'impose', reason: '本人確認の再審査', since: later })
    expect(both).toEqual({ blocks: { ...barred, frozen: { reason: '本人確認の再審査', since: later } } })
    expect('blocks' in both && blocksAfter(both.blocks, 'frozen', { on: 'lift' })).toEqual({ blocks: barred })
  })

  test('imposed again keeps its beginning and its appeal', () => {
    const { blocks } = sampleFrozenMember
    expect(
      blocksAfter(blocks, 'frozen', { on: 'impose', reason: '不正利用の調査', since: later, until: later }),
    ).toEqual({
      blocks: { frozen: { ...blocks.frozen, reason: '不正利用の調査', until: later } },
    })
  })

  test.each(['', '  '])('needs a reason: %j is none', (reason) => {
    expect(blocksAfter({}, 'frozen', { on: 'impose', reason, since })).toEqual({
      refusal: { code: 'required', params: { field: 'reason' }, field: 'reason' },
    })
  })

  test('that is not there cannot be lifted', () => {
    expect(blocksAfter({}, 'tradeBarred', { on: 'lift' })).toEqual({
      refusal: { code: 'notFound', params: { what: 'tradeBarred' } },
    })
  })
})

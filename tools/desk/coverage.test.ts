import { describe, expect, test } from 'vitest'
import { type CoverageItem, isShown } from '../../.storybook/desk/deskData.ts'
import type { StoryShown } from '../../.storybook/desk/shown.ts'
import { type Language, languages } from '../../packages/domain/src/shared/language.ts'
import { sampleWithdrawal } from '../../packages/domain/src/funds/samples.ts'
import type { Collected, Tables } from './collect.ts'
import { coverageOf } from './coverage.ts'

const messages: Tables = {
  ja: { 'refusals:sellLocked': 'まだ売却できません。', 'funds:title': '出金' },
  en: { 'refusals:sellLocked': 'Not yet.', 'funds:title': 'Withdraw' },
  'zh-Hant': { 'refusals:sellLocked': '尚不可賣出。', 'funds:title': '提款' },
}

type Given = Partial<Omit<StoryShown, 'words'>> & { words?: string[] }

/** A story that shows the same words in every language, unless other ones are given for one of them. */
const story = ({ words = [], ...rest }: Given, others: Partial<Record<Language, string[]>> = {}): StoryShown => ({
  links: [],
  records: [],
  parts: [],
  ...rest,
  words: { ja: words, en: words, 'zh-Hant': words, ...others },
})

const named = (items: CoverageItem[], name: string): CoverageItem | undefined =>
  items.find((item) => item.name === name)

const pending = (record: object): readonly number[] | undefined =>
  named(coverageOf({ one: story({ records: [record] }) }, ['one'], messages), 'withdrawal.pending')?.shownIn.ja

const edge = (collected: Collected): readonly number[] | undefined =>
  named(coverageOf(collected, Object.keys(collected), messages), 'withdrawal: pending → cancelled (cancel)')?.shownIn.ja

describe('coverage', () => {
  test('lists a refusal that no story shows, with its tone and the calls that can cause it', () => {
    const item = named(coverageOf({ one: story({ words: ['funds:title'] }) }, ['one'], messages), 'sellLocked')
    expect(item).toMatchObject({ kind: 'refusal', tone: 'progress', where: ['trade/preview', 'trade/sell'] })
    expect(item && isShown(item)).toBe(false)
  })

  test('names the stories that show a word, in each language', () => {
    const collected = {
      one: story({ words: ['funds:title'] }),
      two: story({}),
      three: story({ words: ['funds:title'] }, { en: [] }),
    }
    const item = named(coverageOf(collected, ['one', 'two', 'three'], messages), 'funds:title')
    expect(item?.shownIn).toEqual({ ja: [0, 2], en: [0], 'zh-Hant': [0, 2] })
    expect(item && isShown(item)).toBe(true)
  })

  test('has what is shown in one language alone shown', () => {
    const item = named(coverageOf({ one: story({}, { en: ['funds:title'] }) }, ['one'], messages), 'funds:title')
    expect(item && isShown(item)).toBe(true)
  })

  test('has a state shown by the stories that are given a whole record in it', () => {
    expect(pending({ ...sampleWithdrawal, state: 'pending' })).toEqual([0])
    expect(pending({ ...sampleWithdrawal, state: 'passed' })).toEqual([])
    expect(pending({ state: 'pending' })).toEqual([])
  })

  test('has a transition shown where both of its ends are', () => {
    const records = [
      { ...sampleWithdrawal, state: 'pending' },
      { ...sampleWithdrawal, state: 'cancelled' },
    ]
    expect(edge({ one: story({ records }) })).toEqual([0])
    expect(edge({ one: story({ records: records.slice(1) }) })).toEqual([])
  })

  test('has each word that a prop can take, of parts that are mounted somewhere', () => {
    const button = { name: 'Button', options: { size: ['large', 'medium'] }, given: { size: 'large' } }
    const items = coverageOf({ one: story({ parts: [button] }) }, ['one'], messages)
    expect(languages.map((language) => named(items, 'Button size=large')?.shownIn[language])).toEqual([[0], [0], [0]])
    expect(named(items, 'Button size=medium')?.shownIn.ja).toEqual([])
  })
})

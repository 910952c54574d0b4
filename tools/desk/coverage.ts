import { is } from 'valibot'
import type { CoverageItem } from '../../.storybook/desk/deskData.ts'
import { contract } from '../../packages/domain/src/contract.ts'
import { entities } from '../../packages/domain/src/entities.ts'
import { machines } from '../../packages/domain/src/machines.ts'
import { type Language, languages } from '../../packages/domain/src/shared/language.ts'
import { toneOfState } from '../../packages/domain/src/shared/machine/states.ts'
import { isRefusalCode, type RefusalCode, refusalTable } from '../../packages/domain/src/shared/refusal/refusalTable.ts'
import { appealSchema } from '../../packages/domain/src/shared/blocks.ts'
import { refusedAnywhere } from '../../packages/domain/src/shared/wire/call.ts'
import type { Collected, Tables } from './collect.ts'

/** The entity whose life each machine is. */
const entityOf: Record<string, string> = {
  identity: 'Identity',
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  loan: 'Loan',
  creditTopUp: 'CreditTopUp',
  ipoOffer: 'Offer',
  ipoApplication: 'Subscription',
  raiseApplication: 'RaiseApplication',
  blockApplication: 'BlockApplication',
  position: 'Position',
  dayTrade: 'DayTrade',
  follow: 'FollowOrder',
  aiPortfolio: 'PortfolioHolding',
}

type Texts = Record<Language, string>
type ShownIn = CoverageItem['shownIn']

const nowhere = (): ShownIn => ({ ja: [], en: [], 'zh-Hant': [] })

/** What the stories show, by the name of what is shown; the stories by their number. */
class Shown {
  readonly words = new Map<string, ShownIn>()
  readonly states = new Map<string, ShownIn>()
  readonly variants = new Map<string, ShownIn>()
  /** Of each part of the kit: the words that its props can take. */
  readonly options = new Map<string, Record<string, readonly string[]>>()

  note(collected: Collected, ids: readonly string[]): this {
    for (const [number, id] of ids.entries()) {
      const shown = collected[id]
      if (!shown) continue
      for (const language of languages)
        for (const word of shown.words[language]) put(this.words, word, [language], number)
      for (const { name, options, given } of shown.parts) {
        this.options.set(name, options)
        for (const [prop, value] of Object.entries(given))
          put(this.variants, `${name} ${prop}=${value}`, languages, number)
      }
      for (const { name } of machines)
        for (const state of statesOf(name, shown.records)) put(this.states, `${name}.${state}`, languages, number)
    }
    return this
  }
}

function put(into: Map<string, ShownIn>, name: string, inLanguages: readonly Language[], number: number): void {
  const numbers = into.get(name) ?? nowhere()
  for (const language of inLanguages) if (numbers[language].at(-1) !== number) numbers[language].push(number)
  into.set(name, numbers)
}

/** The states of the records that are the entity of a machine; an appeal is a part of the block it is against. */
function statesOf(machine: string, records: object[]): Set<string> {
  const schema = machine === 'appeal' ? appealSchema : entities[entityOf[machine] ?? '']
  if (!schema) throw new Error(`The machine ${machine} has no entity in tools/desk/coverage.ts`)
  return new Set(records.filter((record) => is(schema, record)).map((record) => (record as { state: string }).state))
}

/** The code of a sentence: `insufficientAvailableNone` is one of `insufficientAvailable`. */
function codeOf(sentence: string): RefusalCode | undefined {
  for (let end = sentence.length; end > 0; end -= 1) {
    const code = sentence.slice(0, end)
    if (isRefusalCode(code)) return code
  }
  return undefined
}

const callsThatRefuse = (code: RefusalCode): string[] =>
  (refusedAnywhere as readonly RefusalCode[]).includes(code)
    ? ['*']
    : contract.filter(({ refusals }) => refusals.includes(code)).map(({ path }) => path)

const callsThatSucceed = (code: string): string[] =>
  contract.filter(({ success }) => success === code).map(({ path }) => path)

function wordItem(word: string, texts: Texts, shownIn: ShownIn): CoverageItem {
  const [space = '', key = ''] = word.split(':')
  if (space === 'refusals') {
    const code = codeOf(key)
    const where = code ? callsThatRefuse(code) : []
    return { kind: 'refusal', name: key, texts, where, shownIn, ...(code ? { tone: refusalTable[code].tone } : {}) }
  }
  if (space === 'successes')
    return { kind: 'success', name: key, texts, tone: 'success', where: callsThatSucceed(key), shownIn }
  return { kind: 'word', name: word, texts, where: [space], shownIn }
}

function wordItems(messages: Tables, { words }: Shown): CoverageItem[] {
  return Object.keys(messages.ja).map((word) =>
    wordItem(
      word,
      { ja: messages.ja[word] ?? '', en: messages.en[word] ?? '', 'zh-Hant': messages['zh-Hant'][word] ?? '' },
      words.get(word) ?? nowhere(),
    ),
  )
}

function stateItems({ states }: Shown): CoverageItem[] {
  return machines.flatMap(({ name, states: all }) =>
    all.map((state) => ({
      kind: 'state' as const,
      name: `${name}.${state}`,
      tone: toneOfState[state],
      where: [name],
      shownIn: states.get(`${name}.${state}`) ?? nowhere(),
    })),
  )
}

/** A transition is seen in the stories of what it leads to, if where it begins is shown too. */
function edgeItems({ states }: Shown): CoverageItem[] {
  return machines.flatMap(({ name, edges }) =>
    edges.map(({ from, on, to }) => ({
      kind: 'edge' as const,
      name: `${name}: ${from} → ${to} (${on})`,
      where: [name],
      shownIn: (states.has(`${name}.${from}`) && states.get(`${name}.${to}`)) || nowhere(),
    })),
  )
}

function variantItems({ options, variants }: Shown): CoverageItem[] {
  return [...options].flatMap(([part, props]) =>
    Object.entries(props).flatMap(([prop, values]) =>
      values.map((value) => ({
        kind: 'variant' as const,
        name: `${part} ${prop}=${value}`,
        where: [part],
        shownIn: variants.get(`${part} ${prop}=${value}`) ?? nowhere(),
      })),
    ),
  )
}

/** Everything that can be shown, and the stories that show it; a story is named by its number in `ids`. */
export function coverageOf(collected: Collected, ids: readonly string[], messages: Tables): CoverageItem[] {
  const shown = new Shown().note(collected, ids)
  return [...stateItems(shown), ...edgeItems(shown), ...wordItems(messages, shown), ...variantItems(shown)]
}

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Day, tokyoInstant } from '../shared/index.ts'
import { lent, type Loan, loanTerms, owedAt, repaid } from './loan.ts'
import { samplePendingLoan } from './samples.ts'

const FIRST: Day = '2026-11-20'
const NOON = 12 * 60

const noon = (day: number) => tokyoInstant(addDays(FIRST, day), NOON)

/**
 * A second, slow book: it walks the days one by one and adds the interest of each, counted in parts of a yen that leave
 * no rest: 15 % of a yen a year of 365 days are 15 of 36,500 parts a day.
 */
const PARTS = BigInt(loanTerms.yearDays) * 100n
const A_DAY = BigInt(loanTerms.yearlyPercent)

type Walked = { principal: bigint; parts: bigint }

const interestOf = ({ parts }: Walked): bigint => parts / PARTS

function nextDay({ principal, parts }: Walked): Walked {
  return { principal, parts: parts + principal * A_DAY }
}

/** Interest first, then the principal. */
function afterPayment({ principal, parts }: Walked, amount: bigint): Walked {
  const interest = parts / PARTS < amount ? parts / PARTS : amount
  return { principal: principal - (amount - interest), parts: parts - interest * PARTS }
}

type Payment = { afterDays: number; share: number }

/** At each payment a share of what is owed, at least one yen, and by 100 all of it. */
const amountOf = (owed: bigint, share: number): bigint => {
  const part = (owed * BigInt(share)) / 100n
  return part > 0n ? part : 1n
}

function passed(amount: number): Loan {
  const outcome = lent({ ...samplePendingLoan, amount: String(amount) }, noon(0))
  if ('refusal' in outcome) throw new Error(outcome.refusal.code)
  return outcome.loan
}

const history = fc.record({
  amount: fc.integer({ min: 1, max: 2_000_000 }),
  payments: fc.array(
    fc.record({ afterDays: fc.integer({ min: 0, max: 40 }), share: fc.integer({ min: 0, max: 100 }) }),
    {
      maxLength: 8,
    },
  ),
})

function walk(amount: number, payments: readonly Payment[]): { given: string[]; walked: string[] } {
  let loan = passed(amount)
  let book: Walked = { principal: BigInt(amount), parts: 0n }
  let day = 0
  const [given, walked]: [string[], string[]] = [[], []]
  for (const { afterDays, share } of payments) {
    for (let left = afterDays; left > 0; left -= 1) {
      day += 1
      book = nextDay(book)
      const { principal, interest, owed } = owedAt(loan, noon(day))
      given.push(`day ${day}: ${principal} + ${interest} = ${owed}`)
      walked.push(`day ${day}: ${book.principal} + ${interestOf(book)} = ${book.principal + interestOf(book)}`)
    }
    const paid = amountOf(book.principal + interestOf(book), share)
    const outcome = repaid(loan, String(paid), noon(day))
    if ('refusal' in outcome) throw new Error(outcome.refusal.code)
    loan = outcome.loan
    book = afterPayment(book, paid)
    given.push(`day ${day}: ${loan.principal} + ${loan.interest} = ${loan.owed} (${loan.state})`)
    const owed = book.principal + interestOf(book)
    walked.push(`day ${day}: ${book.principal} + ${interestOf(book)} = ${owed} (${owed === 0n ? 'repaid' : 'passed'})`)
    if (loan.state === 'repaid') return { given, walked }
  }
  return { given, walked }
}

/** Parts of a yen that eight decimals rounded down would have lost: one yen less on the last day. */
const lostYen = {
  amount: 689_724,
  payments: [
    { afterDays: 28, share: 46 },
    { afterDays: 36, share: 59 },
    { afterDays: 33, share: 0 },
    { afterDays: 0, share: 1 },
    { afterDays: 19, share: 43 },
    { afterDays: 24, share: 0 },
  ],
}

test('what a loan comes to on each day is what a book that walks the days finds', () => {
  fc.assert(
    fc.property(history, ({ amount, payments }) => {
      const { given, walked } = walk(amount, payments)
      expect(given).toEqual(walked)
    }),
    { numRuns: 500, examples: [[lostYen]] },
  )
})

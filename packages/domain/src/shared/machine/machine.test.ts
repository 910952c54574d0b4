import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { machines } from '../../machines.ts'
import { advance, canHappen, finalStates, type Machine, withReason } from './machine.ts'
import { stateNames } from './states.ts'

const review: Machine<'pending' | 'passed' | 'rejected', 'approve' | 'reject', { reason?: string }> = {
  name: 'review',
  states: ['pending', 'passed', 'rejected'],
  initial: 'pending',
  edges: [
    { from: 'pending', on: 'approve', to: 'passed' },
    { from: 'pending', on: 'reject', to: 'rejected', when: withReason },
  ],
  illegal: 'illegalState',
}

test('a legal event leads on', () => {
  expect(advance(review, 'pending', { on: 'approve' })).toEqual({ to: 'passed' })
  expect(advance(review, 'pending', { on: 'reject', reason: '名義が違います' })).toEqual({ to: 'rejected' })
})

test('a guard that does not hold answers with what is missing', () => {
  const refusal = { code: 'required', params: { field: 'reason' }, field: 'reason' }
  expect(advance(review, 'pending', { on: 'reject' })).toEqual({ refusal })
  expect(advance(review, 'pending', { on: 'reject', reason: ' ' })).toEqual({ refusal })
})

test('an illegal event is refused with the state and where it would be legal', () => {
  expect(advance(review, 'passed', { on: 'approve' })).toEqual({
    refusal: { code: 'illegalState', params: { state: 'passed', allowed: ['pending'] } },
  })
  expect(advance({ ...review, illegal: 'notPending' }, 'passed', { on: 'approve' })).toEqual({
    refusal: { code: 'notPending', params: { state: 'passed' } },
  })
})

test('what a button may do is asked of the machine', () => {
  expect([
    canHappen(review, 'pending', 'approve'),
    canHappen(review, 'passed', 'approve'),
    canHappen(review, 'pending', 'reject'),
  ]).toEqual([true, false, true])
  expect(finalStates(review)).toEqual(['passed', 'rejected'])
})

const refusals = new Set<string>(['illegalState', 'notPending', 'required'])

describe.each(machines.map((machine) => [machine.name, machine] as const))('%s', (_, machine) => {
  test('names only its own states, each with words, and reaches each of them', () => {
    const reached = new Set<string>([machine.initial])
    for (let before = -1; before !== reached.size;) {
      before = reached.size
      for (const { from, to } of machine.edges) if (reached.has(from)) reached.add(to)
    }
    expect([...reached].toSorted()).toEqual([...machine.states].toSorted())
    expect(machine.states.filter((state) => !stateNames.includes(state))).toEqual([])
  })

  test('random events never take a way that has no edge', () => {
    const events = [...new Set(machine.edges.map(({ on }) => on)), 'nonsense']
    const facts = fc.record({
      complete: fc.boolean(),
      cash: fc.boolean(),
      reason: fc.constantFrom('', 'because'),
      won: fc.boolean(),
      rest: fc.constantFrom('0', '1'),
    })
    const steps = fc.array(fc.tuple(fc.constantFrom(...events), facts), { maxLength: 30 })
    fc.assert(
      fc.property(steps, (taken) => {
        let state = machine.initial
        for (const [on, more] of taken) {
          const before = state
          const step = advance(machine, state, { on, ...more } as never)
          state = 'to' in step ? step.to : state
          const legal =
            'to' in step
              ? machine.edges.some(({ from, on: event, to }) => from === before && event === on && to === state)
              : refusals.has(step.refusal.code)
          expect(legal, `${before} ${on} ${state}`).toBe(true)
        }
      }),
      { seed: 20_261_120, numRuns: 200 },
    )
  })

  test('ends where nothing leads out', () => {
    for (const state of finalStates(machine)) expect(machine.edges.filter(({ from }) => from === state)).toEqual([])
  })
})

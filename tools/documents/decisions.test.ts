import { describe, expect, test } from 'vitest'
import { decisionIn } from './decisions.ts'

describe('the head of a decision', () => {
  test('is its title, its status, its date and its area', () => {
    expect(decisionIn('amounts.md', '# Amounts\n\nAccepted 2026-11-20 · Domain\n\nText.\n')).toEqual({
      file: 'amounts.md',
      title: 'Amounts',
      status: 'Accepted',
      date: '2026-11-20',
      area: 'Domain',
    })
  })

  test.each([
    ['no status', '# Amounts\n\nText.\n'],
    ['an unknown status', '# Amounts\n\nPlanned 2026-11-20 · Domain\n'],
    ['no date', '# Amounts\n\nAccepted · Domain\n'],
    ['an unknown area', '# Amounts\n\nAccepted 2026-11-20 · Money\n'],
    ['no title', 'Accepted 2026-11-20 · Domain\n'],
  ])('is refused with %s', (_, text) => {
    expect(() => decisionIn('amounts.md', text)).toThrow('docs/decisions/amounts.md must begin with')
  })
})

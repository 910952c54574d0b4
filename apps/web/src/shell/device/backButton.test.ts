import { expect, test } from 'vitest'
import { createBackButton } from './backButton.ts'

/** What five steps of a member lead to, with so many pages behind. */
function pressed(pages: number, presses: readonly (number | 'arrived')[]): string[] {
  const said: string[] = []
  let at = 0
  let behind = pages
  const button = createBackButton({
    hasWayBack: () => behind > 0,
    goBack: () => said.push('back'),
    now: () => at,
    warn: () => said.push('told'),
    exit: () => said.push('exit'),
  })
  for (const press of presses) {
    if (press === 'arrived') {
      behind -= 1
      button.arrived()
    } else {
      at = press
      button.press()
    }
  }
  return said
}

test.each<[what: string, pages: number, presses: (number | 'arrived')[], said: string[]]>([
  ['one press only tells', 0, [0], ['told']],
  ['a second at once leaves', 0, [0, 0], ['told', 'exit']],
  ['a second after 1,000 ms leaves', 0, [0, 1000], ['told', 'exit']],
  ['a second after 1,001 ms tells again', 0, [0, 1001], ['told', 'told']],
  ['a third counts from the second', 0, [0, 1001, 2001], ['told', 'told', 'exit']],
  ['where there is a page behind it is a step back', 1, [0], ['back']],
  ['a step is no first press', 1, [0, 'arrived', 10], ['back', 'told']],
  ['five quick presses wait for each step', 2, [0, 1, 2, 'arrived', 3, 4], ['back', 'back']],
  ['after the last step two more leave', 1, [0, 'arrived', 1, 2], ['back', 'told', 'exit']],
])('%s', (_, pages, presses, said) => {
  expect(pressed(pages, presses)).toEqual(said)
})

test('a step between two presses takes the first one back', () => {
  const said: string[] = []
  let behind = 0
  const button = createBackButton({
    hasWayBack: () => behind > 0,
    goBack: () => said.push('back'),
    now: () => 0,
    warn: () => said.push('told'),
    exit: () => said.push('exit'),
  })
  button.press()
  behind = 1
  button.press()
  behind = 0
  button.arrived()
  button.press()
  expect(said).toEqual(['told', 'back', 'told'])
})

import { expect, test } from 'vitest'
import { type Box, distances, linesBetween } from './measure.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const one = box(100, 100, 80, 40)

test.each([
  ['to the right, in line', box(196, 100, 20, 40), { right: 16, top: 0, bottom: 0 }],
  ['to the left and higher', box(60, 90, 20, 40), { left: 20, top: 10, bottom: 10 }],
  ['below and to the right', box(200, 150, 10, 10), { right: 20, bottom: 10 }],
  ['above, touching', box(100, 60, 80, 40), { left: 0, right: 0, top: 0 }],
  ['inside', box(112, 108, 50, 24.04), { left: 12, right: 18, top: 8, bottom: 8 }],
  ['around', box(90, 80, 100, 100), { left: 10, right: 10, top: 20, bottom: 40 }],
  ['the same', one, { left: 0, right: 0, top: 0, bottom: 0 }],
])('the distances to a box %s', (_, other, sides) => {
  expect(distances(one, other)).toEqual(sides)
})

test('a gap is drawn from edge to edge, in the middle of what both share', () => {
  const [right] = linesBetween(one, box(196, 120, 20, 40)).filter(({ side }) => side === 'right')
  expect(right).toEqual({ side: 'right', from: { x: 180, y: 130 }, to: { x: 196, y: 130 } })
  const below = linesBetween(one, box(200, 150, 10, 10)).find(({ side }) => side === 'bottom')
  expect(below).toEqual({ side: 'bottom', from: { x: 140, y: 140 }, to: { x: 140, y: 150 } })
})

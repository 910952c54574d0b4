import { expect, test } from 'vitest'
import { leadsOutside } from './links.ts'

test.each([
  ['https://elsewhere.example/', true],
  ['http://elsewhere.example/', true],
  ['https://kabuto.example:8443/', true],
  ['https://kabuto.example/#/home/index', false],
  ['mailto:somebody@elsewhere.example', false],
  ['tel:0000000000', false],
])('%s leads outside: %s', (href, outside) => {
  expect(leadsOutside(new URL(href), 'https://kabuto.example')).toBe(outside)
})

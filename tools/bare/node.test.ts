import { expect, test } from 'vitest'
import { oldNodeSentence } from './node.mjs'

test.each(['18.20.4', '20.18.3', '16.0.0'])('Node %s is too old, and is told so in one sentence', (version) => {
  expect(oldNodeSentence(version)).toBe(
    `Kabuto needs Node.js 20.19 or newer to start; this is ${version}. Install a newer Node.js and run the ` +
      `command again.`,
  )
})

test.each(['20.19.0', '20.20.2', '22.0.0', '24.21.0'])('Node %s is recent enough', (version) => {
  expect(oldNodeSentence(version)).toBeUndefined()
})

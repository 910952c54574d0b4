import { expect, test } from 'vitest'
import { inlined } from '../inlineTokens.ts'

test.each([
  ['${k.text.primary}', '${"var(--k-text-primary)"}'],
  ['${k.space[2]} ${k.space[10]}', '${"var(--kp-space-2)"} ${"var(--kp-space-10)"}'],
  ["${k.space['4']}", '${"var(--kp-space-4)"}'],
  ['${k.part.simBar.height}', '${"var(--k-sim-bar-height)"}'],
  ['k.tone[tone].bg', 'k.tone[tone].bg'],
  ['k.chart', 'k.chart'],
  ['mask.text.primary', 'mask.text.primary'],
])('%s becomes %s', (code, expected) => expect(inlined(code)).toBe(expected))

import { defineConfig } from 'vitest/config'
import { isLong } from '../../tools/isLong.ts'
import { testLimits } from '../../tools/limits.ts'

/** The workshop as it was built last (`pnpm storybook:build`), in a real browser. */
export default defineConfig({
  root: import.meta.dirname,
  test: { ...testLimits(isLong), name: 'desk', include: ['*.test.ts'], environment: 'node' },
})

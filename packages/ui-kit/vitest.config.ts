import { defineConfig } from 'vitest/config'
import { testLimits } from '../../tools/limits.ts'

/** For mutation alone: the logic of the kit, without a browser. */
export default defineConfig({
  test: {
    name: 'ui-kit',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Otherwise each file would load the same modules again.
    isolate: false,
    ...testLimits(false),
  },
})

import { defineConfig } from 'vitest/config'
import { testLimits } from '../tools/limits.ts'

/** The journeys, one after another. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    ...testLimits(),
    name: 'e2e',
    include: ['**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    globalSetup: './build.ts',
  },
})

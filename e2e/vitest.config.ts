import { defineConfig } from 'vitest/config'
import { isLong } from '../tools/isLong.ts'
import { testLimits } from '../tools/limits.ts'

/** The journeys, one after another. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    ...testLimits(isLong),
    name: 'e2e',
    include: ['*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    // Or each file would load the same modules anew.
    isolate: false,
    globalSetup: './build.ts',
  },
})

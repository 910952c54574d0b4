import { defineConfig } from 'vitest/config'
import { isLong } from '../../tools/isLong.ts'
import { testLimits } from '../../tools/limits.ts'

/** `pnpm --filter @kabuto/domain test`: every rule, and no branch of one that no test takes. */
export default defineConfig({
  test: {
    name: 'domain',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Or each file would load the same modules anew: half of the time.
    isolate: false,
    ...testLimits(isLong),
    coverage: {
      enabled: true,
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.test.ts', 'src/**/testing.ts', 'src/**/samples.ts'],
      reporter: ['text-summary', ['text', { skipFull: true }]],
      reportsDirectory: '../../.kabuto/coverage',
      thresholds: { branches: 100 },
    },
  },
})

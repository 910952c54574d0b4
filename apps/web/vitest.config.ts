import { defineConfig } from 'vitest/config'
import { isLong } from '../../tools/isLong.ts'
import { testLimits } from '../../tools/limits.ts'

/** The app without a browser, over fake ports; of reading, sending and live prices nearly every branch is taken. */
export default defineConfig({
  test: {
    name: 'web',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Otherwise each file would load the same modules again.
    isolate: false,
    ...testLimits(isLong),
    coverage: {
      enabled: true,
      provider: 'v8',
      include: ['src/shell/data/**/*.ts'],
      exclude: ['**/*.test.ts', '**/testing.ts', '**/use*.ts', '**/shared.ts'],
      reporter: ['text-summary', ['text', { skipFull: true }]],
      reportsDirectory: '../../.kabuto/coverage-web',
      thresholds: { branches: 95 },
    },
  },
})

import { defineConfig } from 'vitest/config'
import { testLimits } from './tools/limits.ts'

const isLong = process.env['KABUTO_LONG'] === '1'
const limits = testLimits(isLong)

export default defineConfig({
  test: {
    projects: [
      '.storybook/vitest.config.ts',
      // The domain and the app have configs of their own, which count branches.
      {
        test: {
          ...limits,
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['packages/domain/**', 'apps/web/**', ...(isLong ? [] : ['**/*.long.test.ts'])],
          environment: 'node',
        },
      },
      {
        test: {
          ...limits,
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          globalSetup: 'e2e/build.ts',
        },
      },
    ],
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      '.storybook/vitest.config.ts',
      // The domain has a config of its own, which counts branches.
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['packages/domain/**'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})

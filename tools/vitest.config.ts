import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { isLong } from './isLong.ts'
import { testLimits } from './limits.ts'

/** The tests that need no browser; the domain and the app have configs of their own, which count branches. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    ...testLimits(isLong),
    name: 'unit',
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/*/src/**/*.test.ts',
      'tools/**/*.test.ts',
      '.storybook/{desk,guide,inspect,mocks,names}/*.test.ts',
    ],
    exclude: ['packages/domain/**', 'apps/web/**', ...(isLong ? [] : ['**/*.long.test.ts'])],
    environment: 'node',
    // Or each file would load the same modules anew: half of the time.
    isolate: false,
  },
})

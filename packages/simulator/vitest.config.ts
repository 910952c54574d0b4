import { defineConfig } from 'vitest/config'
import { isLong } from '../../tools/isLong.ts'
import { testLimits } from '../../tools/limits.ts'

/** For `pnpm --filter @kabuto/simulator mutation`, which tests a copy of this package; else tools/vitest.config.ts. */
export default defineConfig({
  test: {
    name: 'simulator',
    include: ['src/**/*.test.ts'],
    // Minutes of prices and texts, which change no books.
    exclude: ['src/{market,products,content}/**', 'src/features/{market,home}/**'],
    environment: 'node',
    // Or each file would load the same modules anew: half of the time.
    isolate: false,
    ...testLimits(isLong),
  },
})

import { defineConfig } from 'vitest/config'

/** All projects, for `vitest run --project …` by hand. `npm test` runs each by its own config, which starts sooner. */
export default defineConfig({
  test: { projects: ['.storybook/vitest.config.ts', 'e2e/vitest.config.ts', 'tools/vitest.config.ts'] },
})

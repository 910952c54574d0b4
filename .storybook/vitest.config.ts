import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserFlags, findBrowser } from '../tools/bare/browser.mjs'

const executablePath = findBrowser()

/** Every story is a test, in a real browser, on the narrowest screen we support. */
export default defineConfig({
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'stories',
    isolate: false,
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { ...(executablePath ? { executablePath } : {}), args: browserFlags } }),
      instances: [{ browser: 'chromium', viewport: { width: 320, height: 640 } }],
    },
  },
})

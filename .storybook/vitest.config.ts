import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { browserFlags, findBrowser, findShell } from '../tools/bare/browser.mjs'
import { isLong } from '../tools/isLong.ts'
import { testLimits } from '../tools/limits.ts'
import { mutantCommands, plantedMutant } from '../tools/mutation/plugin.ts'
import type { Asked } from './stage/emulate.ts'

const executablePath = isLong ? findBrowser() : findShell()
const limits = testLimits(isLong)

const emulate: BrowserCommand<[asked: Asked]> = ({ page }, asked) => page.emulateMedia(asked)

/** Every story is a test, in a real browser, on the narrowest screen we support. */
export default defineConfig({
  // Without a viewport of its own a story is tested at 1200 px, whatever is set for the browser below.
  plugins: [
    storybookTest({ configDir: import.meta.dirname, initialGlobals: { viewport: { value: 'w320' } } }),
    plantedMutant(),
  ],
  test: {
    name: 'stories',
    isolate: false,
    ...limits,
    browser: {
      enabled: true,
      connectTimeout: limits.hookTimeout,
      headless: true,
      screenshotFailures: false,
      commands: { ...mutantCommands, emulate },
      provider: playwright({ launchOptions: { ...(executablePath ? { executablePath } : {}), args: browserFlags } }),
      instances: [{ browser: 'chromium', viewport: { width: 320, height: 640 } }],
    },
  },
})

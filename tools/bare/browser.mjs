// Finds a Chromium, and installs one where none is found. Plain JavaScript: it runs before anything is built.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import process from 'node:process'
import { PlainError } from './plain.mjs'

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The same engine without windows of its own: a page costs a quarter less in it. */
const SHELL = '/usr/bin/chromium-headless-shell'

/** Playwright gives this flag too and only the last one counts, so the names that it gives are here as well. */
const disabledFeatures = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'AimEnabled',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  // The address bar of each window would start two pages of its own: half of what a new window costs.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

/** Flags that keep Chromium from contacting its vendor; without a sandbox, because CI runs as root. */
export const browserFlags = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without windows it would give letters other widths.
  '--font-render-hinting=none',
]

function playwrightsOwn() {
  const require = createRequire(import.meta.url)
  const playwright = /** @type {typeof import('playwright-core')} */ (require('playwright-core'))
  const file = playwright.chromium.executablePath()
  return file && existsSync(file) ? file : undefined
}

export function findBrowser() {
  return process.env.KABUTO_CHROMIUM || KNOWN.find((file) => existsSync(file)) || playwrightsOwn()
}

/** For tests that need no windows; without a shell of its own it is the whole browser. */
export function findShell() {
  return process.env.KABUTO_CHROMIUM || (existsSync(SHELL) ? SHELL : findBrowser())
}

function hasCjkFonts() {
  if (process.platform !== 'linux') return true
  const listed = spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' })
  return listed.status === 0 && listed.stdout.trim() !== ''
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/** @param {string[]} packages */
function aptInstall(packages) {
  console.log(`Installing ${packages.join(' and ')} with apt …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
}

/** @param {string} root */
function playwrightInstall(root) {
  console.log('Installing Chromium with Playwright …')
  const cli = path.join(root, 'node_modules/playwright-core/cli.js')
  return spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' }).status === 0
}

/**
 * Returns the path of a browser, or throws the sentence that says what to install.
 * @param {string} root
 */
export function ensureBrowser(root) {
  const missing = [...(findBrowser() ? [] : ['chromium']), ...(hasCjkFonts() ? [] : ['fonts-noto-cjk'])]
  if (missing.length > 0 && isDebianRoot()) aptInstall(missing)
  else if (!findBrowser()) playwrightInstall(root)
  const browser = findBrowser()
  if (!browser) {
    throw new PlainError(
      'No Chromium was found and none could be installed. Install Chromium or Chrome and the Noto Sans CJK fonts, ' +
        'or name the browser in KABUTO_CHROMIUM, then run the command again.',
    )
  }
  return browser
}

/** The browser without windows is only faster: where there is none, tests take the whole one. */
export function tryShell() {
  if (existsSync(SHELL) || process.env.KABUTO_CHROMIUM || !isDebianRoot()) return
  try {
    aptInstall(['chromium-headless-shell'])
  } catch (fault) {
    console.log(`Without chromium-headless-shell the tests take longer: ${String(fault)}`)
  }
}

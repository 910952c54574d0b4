import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runNode } from '../tools/checks/command.ts'
import { buildKit } from '../tools/package/build.ts'
import { pack } from '../tools/package/pack.ts'
import { serveFolder } from '../tools/visual/serve.ts'
import { openBrowser, openPhone } from './browser.ts'
import { sampled } from './sampled.ts'
import { lendPackages, writeCharts, writeStranger } from './stranger.ts'
import { isLong } from '../tools/isLong.ts'

const root = join(import.meta.dirname, '..')
const place = realpathSync(mkdtempSync(join(tmpdir(), 'kabuto-stranger-')))
const app = join(place, 'app')

/**
 * In the long run from the registry, as a stranger does; else from what is installed here, so that no network is
 * needed.
 */
async function install(): Promise<void> {
  const kit = join(place, 'kit')
  await buildKit(root, kit)
  writeStranger(root, app, pack(kit, place).file)
  if (isLong) {
    const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: app,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    if (status !== 0) throw new Error(stderr)
    return
  }
  mkdirSync(join(app, 'node_modules/@kabuto'), { recursive: true })
  cpSync(kit, join(app, 'node_modules/@kabuto/ui-kit'), { recursive: true })
  lendPackages(root, app)
}

beforeAll(async () => {
  // A test runner's NODE_ENV would give the development build.
  vi.stubEnv('NODE_ENV', 'production')
  await install()
}, 300_000)

afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(place, { recursive: true, force: true })
})

test('nothing of ours but the kit is there', () => {
  expect(readdirSync(join(app, 'node_modules/@kabuto'))).toEqual(['ui-kit'])
})

test.each(sampled(['tsconfig.json', 'tsconfig.node.json'], 2))(
  'a stranger’s app has its types by %s, those of the libraries checked too',
  async (project) => {
    expect((await runNode(app, [join(app, 'node_modules/typescript/bin/tsc'), '-p', project])).output).toBe('')
  },
)

test('it builds, and ten parts of the kit stand in a browser without a complaint', async () => {
  const built = await runNode(app, [join(app, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'])
  expect(built).toEqual({ code: 0, output: '' })
  const assets = readdirSync(join(app, 'dist/assets'))
  // A chart that is not shown leaves neither its engine nor a chunk.
  expect(assets.filter((file) => file.endsWith('.js'))).toHaveLength(1)
  expect(
    assets.filter((file) => /apexcharts|tradingview/i.test(readFileSync(join(app, 'dist/assets', file), 'utf8'))),
  ).toEqual([])
  const site = await serveFolder(join(app, 'dist'))
  const browser = await openBrowser()
  try {
    const { page, complaints } = await openPhone(browser)
    await page.goto(`${site.address}/index.html`)
    await page.getByRole('heading', { name: 'Stranger' }).waitFor()
    for (const text of ['Locale en', 'Passed', 'Fee']) await page.getByText(text, { exact: true }).waitFor()
    expect(await page.locator('body').innerText()).toMatch(/¥1,250,000[\s\S]*\+12\.5\D[\s\S]*¥110/)
    const send = page.getByRole('button', { name: 'Send' })
    expect(await send.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)')
    await send.click()
    await page.getByText('Type an amount').waitFor()
    await page.getByLabel('Amount').fill('5000')
    await send.click()
    await page.getByRole('dialog', { name: 'Sent' }).getByText('5000').waitFor()
    expect(complaints).toEqual([])
  } finally {
    await browser.close()
    site.close()
  }
})

test('a chart from the package draws, its engine in a chunk of its own', async () => {
  writeCharts(app)
  const types = await runNode(app, [join(app, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json'])
  expect(types.output).toBe('')
  const built = await runNode(app, [join(app, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'])
  expect(built).toEqual({ code: 0, output: '' })
  const site = await serveFolder(join(app, 'dist'))
  const browser = await openBrowser()
  try {
    const { page, complaints } = await openPhone(browser)
    await page.goto(`${site.address}/index.html`)
    await page.locator('canvas').first().waitFor()
    await page.locator('svg path.apexcharts-line').first().waitFor()
    expect(await page.getByRole('slider').count()).toBe(2)
    expect(complaints).toEqual([])
  } finally {
    await browser.close()
    site.close()
  }
})

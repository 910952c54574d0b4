import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { browserFlags, ensureBrowser } from './bare/browser.mjs'
import { WAIT_MS } from './limits.ts'

// Draws the icons of the installed app from its mark: `node tools/appIcons.ts`, by hand, when the mark changes. Each
// carries the seal of what is simulated: an icon beside those of real brokers must not pass for one.
const root = join(import.meta.dirname, '..')
const out = join(root, 'apps/web/public')

type IconFile = { name: string; size: number; isMaskable: boolean }

const files: IconFile[] = [
  { name: 'icon-180', size: 180, isMaskable: true },
  { name: 'icon-192', size: 192, isMaskable: false },
  { name: 'icon-512', size: 512, isMaskable: false },
  { name: 'icon-maskable-192', size: 192, isMaskable: true },
  { name: 'icon-maskable-512', size: 512, isMaskable: true },
]

const GROUND = '#104a6c'
const mark = readFileSync(join(out, 'mark.svg'), 'utf8')
const shapes = mark.slice(mark.indexOf('<path'), mark.indexOf('</g>'))

/** A system cuts a maskable icon to a shape of its own: what matters lies within four fifths of it. */
function pictureOf({ isMaskable }: IconFile): string {
  const scale = isMaskable ? 0.76 : 0.94
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100%" height="100%">
    <rect width="100" height="100" rx="${isMaskable ? 0 : 22}" fill="${GROUND}" />
    <g transform="translate(50 50) scale(${scale}) translate(-50 -50)">
      <g transform="translate(18 10) scale(2)" fill="#fff">${shapes}</g>
      <rect x="54" y="54" width="32" height="32" rx="6" fill="#fff" stroke="${GROUND}" stroke-width="3" />
      <text x="70" y="78.6" text-anchor="middle" font-family="Noto Sans CJK JP" font-weight="700" font-size="24"
        fill="${GROUND}">模</text>
    </g>
  </svg>`
}

const browser = await chromium.launch({ executablePath: ensureBrowser(root), args: [...browserFlags] })
for (const file of files) {
  const { name, size } = file
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<body style="margin:0;overflow:hidden">${pictureOf(file)}</body>`, { timeout: WAIT_MS })
  writeFileSync(join(out, `${name}.png`), await page.screenshot({ omitBackground: true }))
  await page.close()
}
await browser.close()
copyFileSync(join(out, 'icon-192.png'), join(root, 'native/android/src/main/res/drawable-nodpi/icon.png'))

import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { catalogOf } from '../tools/package/places.ts'

const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8" /><link rel="icon" href="data:," ' +
  '/><title>Stranger</title></head><body><div id="root"></div><script type="module" ' +
  'src="/src/main.tsx"></script></body></html>'

const CONFIG =
  "import react from '@vitejs/plugin-react'\nimport { defineConfig } from 'vite'\n\nexport default " +
  'defineConfig({ plugins: [react()] })\n'

/** Ten parts of the kit, and its hook, icons and locale, as somebody writes who knows only the package. */
const MAIN = `import '@kabuto/ui-kit/kit.css'
import { Avatar, Banner, Button, Change, Field, KeyValueList, KitLocale, Money, NavBar, Page, Sheet, StatusBadge, useCheckedForm, type StatusBadgeProps } from '@kabuto/ui-kit'
import { CircleCheckIcon, WalletIcon } from '@kabuto/ui-kit/icons'
import { useKitLocale } from '@kabuto/ui-kit/locale'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

type Draft = { amount: string }

const tone: StatusBadgeProps['tone'] = 'success'
const empty = { amount: '' }
const check = ({ amount }: Draft) => (amount === '' ? [{ code: 'missing', field: 'amount' }] : [])

function App() {
  const [open, setOpen] = useState(false)
  const form = useCheckedForm({ check, empty })
  const refusal = form.refusalOf('amount')
  return (
    <Page nav={<NavBar title="Stranger" />}>
      <Banner tone="info">Locale {useKitLocale()}</Banner>
      <Avatar name="Aoi" />
      <StatusBadge tone={tone} icon={CircleCheckIcon}>Passed</StatusBadge>
      <Money value="1250000" currency="JPY" />
      <Change amount="12.5" percent="1.25" />
      <KeyValueList items={[{ label: 'Fee', value: <Money value={110} currency="JPY" /> }]} />
      <form {...form.formProps}>
        <Field name="amount" label="Amount" value={form.draft.amount} onChange={(amount) => form.set('amount', amount)} error={refusal && 'Type an amount'} />
        <Button kind="primary" type="submit" icon={WalletIcon} onClick={() => form.submit(() => setOpen(true))}>Send</Button>
      </form>
      <Sheet open={open} onClose={() => setOpen(false)} title="Sent">{form.draft.amount}</Sheet>
    </Page>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<StrictMode><KitLocale value="en"><App /></KitLocale></StrictMode>)
`

/** The same app with charts: their engines are of two kinds, CommonJS one of them. */
const CHARTS = `import '@kabuto/ui-kit/kit.css'
import { ChartPanel, HistoryChart, type ChartCandle } from '@kabuto/ui-kit'
import { createRoot } from 'react-dom/client'

const candles: ChartCandle[] = [1, 2, 3, 4].map((day) => ({ at: Date.UTC(2026, 10, day), open: 100 + day, high: 104 + day, low: 99, close: 102 + day, volume: 1000 * day }))
const points = candles.map(({ close }, day) => ({ day: \`2026-11-0\${day + 1}\`, value: close }))
const intervals = [{ value: 'day', label: 'Day', step: 'day' }] as const

const root = document.getElementById('root')
if (root) createRoot(root).render(
  <>
    <ChartPanel label="Prices" intervals={intervals} interval="day" onInterval={() => {}} candles={candles} />
    <HistoryChart label="Assets" points={points} />
  </>,
)
`

function settings(module: string, moduleResolution: string): string {
  return JSON.stringify({
    compilerOptions: {
      target: 'ES2023',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      jsx: 'react-jsx',
      module,
      moduleResolution,
      types: ['vite/client', 'node'],
      strict: true,
      noEmit: true,
      skipLibCheck: false,
    },
    include: ['src'],
  })
}

/** What the app needs besides the kit, in the versions that we test with. */
const own = [
  'react',
  'react-dom',
  'styled-components',
  'vite',
  '@vitejs/plugin-react',
  'typescript',
  '@types/node',
  '@types/react',
  '@types/react-dom',
]

/** An empty app of React and Vite in a folder of its own. */
export function writeStranger(root: string, folder: string, tarball: string): void {
  const catalog = catalogOf(root)
  const dependencies = {
    '@kabuto/ui-kit': `file:${tarball}`,
    ...Object.fromEntries(own.map((name) => [name, catalog[name]])),
  }
  const files = {
    'package.json': JSON.stringify({ name: 'stranger', private: true, type: 'module', dependencies }),
    'tsconfig.json': settings('ESNext', 'bundler'),
    'tsconfig.node.json': settings('NodeNext', 'nodenext'),
    'vite.config.ts': CONFIG,
    'index.html': PAGE,
    'src/main.tsx': MAIN,
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

/** Puts charts in the place of what the app showed. */
export function writeCharts(folder: string): void {
  writeFileSync(join(folder, 'src/main.tsx'), CHARTS)
}

/** In place of an installation: our own installed packages, lent. The kit itself is really there, as it was packed. */
export function lendPackages(root: string, folder: string): void {
  const { dependencies } = JSON.parse(
    readFileSync(join(folder, 'node_modules/@kabuto/ui-kit/package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> }
  for (const name of [...own, ...Object.keys(dependencies)]) {
    const place = ['packages/ui-kit', 'apps/web', '.']
      .map((owner) => join(root, owner, 'node_modules', name))
      .find((path) => existsSync(path))
    if (!place) throw new Error(`${name} is not installed here`)
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true })
    symlinkSync(realpathSync(place), join(folder, 'node_modules', name))
  }
}

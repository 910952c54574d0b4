import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { budgets } from './budgets.ts'
import type { Check } from './check.ts'
import { cycles } from './cycles.ts'
import { documents } from './documents.ts'
import { forbidden } from './forbidden.ts'
import { format } from './format.ts'
import { honesty } from './honesty.ts'
import { inventory } from './inventory.ts'
import { leakage } from './leaks.ts'
import { licences } from './licences.ts'
import { type Fault, withPlanted } from './planted.ts'
import { tokens } from './tokens.ts'
import { words } from './words.ts'

const long = process.env['KABUTO_LONG'] === '1'

type Wanted = (file: string) => boolean

/** The long run looks at the whole tree with the faults in it; else a slow tool sees no more of it than it needs. */
const said = (check: Check, faults: Record<string, Fault>, isWanted?: Wanted): Promise<string> =>
  withPlanted(faults, async (copy) => (await check.run(copy)).join('\n'), long ? undefined : isWanted)

const isSettings: Wanted = (file) => !file.includes('/src/') && /(?:^|\/)[^/]+\.(?:json|ts|yaml)$|\/\.[^/]+$/.test(file)
/** A tree of its own, for checks that look at what was built or installed. */
async function saidOf(check: Check, files: Record<string, string>): Promise<string> {
  const tree = mkdtempSync(join(tmpdir(), 'kabuto-tree-'))
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(tree, file)), { recursive: true })
      writeFileSync(join(tree, file), text)
    }
    return (await check.run(tree)).join('\n')
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
}

/** Text that gzip cannot make smaller by much. */
function heavy(size: number): string {
  let seed = 1
  return Array.from({ length: size }, () => {
    seed = (seed * 48_271) % 2_147_483_647
    return String.fromCodePoint(33 + (seed % 90))
  }).join('')
}

const retryAs = (word: string) => (text: string) => text.replace(/retry: '[^']*'/, `retry: '${word}'`)
const sharedWords = (language: string): string => `packages/screens/src/shared/messages/${language}.ts`

describe('every check turns red over a planted fault', () => {
  test('honesty: no word of any language presses or promises', async () => {
    const output = await said(honesty, {
      [sharedWords('ja')]: retryAs('残りわずかです。今だけ申し込めます。あと3名だけ。必ず儲かります'),
      [sharedWords('en')]: retryAs('Only 3 left. Hurry up. Guaranteed profit'),
      [sharedWords('zhHant')]: retryAs('僅剩3名，立即搶購，保證獲利'),
    })
    expect(output.split('\n').toSorted()).toEqual([
      'packages/screens/src/shared/messages retry presses or promises in en: “Guaranteed profit”',
      'packages/screens/src/shared/messages retry presses or promises in en: “Hurry”',
      'packages/screens/src/shared/messages retry presses or promises in en: “Only 3 left”',
      'packages/screens/src/shared/messages retry presses or promises in ja: “あと3名だけ”',
      'packages/screens/src/shared/messages retry presses or promises in ja: “今だけ”',
      'packages/screens/src/shared/messages retry presses or promises in ja: “必ず儲”',
      'packages/screens/src/shared/messages retry presses or promises in ja: “残りわずか”',
      'packages/screens/src/shared/messages retry presses or promises in zh-Hant: “保證獲利”',
      'packages/screens/src/shared/messages retry presses or promises in zh-Hant: “僅剩”',
      'packages/screens/src/shared/messages retry presses or promises in zh-Hant: “立即搶購”',
    ])
  })

  test('format: code, JSON and Markdown', async () => {
    const output = await said(
      format,
      {
        'packages/domain/src/shared/planted.ts': 'export const planted = "x";\n',
        'packages/domain/planted.json': '{"a":1,\n\n\n"b":2}\n',
        'docs/planted.md': `${'word '.repeat(40)}\n`,
      },
      isSettings,
    )
    for (const file of ['src/shared/planted.ts', 'domain/planted.json', 'docs/planted.md'])
      expect(output).toContain(file)
  })

  test('forbidden: what lint has no rule for', async () => {
    const output = await said(forbidden, {
      'packages/domain/src/shared/late.ts': 'export const now = new Date()\n',
      'packages/screens/src/shared/html.tsx':
        'export function write(node: Element): void {\n  node.innerHTML = "x"\n}\n',
      'packages/domain/src/shared/left.test.ts': "test.skip('later', () => {})\n",
      'packages/domain/src/shared/picture.test.ts': "test('x', () => expect(1).toMatchSnapshot())\n",
      'e2e/slow.test.ts': 'setTimeout(done, 100)\n',
      'e2e/soon.test.ts': "test('x', { timeout: 1_000 }, () => {})\n",
      'packages/domain/src/shared/utils.ts': 'export const x = 1\n',
      'packages/domain/src/shared/all.ts': "export * from './utils.ts'\n",
      'packages/domain/src/shared/wide.ts': `  // ${'wide '.repeat(24)}\n`,
    })
    for (const why of [
      'reads the clock',
      'makes HTML',
      'leaves a test out',
      'snapshot that nobody reads',
      'sleeps',
      'sets a time limit of its own',
      'says nothing',
      'exports without names',
      'comment of more than 120',
    ]) {
      expect(output).toContain(why)
    }
  })

  test('cycles: by value, by type, by dynamic import, and through the doors of packages', async () => {
    const output = await said(cycles, {
      'packages/domain/src/shared/valueOne.ts': "export { two } from './valueTwo.ts'\n",
      'packages/domain/src/shared/valueTwo.ts': "import './valueOne.ts'\nexport const two = 2\n",
      'packages/domain/src/shared/typeOne.ts': "import type { Two } from './typeTwo.ts'\nexport type One = Two | 1\n",
      'packages/domain/src/shared/typeTwo.ts': "export type Two = import('./typeOne.ts').One | 2\n",
      'apps/web/src/shell/loading.ts': "export const load = () => import('./loaded.ts')\n",
      'apps/web/src/shell/loaded.ts': "export { load } from './loading.ts'\n",
      'apps/web/src/shell/many.ts': "export const all = import.meta.glob(['./man*.ts'])\n",
      'packages/ui-kit/src/action.ts': (text) => `${text}export { k } from '@kabuto/ui-kit'\n`,
    })
    for (const sentence of [
      'shared/valueOne.ts imports packages/domain/src/shared/valueTwo.ts, which imports packages/domain/src/shared/valueOne.ts: an import cycle of 2 files',
      'shared/typeOne.ts imports the types of packages/domain/src/shared/typeTwo.ts, which imports the types of',
      'shell/loaded.ts imports apps/web/src/shell/loading.ts, which loads apps/web/src/shell/loaded.ts',
      'shell/many.ts loads apps/web/src/shell/many.ts: an import cycle of 1 file',
      'ui-kit/src/action.ts imports packages/ui-kit/src/index.ts, which imports the types of packages/ui-kit/src/action.ts',
    ]) {
      expect(output).toContain(sentence)
    }
  })

  test('tokens and icons: drift', async () => {
    const output = await said(tokens, {
      'packages/ui-kit/src/icons/Bell.ts': (text) => text.replace("'M", "'M1"),
      'packages/ui-kit/src/icons/Rocket.ts': "export const RocketIcon = 'M0 0'\n",
      'packages/ui-kit/src/tokens/k.ts': (text) => text.replace('--k-bg-page', '--k-bg-pages'),
    })
    expect(output.split('\n')).toEqual([
      'packages/ui-kit/src/tokens/k.ts is not what tokens.json makes. Run: pnpm tokens',
      'packages/ui-kit/src/icons/Rocket.ts is not what lucide draws. Run: pnpm icons',
      'packages/ui-kit/src/icons/Bell.ts is not what lucide draws. Run: pnpm icons',
    ])
  })

  test('documents: what the domain makes has changed', async () => {
    const output = await said(documents, {
      'packages/domain/src/identity/machines.ts': (text) => text.replace("on: 'approve'", "on: 'accept'"),
      'packages/domain/src/loans/contract.ts': (text) =>
        text.replace("path: 'funds/applyLoan'", "path: 'funds/applyLoans'"),
    })
    expect(output).toContain('docs/machines.md is not what the domain makes. Run: pnpm documents')
    expect(output).toContain('docs/openapi.json is not what the domain makes. Run: pnpm documents')
  })

  test('tokens: contrast', async () => {
    const output = await said(tokens, {
      'packages/ui-kit/src/tokens/tokens.json': (text) =>
        text.replace(/("secondary": \{\s+"\$value": "\{primitive\.color\.sumi\.)600/, '$1400'),
    })
    expect(output).toMatch(/text\.secondary on .* in light, less than 4\.5/)
  })

  test('words: another language, no words, other parameters, a missing file, the tone', async () => {
    const output = await said(words, {
      'packages/screens/src/account/messages/zhHant.ts': (text) => text.replace('這是不使用', 'これは使用しない'),
      'packages/screens/src/account/messages/en.ts': (text) => text.replace('Member {{account}}', '会員 {{accounts}}'),
      'packages/screens/src/account/messages/ja.ts': (text) => text.replace('助言もしません。', '助言もしません！'),
      'packages/domain/src/shared/refusals/en.ts': (text) =>
        text.replace("'You are offline. Try again where there is a connection.'", "''"),
    })
    expect(output).toContain('aboutLead has kana in zh-Hant')
    expect(output).toContain('memberAccount has other parameters in en')
    expect(output).toContain('memberAccount is not English')
    expect(output).toContain('aboutNotBroker breaks the tone')
    expect(output).toContain('offline is empty in en')
    expect(
      await said(words, { 'packages/screens/src/ledger/messages/ja.ts': 'export const ja = {} as const\n' }),
    ).toContain('ledger/messages/en.ts is missing')
  })

  test('inventory: kit folder, export, story; path, row, screen; the three states', async () => {
    const output = await said(inventory, {
      'packages/ui-kit/src/Lonely/Lonely.tsx': 'export function Lonely() {\n  return null\n}\n',
      'packages/ui-kit/src/Stack/Stack.stories.tsx': (text) => text.replace('Matrix', 'Sheet'),
      'packages/domain/src/paths.ts': (text) =>
        text.replace("documents: '/user/pj',", "documents: '/user/pj',\n  extra: '/user/extra',"),
      'packages/screens/src/account/Ledger/LedgerScreen.tsx': 'export function LedgerScreen() {\n  return null\n}\n',
      'packages/screens/src/account/About/AboutScreen.stories.tsx': (text) =>
        text.replace('export const Failed', 'export const Broken'),
    })
    for (const problem of [
      'kit part Lonely is not exported',
      'kit part Lonely has no story',
      'kit part Stack has no story Matrix',
      'paths.ts names extra, but routes.ts has no row for it',
      'LedgerScreen has no stories',
      'LedgerScreen is reached by no route',
      'AboutScreen has no story Failed',
    ]) {
      expect(output).toContain(problem)
    }
  })

  test('leaks: a path of a machine, a registry host, a download address', async () => {
    const output = await said(leakage, {
      'docs/planted.md': ['see ', '/wo', 'rk/main and ', 'https://', 'registry.npmjs.org', '/x'].join(''),
      'docs/lock.yaml': ['  tar', 'ball: x\n'].join(''),
    })
    expect(output).toContain('docs/planted.md:1 names a path of a machine')
    expect(output).toContain('docs/planted.md:1 names a registry host')
    expect(output).toContain('docs/lock.yaml:1 names a download address')
  })

  test('licences: a package that is not free', async () => {
    const output = await saidOf(licences, {
      'node_modules/.pnpm/evil@1.0.0/node_modules/evil/package.json':
        '{"name":"evil","version":"1.0.0","license":"SEE LICENSE IN FILE"}',
      'node_modules/.pnpm/mute@1.0.0/node_modules/mute/package.json': '{"name":"mute","version":"1.0.0"}',
      'node_modules/.pnpm/half@1.0.0/node_modules/half/package.json':
        '{"name":"half","version":"1.0.0","license":"(MIT AND GPL-2.0)"}',
      'node_modules/.pnpm/good@1.0.0/node_modules/@so/good/package.json':
        '{"name":"@so/good","version":"1.0.0","license":"(GPL-2.0 OR MIT)"}',
    })
    expect(output).toBe(
      'evil@1.0.0 is under SEE LICENSE IN FILE\nhalf@1.0.0 is under (MIT AND GPL-2.0)\nmute@1.0.0 is under none stated',
    )
  })

  test('budgets: an entrance, a first and a later page that are too heavy', async () => {
    const noWords = { ja: [], en: [], 'zh-Hant': [] }
    const output = await saidOf(budgets, {
      'apps/web/dist/.vite/pages.json': JSON.stringify({
        entry: ['main.js'],
        pages: {
          home: { route: 'home/HomeRoute.tsx', code: ['client.js', 'menu.js'], words: noWords },
          login: { route: 'session/LoginRoute.tsx', code: ['client.js', 'login.js'], words: noWords },
          funds: {
            route: 'funds/FundsRoute.tsx',
            code: ['client.js', 'menu.js', 'funds.js'],
            words: { ...noWords, ja: ['words.js', ...Array.from({ length: 6 }, () => 'empty.js')] },
          },
        },
      }),
      'apps/web/dist/empty.js': '',
      'apps/web/dist/words.js': heavy(60_000),
      'apps/web/dist/menu.js': heavy(24_000),
      'apps/web/dist/main.js': heavy(169_000),
      'apps/web/dist/client.js': heavy(10_000),
      'apps/web/dist/login.js': heavy(20_000),
      'apps/web/dist/funds.js': heavy(2000),
    })
    expect(output).toMatch(/session\/LoginRoute\.tsx as the first page weighs 15\d\.\d KB gzip, its budget is 151 KB/)
    expect(output).toMatch(/funds\/FundsRoute\.tsx as the first page weighs \d+\.\d KB gzip, its budget is 210 KB/)
    expect(output).toMatch(/funds\/FundsRoute\.tsx as a later page adds 4\d\.\d KB gzip, its budget is 40 KB/)
    expect(output).toMatch(/funds\/FundsRoute\.tsx as the first page takes 13 requests, more than 12/)
    expect(output).not.toMatch(/LoginRoute\.tsx as a later page/)
  })
})

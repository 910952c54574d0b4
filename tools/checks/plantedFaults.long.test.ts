import { describe, expect, test } from 'vitest'
import type { Check } from './check.ts'
import { cycles } from './cycles.ts'
import { dependencies } from './dependencies.ts'
import { documents } from './documents.ts'
import { forbidden } from './forbidden.ts'
import { format } from './format.ts'
import { honesty } from './honesty.ts'
import { inventory } from './inventory.ts'
import { leakage } from './leaks.ts'
import { lint } from './lint.ts'
import { type Fault, withPlanted } from './planted.ts'
import { tokens } from './tokens.ts'
import { types } from './types.ts'
import { words } from './words.ts'

const said = (check: Check, faults: Record<string, Fault>): Promise<string> =>
  withPlanted(faults, async (copy) => (await check.run(copy)).join('\n'))

const retryAs = (word: string) => (text: string) => text.replace(/retry: '[^']*'/, `retry: '${word}'`)
const sharedWords = (language: string): string => `packages/screens/src/shared/messages/${language}.ts`

/** Each copies the tree and reads all of it, so only `pnpm test:long` runs them. */
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
    const output = await said(format, {
      'packages/domain/src/shared/planted.ts': 'export const planted = "x";\n',
      'packages/domain/planted.json': '{"a":1,\n\n\n"b":2}\n',
      'docs/planted.md': `${'word '.repeat(40)}\n`,
    })
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
      'packages/ui-kit/src/base/action.ts': (text) => `${text}export { k } from '@kabuto/ui-kit'\n`,
    })
    for (const sentence of [
      'shared/valueOne.ts imports packages/domain/src/shared/valueTwo.ts, which imports ' +
        'packages/domain/src/shared/valueOne.ts: an import cycle of 2 files',
      'shared/typeOne.ts imports the types of packages/domain/src/shared/typeTwo.ts, which imports the types of',
      'shell/loaded.ts imports apps/web/src/shell/loading.ts, which loads apps/web/src/shell/loaded.ts',
      'shell/many.ts loads apps/web/src/shell/many.ts: an import cycle of 1 file',
      'ui-kit/src/base/action.ts imports packages/ui-kit/src/index.ts, which imports the types of ' +
        'packages/ui-kit/src/base/action.ts',
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

  test('documents: what they are made from has changed', async () => {
    const output = await said(documents, {
      'packages/domain/src/identity/machines.ts': (text) => text.replace("on: 'approve'", "on: 'accept'"),
      'packages/domain/src/loans/contract.ts': (text) =>
        text.replace("path: 'funds/applyLoan'", "path: 'funds/applyLoans'"),
      'docs/decisions/amounts.md': (text) => text.replace('# Amounts', '# All amounts'),
    })
    for (const file of ['docs/machines.md', 'docs/openapi.json', 'docs/decisions/README.md'])
      expect(output).toContain(`${file} is out of date. Run: pnpm documents`)
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
      'packages/domain/src/shared/refusal/refusals/en.ts': (text) =>
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

  test('types: each package sees only what it may', async () => {
    const output = await said(lint, {
      'packages/domain/src/shared/planted.ts':
        "export const planted: number = 'text'\nexport const screen = document.title\n",
      'packages/screens/src/shared/messages/en.ts': (text) => text.replace("'Try again'", "'Try again {{often}}'"),
      'packages/screens/src/shared/messages/zhHant.ts': (text) => text.replace("  retry: '再試一次',\n", ''),
      'packages/screens/src/account/messages/en.ts': (text) => text.replace('About {{title}}', 'About us'),
    })
    expect(output).toContain("Type 'string' is not assignable to type 'number'")
    expect(output).toContain("Cannot find name 'document'")
    expect(output).toMatch(/messages\/en\.ts.*\n.*unknownParameter|unknownParameter/)
    expect(output).toMatch(/missingParameter/)
    expect(output).toMatch(/messages\/zhHant\.ts/)
  })

  test('types: what is shipped knows no Node', async () => {
    const output = await said(types, { 'packages/ui-kit/src/planted.ts': 'export const planted = process.env\n' })
    expect(output).toContain("Cannot find name 'process'")
  })

  test('lint: any, floating promises, the clock, cycles and every boundary', async () => {
    const output = await said(lint, {
      'packages/domain/src/shared/any.ts': 'export function take(value: any): string {\n  return String(value)\n}\n',
      'packages/domain/src/shared/floating.ts': 'export function go(work: () => Promise<void>): void {\n  work()\n}\n',
      'packages/domain/src/shared/clock.ts': 'export const now = Date.now()\nexport const dice = Math.random()\n',
      'packages/domain/src/shared/cycleOne.ts': "import type { Two } from './cycleTwo.ts'\nexport type One = Two | 1\n",
      'packages/domain/src/shared/cycleTwo.ts': "import type { One } from './cycleOne.ts'\nexport type Two = One | 2\n",
      'packages/domain/src/funds/react.ts': "export { useState } from 'react'\n",
      'packages/domain/src/funds/cards.ts': "export { card } from '../cards/card.ts'\n",
      'packages/domain/src/cards/card.ts': 'export const card = 1\n',
      'packages/ui-kit/src/rule.ts': "export { siteConfigCall } from '@kabuto/domain/session'\n",
      'packages/ui-kit/src/words2.ts': "export { t } from 'i18next'\n",
      'packages/ui-kit/src/Button/chart.ts': "export { createChart } from 'lightweight-charts'\n",
      'packages/screens/src/funds/state.ts': "export { atom } from 'jotai'\n",
      'packages/screens/src/funds/router.ts': "export { useNavigate } from 'react-router-dom'\n",
      'packages/screens/src/funds/Deposit/other.ts':
        "export { AboutScreen } from '../../account/About/AboutScreen.tsx'\n",
      'packages/screens/src/funds/paint.ts': "export { styled } from 'styled-components'\n",
      'packages/simulator/src/node.ts': "export { readFileSync } from 'node:fs'\n",
      'packages/simulator/src/engine/upwards.ts': "export type { Figures } from '../market/figures.ts'\n",
      'packages/simulator/src/books/ledger/upwards.ts': "export { summaryOf } from '../worth/summary.ts'\n",
      'packages/simulator/src/features/home/upwards.ts': "export { seed } from '../../content/seed.ts'\n",
      'packages/simulator/src/features/home/beside.ts': "export { search } from '../market/search.ts'\n",
      'apps/web/src/funds/data.ts': "export { AboutScreen } from '@kabuto/screens/account'\n",
      'apps/web/src/funds/FundsRoute.tsx': "export { default as ky } from 'ky'\n",
      'apps/web/src/funds/query.ts': "export { QueryClient } from '@tanstack/query-core'\n",
      'apps/web/src/funds/whole.ts': "export { contract } from '@kabuto/domain/contract'\n",
      'packages/screens/src/funds/deep.ts': "export { readFileSync } from '../../../domain/src/shared/index.ts'\n",
    })
    const expected: [file: string, rule: string][] = [
      ['shared/any.ts', 'no-explicit-any'],
      ['shared/floating.ts', 'no-floating-promises'],
      ['shared/clock.ts', 'The clock is injected'],
      ['shared/clock.ts', 'Randomness is seeded'],
      ['shared/cycleOne.ts', 'no-cycle'],
      ['funds/react.ts', 'This package knows no screen'],
      ['funds/cards.ts', 'funds must not import another feature'],
      ['ui-kit/src/rule.ts', 'The kit knows no domain rule'],
      ['ui-kit/src/words2.ts', 'The kit is given its words'],
      ['Button/chart.ts', 'A chart engine is known to one chart component'],
      ['funds/state.ts', 'State and calls live in apps/web'],
      ['funds/router.ts', 'Only apps/web knows the router'],
      ['Deposit/other.ts', 'funds must not import another feature'],
      ['funds/paint.ts', 'Only the kit is styled'],
      ['simulator/src/node.ts', 'Node comes in through a port'],
      ['engine/upwards.ts', 'engine must not import a layer above it'],
      ['ledger/upwards.ts', 'ledger must not import a layer above it'],
      ['home/upwards.ts', 'features must not import a layer above it'],
      ['home/beside.ts', 'home must not import another feature'],
      ['web/src/funds/data.ts', 'This layer stands above'],
      ['FundsRoute.tsx', 'A route takes its values from data.ts'],
      ['funds/query.ts', 'Reading and sending go through shell/data'],
      ['funds/whole.ts', 'Only the server, OpenAPI and conformance'],
      ['funds/deep.ts', 'Packages meet at their exports'],
    ]
    // oxlint prints a block a fault: the rule or its message first, the place below it.
    const blocks = output.split(/\n(?= {2}[x!] )/)
    for (const [file, rule] of expected) {
      expect(
        blocks.some((block) => block.includes(file) && block.includes(rule)),
        `${rule} in ${file}`,
      ).toBe(true)
    }
  })

  test('knip: an unlisted package, an unused file and export', async () => {
    const output = await said(dependencies, {
      'packages/simulator/src/unlisted.ts': "import ky from 'ky'\nexport const used = ky\n",
      'packages/simulator/src/index.ts': (text) => `${text}export { used } from './unlisted.ts'\n`,
      'packages/domain/src/shared/nobody.ts': 'export const nobody = 1\n',
    })
    expect(output).toMatch(/Unlisted dependencies[\s\S]*ky/)
    expect(output).toMatch(/Unused files[\s\S]*nobody\.ts/)
  })
})

import { describe, expect, test } from 'vitest'
import type { Check } from './check.ts'
import { dependencies } from './dependencies.ts'
import { lint } from './lint.ts'
import { type Fault, withPlanted } from './planted.ts'
import { types } from './types.ts'

const said = (check: Check, faults: Record<string, Fault>): Promise<string> =>
  withPlanted(faults, async (copy) => (await check.run(copy)).join('\n'))

/** Compiler, linter and knip read the whole tree: `pnpm test:long` asks them, `pnpm test` the other checks. */
describe('a slow check turns red over a planted fault', () => {
  test('types: each package sees only what it may', async () => {
    const output = await said(types, {
      'packages/domain/src/shared/planted.ts':
        "export const planted: number = 'text'\nexport const screen = document.title\n",
      'packages/ui-kit/src/planted.ts': 'export const planted = process.env\n',
      'packages/screens/src/shared/messages/en.ts': (text) => text.replace("'Try again'", "'Try again {{often}}'"),
      'packages/screens/src/shared/messages/zhHant.ts': (text) => text.replace("  retry: '再試一次',\n", ''),
      'packages/screens/src/account/messages/en.ts': (text) => text.replace('About {{title}}', 'About us'),
    })
    expect(output).toContain("Type 'string' is not assignable to type 'number'")
    expect(output).toContain("Cannot find name 'document'")
    expect(output).toContain("Cannot find name 'process'")
    expect(output).toMatch(/messages\/en\.ts.*\n.*unknownParameter|unknownParameter/)
    expect(output).toMatch(/missingParameter/)
    expect(output).toMatch(/messages\/zhHant\.ts/)
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

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { budgets } from './budgets.ts'
import type { Check } from './check.ts'
import { licences } from './licences.ts'
import { pageWords } from './pageWords.ts'

/** Needs its words later than the page it is part of. */
const PAGE_TITLE = 'packages/screens/src/shared/PageTitle/usePageTitle.ts'

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

describe('a check of what was built or installed turns red over a planted fault', () => {
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

  test('words of pages: a space that no row loads, by one call or by several', async () => {
    const output = await saidOf(pageWords, {
      'apps/web/src/routes.ts': [
        'export const routes = {',
        '  funds: {',
        "    words: ['shared', 'records'],",
        "    load: () => import('./funds/FundsRoute.tsx'),",
        '  },',
        '  login: {',
        "    words: ['session'],",
        "    load: () => import('./session/LoginRoute.tsx'),",
        '  },',
        '}',
        '',
      ].join('\n'),
      'apps/web/dist/.vite/modules.json': JSON.stringify({
        'funds/FundsRoute.tsx': ['funds.tsx', 'records.tsx', 'Funds/FundsScreen.tsx'],
        'Funds/Ladder.tsx': ['ladder.tsx'],
        'session/LoginRoute.tsx': ['login.tsx', 'records.tsx', PAGE_TITLE],
      }),
      [PAGE_TITLE]: "useTranslation(['shell', 'titles'])",
      'funds.tsx': "const { t } = useTranslation(['funds', 'titles'])\nconst other = useTranslation('records')",
      'records.tsx': "useTranslation('records')",
      'Funds/FundsScreen.tsx': "const Ladder = bodyPart(async () => (await import('./Ladder.tsx')).Ladder)",
      'ladder.tsx': "useTranslation(['records', 'ladder'])",
      'login.tsx': "useTranslation('session'); useTranslation('joining'); later(() => loadWords('joining'))",
    })
    expect(output.split('\n')).toEqual([
      'funds shows words of funds (funds.tsx), which its row in routes.ts does not load',
      'funds shows words of titles (funds.tsx), which its row in routes.ts does not load',
      'funds shows words of ladder (ladder.tsx), which its row in routes.ts does not load',
      'login shows words of records (records.tsx), which its row in routes.ts does not load',
    ])
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
      'apps/web/dist/menu.js': heavy(26_000),
      'apps/web/dist/main.js': heavy(169_000),
      'apps/web/dist/client.js': heavy(10_000),
      'apps/web/dist/login.js': heavy(20_000),
      'apps/web/dist/funds.js': heavy(2000),
    })
    expect(output).toMatch(/session\/LoginRoute\.tsx as the first page weighs 15\d\.\d KB gzip, its budget is 153 KB/)
    expect(output).toMatch(/funds\/FundsRoute\.tsx as the first page weighs \d+\.\d KB gzip, its budget is 214 KB/)
    expect(output).toMatch(/funds\/FundsRoute\.tsx as a later page adds 4\d\.\d KB gzip, its budget is 40 KB/)
    expect(output).toMatch(/funds\/FundsRoute\.tsx as the first page takes 13 requests, more than 12/)
    expect(output).not.toMatch(/LoginRoute\.tsx as a later page/)
  })
})

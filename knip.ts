import type { KnipConfig } from 'knip'

export default {
  workspaces: {
    '.': {
      entry: [
        'tools/*.ts',
        'bench/*.ts',
        'bench/domain/*.ts',
        'bench/simulator/*.ts',
        'bench/web/{visit,taps,lighthouse}.ts',
        'bench/web/pages/*.ts',
        'bench/market/market.ts',
        'tools/bare/{start,test}.mjs',
        'tools/**/*.test.ts',
      ],
      project: [
        'tools/**',
        'bench/*.ts',
        'bench/domain/**',
        'bench/simulator/**',
        'bench/web/**',
        'bench/market/**',
        '*.ts',
      ],
      // Debian's own, asked for by name and only where they are.
      ignoreBinaries: ['fc-list', 'apt-get'],
    },
    '.storybook': {
      // The page that runs mutants is started by tools/mutation.
      entry: ['{main,manager,preview}.{ts,tsx}', 'floor/*', 'stage/mutants.ts', '**/*.stories.tsx'],
      project: ['**/*.{ts,tsx}'],
      // Imported by fonts.css; started by tools/chromatic.ts.
      ignoreDependencies: ['@fontsource/*', 'chromatic'],
    },
    'packages/*': {
      entry: ['src/**/*.stories.tsx', 'src/**/*.test.ts'],
      // The sheet that kit stories are laid out on is no product code.
      // The shapes of lucide are drawn into the kit by tools/icons.
      ignoreDependencies: ['lucide-react'],
      project: [
        'src/**/*.{ts,tsx}!',
        '!src/base/board.tsx!',
        '!src/**/testing.ts!',
        '!src/shared/Refusal/cardShown.ts!',
      ],
    },
    'apps/fixture': {
      entry: ['src/{main,reset,export,seed}.ts!', 'src/conformance/main.ts!', 'src/**/*.test.ts'],
      project: ['src/**/*.ts!'],
    },
    'apps/web': {
      entry: [
        'src/main.tsx!',
        'src/shell/data/quotes.ts!',
        'src/**/*.test.ts',
        'firstPages.tsx',
        'frameScript.ts',
        'worker/serviceWorker.ts',
      ],
      project: ['src/**/*.{ts,tsx}!', '*.{ts,tsx}'],
    },
    'bench/kit': { entry: ['*.ts', 'pages/*.tsx', 'pages/peer/*.tsx'], project: ['**/*.{ts,tsx}', '!peers/**'] },
    e2e: {
      entry: ['**/*.test.ts', 'desk/vitest.config.ts', 'plain{Server,Router}.ts', 'inPage.ts', 'serverHost.ts'],
      project: ['**/*.ts'],
    },
  },
  treatConfigHintsAsErrors: false,
} satisfies KnipConfig

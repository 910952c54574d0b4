import type { KnipConfig } from 'knip'

export default {
  // The catalog pins what is used; knip reads it from the packages.
  ignoreExportsUsedInFile: { type: true },
  workspaces: {
    '.': { entry: ['tools/*.ts!', 'tools/bare/{start,test}.mjs!', 'tools/tokens/write.ts!', 'tools/**/*.test.ts'], project: ['tools/**!', '*.ts'] },
    '.storybook': { entry: ['{main,manager,preview}.{ts,tsx}', 'pages/**/*.stories.tsx', 'flows/**/*.stories.tsx'], project: ['**/*.{ts,tsx}'] },
    'packages/*': { entry: ['src/**/*.stories.tsx', 'src/**/*.test.{ts,tsx}'], project: ['src/**/*.{ts,tsx}!'] },
    'apps/fixture': { entry: ['src/main.ts!', 'src/**/*.test.ts'], project: ['src/**/*.ts!'] },
    'apps/web': { entry: ['src/main.tsx!', 'src/**/*.test.ts'], project: ['src/**/*.{ts,tsx}!'] },
    e2e: { entry: ['**/*.test.ts'], project: ['**/*.ts'] },
  },
} satisfies KnipConfig

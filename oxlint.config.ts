import { defineConfig } from 'oxlint'
import { backofficeFeatures, features } from './tools/features.ts'

type Ban = { group: string[]; importNames?: string[]; message: string }

const react: Ban = {
  group: ['react', 'react-dom', 'react/*', 'react-dom/*', 'styled-components'],
  message: 'This package knows no screen.',
}
const lazyParts: Ban = {
  group: ['react'],
  importNames: ['lazy', 'Suspense'],
  message: 'React shows what was lazy up to 300 ms late: use fetchedPart of the kit.',
}
const node: Ban = { group: ['node:*'], message: 'Node comes in through a port.' }
const state: Ban = {
  group: ['jotai', 'jotai/*', 'jotai-tanstack-query', '@tanstack/*', 'ky'],
  message: 'State and calls live in apps/web.',
}
const queryLibrary: Ban = {
  group: ['jotai-tanstack-query', '@tanstack/*'],
  message: 'Reading and sending go through shell/data.',
}
const router: Ban = {
  group: ['react-router-dom', 'react-router', 'react-router/*'],
  message: 'Only apps/web knows the router; go elsewhere by href.',
}
const i18n: Ban = { group: ['i18next', 'react-i18next'], message: 'The kit is given its words.' }
const styled: Ban = { group: ['styled-components'], message: 'Only the kit is styled.' }
const chartEngines: Ban = {
  group: ['apexcharts', 'apexcharts/*', 'react-apexcharts', 'lightweight-charts'],
  message: 'A chart engine is known to one chart component of the kit.',
}
const wholeContract: Ban = {
  group: ['@kabuto/domain/contract'],
  message: 'Only the server, OpenAPI and conformance see all calls at once.',
}
const domainFeatures: Ban = {
  group: ['@kabuto/domain/*', '!@kabuto/domain/shared'],
  message: 'The kit knows no domain rule, only the formats in @kabuto/domain/shared.',
}
const above = (...packages: string[]): Ban => ({
  group: packages.map((name) => `@kabuto/${name}`).flatMap((name) => [name, `${name}/**`]),
  message: 'This layer stands above.',
})
const otherPackages: Ban = {
  group: ['**/packages/*/src/**', '../../../*/src/**', '../../../../*/src/**'],
  message: 'Packages meet at their exports.',
}

type ImportRules = { 'no-restricted-imports': ['error', { patterns: Ban[] }] }

function imports(...bans: Ban[]): ImportRules {
  return { 'no-restricted-imports': ['error', { patterns: [otherPackages, ...bans] }] }
}

/**
 * A feature never looks into another one. Only relative paths lead there; each package has one such override a feature.
 * `ground` is what others stand on: an order needs the ticks and limits of the market, and its prices.
 */
function closedFeatures(folder: string, names: readonly string[], ground: readonly string[], ...bans: Ban[]) {
  return names.map((feature) => ({
    files: [`${folder}/${feature}/**`],
    rules: imports(...bans, {
      group: names
        .filter((name) => name !== feature && !ground.includes(name))
        .flatMap((name) => [`../${name}/**`, `../../${name}/**`, `../../../${name}/**`]),
      message: `${feature} must not import another feature: what both need belongs into shared.`,
    }),
  }))
}

const tests = ['**/*.test.ts', '**/testing.ts']

/** `layer` may not import what stands above it, from whatever depth. */
function notUpwards(layer: string, names: readonly string[]): Ban {
  return {
    group: names.flatMap((name) => ['../', '../../', '../../../'].flatMap((up) => [up + name, `${up}${name}/**`])),
    message: `${layer} must not import a layer above it: hand the function in, or move the type down.`,
  }
}

/**
 * Folders as layers, the lowest first: each may import those before it and none after it, types included. Tests may
 * start everything, so they are left out.
 */
function layers(folder: string, names: readonly string[], ...bans: Ban[]) {
  return names.slice(0, -1).map((name, index) => ({
    files: [`${folder}/${name}/**`],
    excludeFiles: tests,
    rules: imports(...bans, notUpwards(name, names.slice(index + 1))),
  }))
}

const domain = [
  react,
  node,
  state,
  router,
  i18n,
  chartEngines,
  above('ui-kit', 'screens', 'simulator', 'web', 'fixture', 'storybook'),
]
const simulator = [
  react,
  node,
  state,
  router,
  i18n,
  chartEngines,
  above('ui-kit', 'screens', 'web', 'fixture', 'storybook'),
]
/** docs/architecture.md, "The brokerage". */
const simulatorLayers = [
  'rows',
  'engine',
  'market',
  'products',
  'books',
  'reviews',
  'records',
  'features',
  'scenarios',
  'content',
  'wiring',
  'index.ts',
] as const
const simulatorAbove = (layer: (typeof simulatorLayers)[number]): Ban =>
  notUpwards(layer, simulatorLayers.slice(simulatorLayers.indexOf(layer) + 1))

/** Features of the simulator lie beside each other; `../../market` is the layer of prices, not the feature. */
function simulatorFeatures() {
  return backofficeFeatures.flatMap((feature) => {
    const others: Ban = {
      group: [
        '**/features/**',
        ...backofficeFeatures.filter((name) => name !== feature).map((name) => `../${name}/**`),
      ],
      message: `${feature} must not import another feature: what both need belongs into a layer below.`,
    }
    const folder = `packages/simulator/src/features/${feature}`
    return [
      { files: [`${folder}/**`], rules: imports(...simulator, others, simulatorAbove('features')) },
      { files: [`${folder}/**/*.test.ts`], rules: imports(...simulator, others) },
    ]
  })
}

const kit = [lazyParts, node, state, router, i18n, domainFeatures, above('screens', 'simulator', 'web', 'fixture')]
const screens = [
  lazyParts,
  node,
  state,
  router,
  styled,
  chartEngines,
  wholeContract,
  above('simulator', 'web', 'fixture'),
]
const dataLayer = [lazyParts, node, styled, chartEngines, wholeContract, above('simulator', 'fixture', 'storybook')]
const web = [...dataLayer, queryLibrary]

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'unicorn', 'oxc', 'promise', 'vitest', 'jsx-a11y'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  // The pages of peers have types only where the bench has installed those. The native app's script
  // has none; tools/native runs it.
  ignorePatterns: [
    '**/dist/**',
    'storybook-static/**',
    '.kabuto/**',
    'packages/ui-kit/src/tokens/k.ts',
    'bench/kit/peers/**',
    'native/**',
  ],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    // Narrowing what was parsed needs `as` now and then; `any` is caught by the rules above.
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-namespace': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/switch-exhaustiveness-check': 'error',
    // The compiler knows when a switch over a union returns in every case.
    'typescript/consistent-return': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    // Style sheets and fonts have no names to import.
    'import/no-unassigned-import': 'off',
    'oxc/no-barrel-file': 'off',
    'react/no-danger': 'error',
    'react/exhaustive-deps': 'error',
    // The automatic runtime needs no React in scope.
    'react/react-in-jsx-scope': 'off',
    'no-console': 'error',
    'no-restricted-properties': [
      'error',
      { object: 'Date', property: 'now', message: 'The clock is injected.' },
      { object: 'Math', property: 'random', message: 'Randomness is seeded and comes in through a port.' },
      { object: 'crypto', property: 'randomUUID', message: 'Ids come in through a port.' },
    ],
    'no-restricted-globals': ['error', { name: 'localStorage', message: 'Storage may throw: use the session port.' }],
    'vitest/no-disabled-tests': 'error',
    'vitest/no-focused-tests': 'error',
    'vitest/expect-expect': 'error',
    // House style: several small tests in one file need no describe around them.
    'vitest/require-top-level-describe': 'off',
    'vitest/valid-title': 'error',
  },
  overrides: [
    { files: ['packages/domain/src/**'], rules: imports(...domain) },
    ...closedFeatures('packages/domain/src', backofficeFeatures, ['market'], ...domain),
    // The unions of calls, machines and entities are the places that see every feature.

    { files: ['packages/ui-kit/src/**'], rules: imports(...kit, chartEngines, above('storybook')) },
    {
      files: ['packages/ui-kit/src/ChartPanel/**', 'packages/ui-kit/src/chart/apex.tsx'],
      rules: imports(...kit, above('storybook')),
    },
    { files: ['packages/ui-kit/src/**/*.stories.tsx'], rules: imports(...kit) },

    { files: ['packages/screens/src/**'], rules: imports(...screens, above('storybook')) },
    { files: ['packages/screens/src/**/*.stories.tsx'], rules: imports(...screens) },
    ...closedFeatures('packages/screens/src', features, [], ...screens),

    { files: ['packages/simulator/src/**'], rules: imports(...simulator) },
    ...layers('packages/simulator/src', simulatorLayers, ...simulator),
    ...layers('packages/simulator/src/books', ['ledger', 'positions', 'worth'], ...simulator, simulatorAbove('books')),
    ...simulatorFeatures(),

    { files: ['apps/web/src/**'], rules: imports(...web) },
    ...closedFeatures('apps/web/src', features, [], ...web),
    {
      files: ['apps/web/src/**/data.ts'],
      rules: imports(...web, router, above('screens', 'ui-kit'), {
        group: ['react', 'react-dom'],
        message: 'Data knows no screen.',
      }),
    },
    {
      files: ['apps/web/src/**/*Route.tsx'],
      rules: imports(...web, { group: ['ky'], message: 'A route takes its values from data.ts.' }),
    },
    // The one place that knows the query library.
    { files: ['apps/web/src/shell/data/**'], rules: imports(...dataLayer) },
    // The one place that hands styled-components the nonce of the page.
    {
      files: ['apps/web/src/main.tsx'],
      rules: imports(node, queryLibrary, chartEngines, wholeContract, above('simulator', 'fixture', 'storybook')),
    },

    // i18next and our tables of words extend an interface by its name.
    {
      files: ['packages/screens/src/words.ts', 'packages/screens/src/*/messages/ja.ts'],
      rules: { 'typescript/consistent-type-definitions': 'off' },
    },

    // fast-check is read as fc.property, as its own pages write it.
    { files: ['**/*.test.ts'], rules: { 'import/no-named-as-default-member': 'off' } },

    // The one place of the app that asks the machine for its time, its storage and its randomness.
    // The tests' clock is a fake one.
    { files: ['apps/web/src/shell/data/testing.ts'], rules: { 'no-restricted-properties': 'off' } },
    { files: ['apps/web/src/ports.ts'], rules: { 'no-restricted-properties': 'off', 'no-restricted-globals': 'off' } },

    // What runs on the machine itself may ask it the time and speak on the console.
    {
      files: ['tools/**', 'bench/**', 'apps/fixture/**', 'e2e/**'],
      rules: { 'no-console': 'off', 'no-restricted-properties': 'off' },
    },
    {
      // Each tool that reads these wants their default export.
      files: [
        '**/*.config.ts',
        'knip.ts',
        'tools/verdict.ts',
        '.storybook/main.ts',
        '.storybook/preview.tsx',
        '.storybook/manager.ts',
        '.storybook/floor/*',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
})

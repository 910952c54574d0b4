import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineMain } from '@storybook/react-vite/node'
import { mergeConfig } from 'vite'
import { readPropsOf } from './guide/docgen.ts'
import { partNotes } from './guide/plugin.ts'
import { markParts } from './inspect/mark.ts'
import { idOf, placeOf } from './names/places.ts'
import { stateOf } from './names/states.ts'
import { writeDesignFiles } from '../tools/tokens/design/write.ts'

/** A new layer of stories is one more line here. */
const layers = [
  './pages/**/*.stories.tsx',
  './stage/**/*.stories.tsx',
  './inspect/**/*.stories.tsx',
  '../packages/ui-kit/src/**/*.stories.tsx',
  '../packages/screens/src/**/*.stories.tsx',
  './flows/**/*.stories.tsx',
  './desk/**/*.stories.tsx',
]

/** What `pnpm visual` has compared last. */
const compared = join(import.meta.dirname, '../.kabuto/visual/report')

/** Tokens for design tools, made anew with each start and build; the stories' tests serve none. */
const tokenFiles = join(import.meta.dirname, '../.kabuto/tokens')
const isInTest = process.env['VITEST'] !== undefined
if (!isInTest) writeDesignFiles(join(import.meta.dirname, '..'), tokenFiles)

export default defineMain({
  framework: '@storybook/react-vite',
  // Storybook warns about a pattern that matches nothing; a layer is added at the first start after its first story.
  stories: layers.filter((layer) => globSync(layer, { cwd: import.meta.dirname }).length > 0),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    { from: './brand/favicon.svg', to: '/favicon.svg' },
    ...(isInTest ? [] : [{ from: tokenFiles, to: '/tokens' }]),
    ...(existsSync(compared) ? [{ from: compared, to: '/pictures' }] : []),
  ],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  docs: { defaultName: 'Guide' },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const entries = await indexer.createIndex(file, options)
        // The preview asks for a guide for all; here only components and screens keep it: pages need none.
        const tags = /\/(?:ui-kit|screens)\/src\//.test(file) ? [] : ['!autodocs']
        return entries.map((entry) => ({
          ...entry,
          ...(entry.title === undefined ? {} : { title: placeOf(entry.title), metaId: idOf(entry.title) }),
          ...(entry.name === undefined ? {} : { name: stateOf(entry.name, entry.title) }),
          tags: [...(entry.tags ?? []), ...tags],
        }))
      },
    })),
  viteFinal: (config) =>
    mergeConfig(
      { ...config, plugins: readPropsOf(config.plugins) },
      {
        // Storybook takes the folder above as root; what the stories need is listed in this package.
        root: import.meta.dirname,
        plugins: [
          markParts(readFileSync(join(import.meta.dirname, '../packages/ui-kit/src/index.ts'), 'utf8')),
          partNotes(join(import.meta.dirname, '..')),
        ],
        build: {
          // Storybook's own preview and docs are 2.3 MB and load only in the workshop; the app's sizes have a budget of
          // their own.
          chunkSizeWarningLimit: 4000,
          // `"use client"` in packages means nothing here, and a slow plugin on a busy machine is no fault of a story.
          rolldownOptions: { checks: { moduleLevelDirective: false, pluginTimings: false } },
        },
      },
    ),
  typescript: { reactDocgen: 'react-docgen' },
})

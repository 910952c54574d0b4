import { globSync } from 'node:fs'
import { defineMain } from '@storybook/react-vite/node'

/** A new layer of stories is one more line here. */
const layers = [
  './pages/**/*.stories.tsx',
  './stage/**/*.stories.tsx',
  '../packages/ui-kit/src/**/*.stories.tsx',
  '../packages/screens/src/**/*.stories.tsx',
  './flows/**/*.stories.tsx',
]

export default defineMain({
  framework: '@storybook/react-vite',
  // Storybook warns about a pattern that matches nothing; a layer joins at the first start after its first story.
  stories: layers.filter((layer) => globSync(layer, { cwd: import.meta.dirname }).length > 0),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [{ from: './brand/favicon.svg', to: '/favicon.svg' }],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  docs: { defaultName: 'Guide' },
  viteFinal: (config) => ({
    ...config,
    // Storybook takes the folder above as root; what the stories need is listed in this package.
    root: import.meta.dirname,
    // Storybook's own preview and docs are 2.3 MB and load only in the workshop; the app's sizes have a budget of their own.
    build: { ...config.build, chunkSizeWarningLimit: 3000 },
  }),
  typescript: { reactDocgen: 'react-docgen' },
})

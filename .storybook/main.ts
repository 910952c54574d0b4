import { defineMain } from '@storybook/react-vite/node'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./pages/**/*.stories.tsx', '../packages/ui-kit/src/**/*.stories.tsx', '../packages/screens/src/**/*.stories.tsx', './flows/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook takes the folder above as root; what the stories need is listed in this package.
  viteFinal: (config) => ({ ...config, root: import.meta.dirname }),
  typescript: { reactDocgen: 'react-docgen' },
})

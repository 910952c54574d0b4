import { defineMain } from '@storybook/react-vite/node'

/** Storybook as it comes, with one story: what opening a workshop takes at the least (bench/desk.ts). */
export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['*.story.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
})

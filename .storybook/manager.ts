import { addons } from 'storybook/manager-api'
import { workshopTheme } from './brand/theme.ts'

const dark = matchMedia('(prefers-color-scheme: dark)').matches

/** Pages are read, not tried: they leave the panel below to the components and screens. */
function isPage(id: string | undefined): boolean {
  return /^(start|foundations)-/.test(id ?? '')
}

addons.setConfig({
  theme: workshopTheme(dark ? 'dark' : 'light'),
  layout: { panelPosition: 'right' },
  layoutCustomisations: { showPanel: ({ storyId }, shown) => !isPage(storyId) && shown },
})

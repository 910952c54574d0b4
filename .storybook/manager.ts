import { addons } from 'storybook/manager-api'
import { labelOf } from './brand/labels.ts'
import { workshopTheme } from './brand/theme.ts'

const dark = matchMedia('(prefers-color-scheme: dark)').matches

addons.setConfig({
  theme: workshopTheme(dark ? 'dark' : 'light'),
  sidebar: { renderLabel: labelOf },
})

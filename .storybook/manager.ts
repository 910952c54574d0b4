import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { workshopTheme } from './brand/theme.ts'
import { registerInspect } from './inspect/panel/register.ts'
import { isPage } from './names/places.ts'

const dark = matchMedia('(prefers-color-scheme: dark)').matches

/** Only the shown name: by the English one, ids and links end with `--guide`. */
function labelOf({ type, name }: { type: string; name: string }): string {
  return type === 'docs' && name === 'Guide' ? '使い方' : name
}

addons.setConfig({
  theme: workshopTheme(dark ? 'dark' : 'light'),
  layout: { panelPosition: 'right' },
  sidebar: { renderLabel: labelOf },
  // Pages are read, not tried: they leave the panel to the components and screens, unless one looks at what they show.
  layoutCustomisations: {
    showPanel: ({ storyId, globals }, shown) => (globals?.['inspect'] === 'on' || !isPage(storyId)) && shown,
  },
})

/** The live app is shown in a phone (manager-head.html). */
addons.register('kabuto/phone', ({ on }) => {
  on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    document.documentElement.toggleAttribute('data-phone', storyId.startsWith('flows-app--'))
  })
})

registerInspect()

import { CURRENT_STORY_WAS_SET, STORY_MISSING } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { workshopTheme } from './brand/theme.ts'
import { registerInspect } from './inspect/panel/register.ts'
import { isPage } from './names/places.ts'

const dark = matchMedia('(prefers-color-scheme: dark)').matches

/** Only the shown name: by the English one, ids and links end with `--guide`. */
function labelOf({ type, name, id }: { type: string; name: string; id: string }): string {
  if (type !== 'docs' || name !== 'Guide') return name
  return id.startsWith('screens-') ? 'すべての状態' : '使い方'
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

/** A link to a story that has another name now, or is gone: a way on beside Storybook's own message. */
addons.register('kabuto/missing', (api) => {
  api.on(STORY_MISSING, () =>
    api.addNotification({
      id: 'kabuto/missing',
      content: { headline: 'その物語はもうありません', subHeadline: '画面の地図から選べます。' },
      link: '/story/flows-map--all',
    }),
  )
})

registerInspect()

import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons, types } from 'storybook/manager-api'
import { createElement } from 'react'
import { ShownPanel } from './InspectPanel.tsx'
import { InspectTool } from './InspectTool.tsx'
import { words } from './words.ts'

const PANEL = 'kabuto/inspect'

/** The tool, the panel beside the story, and the key. */
export function registerInspect(): void {
  addons.register(PANEL, (api) => {
    addons.add(`${PANEL}/tool`, { type: types.TOOL, title: words.title, render: () => createElement(InspectTool) })
    addons.add(PANEL, {
      type: types.PANEL,
      title: words.title,
      render: ({ active = false }) => createElement(ShownPanel, { active }),
    })
    void api.setAddonShortcut(PANEL, {
      label: words.title,
      defaultShortcut: ['I'],
      actionName: 'inspect',
      action: () => api.updateGlobals({ inspect: api.getGlobals()['inspect'] === 'on' ? 'off' : 'on' }),
    })
    let wasOn = false
    function onGlobals({ globals }: { globals: Record<string, unknown> }): void {
      const isOn = globals['inspect'] === 'on'
      if (isOn && !wasOn) {
        api.togglePanel(true)
        api.setSelectedPanel(PANEL)
      }
      wasOn = isOn
    }
    api.on(GLOBALS_UPDATED, onGlobals)
    // As a link has them.
    api.on(SET_GLOBALS, onGlobals)
  })
}

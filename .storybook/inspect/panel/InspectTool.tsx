/** @jsxRuntime classic */
import React from 'react'
import { ToggleButton } from 'storybook/internal/components'
import { useGlobals } from 'storybook/manager-api'
import { words } from './words.ts'

/** In the toolbar: whether things of the story are looked at when one points at them. */
export function InspectTool() {
  const [globals, update] = useGlobals()
  const isOn = globals['inspect'] === 'on'
  return (
    <ToggleButton
      padding="small"
      variant="ghost"
      pressed={isOn}
      ariaLabel={words.tool}
      shortcut={['I']}
      onClick={() => update({ inspect: isOn ? 'off' : 'on' })}
    >
      {words.title}
    </ToggleButton>
  )
}

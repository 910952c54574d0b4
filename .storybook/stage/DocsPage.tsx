import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect } from 'react'
import { workshopTheme } from '../brand/theme.ts'
import { applyLook, lookOf } from './look.ts'

const frames = { light: workshopTheme('light'), dark: workshopTheme('dark') }

/** A page of documentation takes the look of the toolbar too, frame and stories alike. */
export function DocsPage({ context, ...rest }: DocsContainerProps) {
  const look = lookOf(context.getStoryContext(context.storyById()).globals as Record<string, unknown>)
  useLayoutEffect(() => {
    applyLook(look, document.documentElement)
  }, [look])
  return <DocsContainer {...rest} context={context} theme={frames[look.theme]} />
}

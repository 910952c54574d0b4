import { DocsContainer, type DocsContainerProps, Stories, Subheading } from '@storybook/addon-docs/blocks'
import { type ReactNode, useLayoutEffect } from 'react'
import { workshopTheme } from '../brand/theme.ts'
import { stateOf } from '../names/states.ts'
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

/** Over each state of a page of documentation: its name as the sidebar has it. */
export function StateHeading({ children }: { children?: ReactNode }) {
  return <Subheading>{typeof children === 'string' ? stateOf(children) : children}</Subheading>
}

export function States() {
  return <Stories title="状態" />
}

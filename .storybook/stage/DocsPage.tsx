import { DocsContainer, type DocsContainerProps, Subheading } from '@storybook/addon-docs/blocks'
import { KitLocale } from '@kabuto/ui-kit/locale'
import { type PropsWithChildren, type ReactNode, useLayoutEffect } from 'react'
import { workshopTheme } from '../brand/theme.ts'
import { stateOf } from '../names/states.ts'
import { applyLook, lookOf } from './look.ts'

const frames = { light: workshopTheme('light'), dark: workshopTheme('dark') }

/** A page of documentation takes the look of the toolbar too, frame and stories alike. */
export function DocsPage({ context, children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const look = lookOf(context.getStoryContext(context.storyById()).globals as Record<string, unknown>)
  useLayoutEffect(() => {
    applyLook(look, document.documentElement)
  }, [look])
  return (
    <DocsContainer {...rest} context={context} theme={frames[look.theme]}>
      <KitLocale value={look.language}>{children}</KitLocale>
    </DocsContainer>
  )
}

/** Over each state of a page of documentation: its name as the sidebar has it. */
export function StateHeading({ children }: { children?: ReactNode }) {
  return <Subheading>{typeof children === 'string' ? stateOf(children) : children}</Subheading>
}

import { type ReactNode, useLayoutEffect } from 'react'
import { styled } from 'styled-components'
import { themes } from './look.ts'
import './sideBySide.css'

const layouts = ['padded', 'centered', 'fullscreen'] as const
export type Layout = (typeof layouts)[number]

export function layoutOf(parameters: Record<string, unknown>): Layout {
  return layouts.find((layout) => layout === parameters['layout']) ?? 'padded'
}

type HalvesProps = { layout: Layout; children: ReactNode }

/** One story in both themes: beside each other where there is room, else one above the other. */
export function Halves({ layout, children }: HalvesProps) {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-side-by-side', true)
    return () => document.documentElement.removeAttribute('data-side-by-side')
  }, [])
  return (
    <Sheet>
      {themes.map((theme) => (
        <Half key={theme} data-theme={theme} data-layout={layout}>
          {children}
        </Half>
      ))}
    </Sheet>
  )
}

const Sheet = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  grid-auto-rows: 1fr;
  #storybook-root & {
    min-height: 100dvh;
  }
`

/* Layout containment keeps a fixed bar of a screen inside its own half. */
const Half = styled.div`
  min-width: 0;
  contain: layout;
  background: var(--k-bg-page);
  color: var(--k-text-primary);
  &[data-layout='padded'] {
    padding: 1rem;
  }
  &[data-layout='centered'] {
    display: grid;
    place-items: center;
    padding: 1rem;
  }
`

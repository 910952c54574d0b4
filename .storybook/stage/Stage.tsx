import { KitLocale } from '@kabuto/ui-kit'
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { applyLook, type Look, themes } from './look.ts'
import { forcedLook } from './forcedLook.ts'

const Half = styled.div`
  min-height: 50vh;
  padding: 1rem;
  background: var(--k-bg-page);
  color: var(--k-text-primary);
`

type StageProps = { look: Look; sideBySide: boolean; children: ReactNode }

/** Puts a story under a look: attributes on the root, and the kit's language. */
export function Stage({ look, sideBySide, children }: StageProps) {
  const shown = useSyncExternalStore(forcedLook.subscribe, forcedLook.current) ?? look
  useLayoutEffect(() => {
    applyLook(shown, document.documentElement)
  }, [shown])
  const story = <KitLocale value={shown.language}>{children}</KitLocale>
  if (!sideBySide) return story
  return themes.map((theme) => (
    <Half key={theme} data-theme={theme}>
      {story}
    </Half>
  ))
}

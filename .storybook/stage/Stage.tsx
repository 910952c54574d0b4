import { FigureMask, Offline } from '@kabuto/ui-kit'
import { KitLocale } from '@kabuto/ui-kit/locale'
import { I18nextProvider } from 'react-i18next'
import { Fragment, type ReactNode, useLayoutEffect, useReducer } from 'react'
import { forcedLook } from './forcedLook.ts'
import { Halves, type Layout } from './Halves.tsx'
import { applyLook, type Look } from './look.ts'
import { screenWords } from './screenWords.ts'

/** A layout effect: `useSyncExternalStore` subscribes later, and would miss the first look of a quick story. */
function useForced(): { shown: Look | undefined; mounts: number } {
  const [, hear] = useReducer((times: number) => times + 1, 0)
  useLayoutEffect(() => forcedLook.subscribe(hear), [])
  return { shown: forcedLook.current(), mounts: forcedLook.mounts() }
}

type StageProps = {
  look: Look
  masked: boolean
  offline: boolean
  sideBySide: boolean
  layout: Layout
  children: ReactNode
}

/**
 * Puts a story under a look: attributes on the root, the kit's language, the mask over one's own figures, and the
 * connection.
 */
export function Stage({ look, masked, offline, sideBySide, layout, children }: StageProps) {
  const { shown = look, mounts } = useForced()
  useLayoutEffect(() => {
    applyLook(shown, document.documentElement)
  }, [shown])
  return (
    <I18nextProvider i18n={screenWords[shown.language]}>
      <KitLocale value={shown.language}>
        <FigureMask value={masked}>
          <Offline value={offline}>
            <Fragment key={mounts}>{sideBySide ? <Halves layout={layout}>{children}</Halves> : children}</Fragment>
          </Offline>
        </FigureMask>
      </KitLocale>
    </I18nextProvider>
  )
}

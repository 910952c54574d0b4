import { KitLocale } from '@kabuto/ui-kit/locale'
import { I18nextProvider } from 'react-i18next'
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import { forcedLook } from './forcedLook.ts'
import { Halves, type Layout } from './Halves.tsx'
import { applyLook, type Look } from './look.ts'
import { screenWords } from './screenWords.ts'

type StageProps = { look: Look; sideBySide: boolean; layout: Layout; children: ReactNode }

/** Puts a story under a look: attributes on the root, and the kit's language. */
export function Stage({ look, sideBySide, layout, children }: StageProps) {
  const shown = useSyncExternalStore(forcedLook.subscribe, forcedLook.current) ?? look
  useLayoutEffect(() => {
    applyLook(shown, document.documentElement)
  }, [shown])
  return (
    <I18nextProvider i18n={screenWords[shown.language]}>
      <KitLocale value={shown.language}>
        {sideBySide ? <Halves layout={layout}>{children}</Halves> : children}
      </KitLocale>
    </I18nextProvider>
  )
}

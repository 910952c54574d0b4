import type { Language } from '@kabuto/domain/shared'
import { NavBar, Page, Stack } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { LanguageChoice } from '../Start/LanguageChoice.tsx'

type IntroPageProps = {
  language: Language
  onLanguage: (language: Language) => void
  backHref: string
  /** Sections and lists. */
  children: ReactNode
}

/** White as the start, with the choice of language. */
export function IntroPage({ language, onLanguage, backHref, children }: IntroPageProps) {
  return (
    <Page
      bleed
      ground="surface"
      nav={
        <NavBar
          flat
          back={{ href: backHref }}
          actions={<LanguageChoice language={language} onLanguage={onLanguage} />}
        />
      }
    >
      <Stack gap="1" fill>
        {children}
      </Stack>
    </Page>
  )
}

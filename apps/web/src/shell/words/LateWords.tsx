import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { I18nContext } from 'react-i18next'
import { appWords } from './words.ts'

type LateWordsProps = { children: ReactNode }

/** Renders all that uses words again, in slices, when words come that a page may have gone without. */
export function LateWords({ children }: LateWordsProps) {
  const [words, setWords] = useState({ i18n: appWords })
  useEffect(() => {
    const renderAgain = (): void => startTransition(() => setWords({ i18n: appWords }))
    appWords.store.on('added', renderAgain)
    return () => appWords.store.off('added', renderAgain)
  }, [])
  return <I18nContext value={words}>{children}</I18nContext>
}

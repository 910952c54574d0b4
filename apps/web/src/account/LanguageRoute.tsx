import { hrefTo } from '@kabuto/domain/paths'
import type { Language } from '@kabuto/domain/shared'
import { LanguageScreen } from '@kabuto/screens/account'
import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { accountAtom } from '../shell/app.ts'
import { useMutation } from '../shell/data/useMutation.ts'
import { languageChoiceAtom } from '../shell/words/languageChoice.ts'
import { updateMember } from './data.ts'

export function LanguageRoute() {
  const [language, choose] = useAtom(languageChoiceAtom)
  const account = useAtomValue(accountAtom)
  const { submission, send } = useMutation(updateMember)
  const [failed, setFailed] = useState<Language>()

  async function change(next: Language): Promise<void> {
    setFailed(undefined)
    try {
      await choose(next)
    } catch {
      // Its messages could not be fetched; the page says so, and the choice stays open.
      return setFailed(next)
    }
    if (account !== undefined) send({ lang: next })
  }

  return (
    <LanguageScreen
      language={language}
      onLanguage={(next) => void change(next)}
      failed={failed}
      submission={submission}
      onSaveAgain={() => send({ lang: language })}
      backHref={hrefTo(account === undefined ? 'start' : 'member')}
    />
  )
}

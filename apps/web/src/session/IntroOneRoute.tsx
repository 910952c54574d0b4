import { hrefTo, paths } from '@kabuto/domain/paths'
import { IntroOneScreen } from '@kabuto/screens/session'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { accountAtom } from '../shell/app.ts'
import { languageChoiceAtom } from '../shell/words/languageChoice.ts'
import { introReadAtom, pageAfterIntro } from './intro.ts'

export function IntroOneRoute() {
  const [language, choose] = useAtom(languageChoiceAtom)
  const isMember = useAtomValue(accountAtom) !== undefined
  const markRead = useSetAtom(introReadAtom)
  const [query] = useSearchParams()
  useEffect(() => markRead(), [markRead])
  const next = pageAfterIntro(query)
  return (
    <IntroOneScreen
      language={language}
      onLanguage={(chosen) => void choose(chosen)}
      backHref={hrefTo('start')}
      skipHref={`#${next ?? (isMember ? paths.home : paths.start)}`}
      nextHref={hrefTo('introTwo', next ? { next } : {})}
    />
  )
}

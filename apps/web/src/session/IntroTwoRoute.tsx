import { hrefTo, paths } from '@kabuto/domain/paths'
import { IntroTwoScreen } from '@kabuto/screens/session'
import { useAtom, useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { accountAtom } from '../shell/app.ts'
import { useDone, useMutation } from '../shell/data/useMutation.ts'
import { languageChoiceAtom } from '../shell/words/languageChoice.ts'
import { lookAround } from './data.ts'
import { pageAfterIntro } from './intro.ts'

export function IntroTwoRoute() {
  const [language, choose] = useAtom(languageChoiceAtom)
  const isMember = useAtomValue(accountAtom) !== undefined
  const request = useMutation(lookAround)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  useDone(
    request,
    useCallback(() => void navigate(paths.home), [navigate]),
  )
  const next = pageAfterIntro(query)
  // Registering is one of the three ways in that this page shows.
  const end = next === paths.register ? undefined : (next ?? (isMember ? paths.home : undefined))
  return (
    <IntroTwoScreen
      language={language}
      onLanguage={(chosen) => void choose(chosen)}
      backHref={hrefTo('introOne', next ? { next } : {})}
      endHref={end && `#${end}`}
      lookAround={request.submission}
      onLookAround={() => request.send({})}
    />
  )
}

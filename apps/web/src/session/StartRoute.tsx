import { valueOf } from '@kabuto/domain/shared'
import { hrefTo, paths } from '@kabuto/domain/paths'
import { StartScreen } from '@kabuto/screens/session'
import { useAtom, useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { accountAtom } from '../shell/app.ts'
import { useDone, useMutation } from '../shell/data/useMutation.ts'
import { languageChoiceAtom } from '../shell/words/languageChoice.ts'
import { siteName } from '../shell/data/site.ts'
import { siteConfigAtom } from '../shell/data/siteConfig.ts'
import { lookAround } from './data.ts'
import { introReadAtom, registerHref } from './intro.ts'

export function StartRoute() {
  const config = valueOf(useAtomValue(siteConfigAtom))
  const account = useAtomValue(accountAtom)
  const [language, choose] = useAtom(languageChoiceAtom)
  const request = useMutation(lookAround)
  const navigate = useNavigate()
  useDone(
    request,
    useCallback(() => void navigate(paths.home), [navigate]),
  )
  return (
    <StartScreen
      siteTitle={config ? siteName(config) : 'Kabuto'}
      language={language}
      onLanguage={(next) => void choose(next)}
      lookAround={request.submission}
      onLookAround={() => request.send({})}
      registerHref={registerHref(useAtomValue(introReadAtom))}
      continueHref={account === undefined ? undefined : hrefTo('home')}
    />
  )
}

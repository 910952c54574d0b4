import { hrefTo, paths } from '@kabuto/screens/paths'
import { StartScreen } from '@kabuto/screens/session'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { credentialsAtom } from '../shell/app.ts'
import { languageChoiceAtom } from '../shell/languageChoice.ts'
import { siteName } from '../shell/site.ts'
import { siteConfigAtom } from '../shell/siteConfig.ts'
import { lookAround } from './data.ts'

export function StartRoute() {
  const config = useAtomValue(siteConfigAtom)
  const session = useAtomValue(credentialsAtom)
  const submission = useAtomValue(lookAround.submissionAtom)
  const send = useSetAtom(lookAround.sendAtom)
  const reset = useSetAtom(lookAround.resetAtom)
  const language = useAtomValue(languageChoiceAtom)
  const choose = useSetAtom(languageChoiceAtom)
  const navigate = useNavigate()
  useEffect(() => {
    if (submission.state !== 'done') return
    reset()
    void navigate(paths.home)
  }, [submission.state, reset, navigate])
  return (
    <StartScreen
      siteTitle={config.state === 'ready' || config.state === 'refreshing' ? siteName(config.value) : 'Kabuto'}
      language={language}
      onLanguage={(next) => void choose(next)}
      lookAround={submission}
      onLookAround={() => void send({})}
      continueHref={session ? hrefTo('home') : undefined}
    />
  )
}

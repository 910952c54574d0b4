import { AboutScreen } from '@kabuto/screens/account'
import { useAtom } from 'jotai'
import { siteConfigAtom } from '../shell/siteConfig.ts'

export function AboutRoute() {
  const [data, readAgain] = useAtom(siteConfigAtom)
  return <AboutScreen data={data} onRetry={readAgain} />
}

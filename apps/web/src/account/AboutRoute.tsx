import { AboutScreen } from '@kabuto/screens/account'
import { useAtom } from 'jotai'
import { licencesAtom } from './licences.ts'
import { siteConfigAtom } from '../shell/data/siteConfig.ts'

export function AboutRoute() {
  const [data, readAgain] = useAtom(siteConfigAtom)
  const [licences, read] = useAtom(licencesAtom)
  return <AboutScreen data={data} onRetry={readAgain} licences={licences} onLicences={() => void read()} />
}

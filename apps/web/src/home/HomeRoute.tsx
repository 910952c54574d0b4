import { HomeScreen } from '@kabuto/screens/home'
import { useAtom } from 'jotai'
import { funds, member } from '../shell/data/shared.ts'
import { useResources } from '../shell/data/useResources.ts'
import { maskedAtom } from './data.ts'

export function HomeRoute() {
  const { data, again } = useResources({ member: member({}), funds: funds({}) })
  const [masked, setMasked] = useAtom(maskedAtom)
  return <HomeScreen data={data} onRetry={() => void again()} masked={masked} onMask={setMasked} />
}

import { HomeScreen } from '@kabuto/screens/home'
import { useSetAtom } from 'jotai'
import { funds, member } from '../shell/data/shared.ts'
import { useResources } from '../shell/data/useResources.ts'
import { maskedAtom } from '../shell/masked.ts'

export function HomeRoute() {
  const { data, again } = useResources({ member: member({}), funds: funds({}) })
  return <HomeScreen data={data} onRetry={() => void again()} onMask={useSetAtom(maskedAtom)} />
}

import { HomeScreen } from '@kabuto/screens/home'
import { useAtom } from 'jotai'
import { BottomMenu } from '../shell/BottomMenu.tsx'
import { useFresh } from '../shell/useFresh.ts'
import { homeAtom, maskedAtom } from './data.ts'

export function HomeRoute() {
  const [data, readAgain] = useAtom(homeAtom)
  const [masked, setMasked] = useAtom(maskedAtom)
  useFresh(data, readAgain)
  return (
    <HomeScreen
      data={data}
      onRetry={readAgain}
      masked={masked}
      onMask={setMasked}
      bottom={<BottomMenu current="home" />}
    />
  )
}

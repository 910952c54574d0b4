import type { ScreenName } from '@kabuto/screens/paths'
import { ComingScreen } from '@kabuto/screens/shared'

export function ComingRoute({ name }: { name: ScreenName }) {
  return <ComingScreen name={name} />
}

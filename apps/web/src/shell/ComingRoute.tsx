import type { ScreenName } from '@kabuto/domain/paths'
import { ComingScreen } from '@kabuto/screens/shared'

export function ComingRoute({ name }: { name: ScreenName }) {
  return <ComingScreen name={name} />
}

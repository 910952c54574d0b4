import type { ScreenName } from '@kabuto/domain/paths'
import { ComingScreen } from '@kabuto/screens/shared'
import { isTab } from './tabs.ts'

export function ComingRoute({ name }: { name: ScreenName }) {
  return <ComingScreen name={name} root={isTab(name)} />
}

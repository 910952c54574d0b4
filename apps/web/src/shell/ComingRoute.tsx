import { type ComingName, ComingScreen } from '@kabuto/screens/shared'
import { PageTop } from '@kabuto/ui-kit'
import { isTab } from './tabs.ts'

export function ComingRoute({ name }: { name: ComingName }) {
  return (
    // It reads nothing.
    <PageTop value={undefined}>
      <ComingScreen name={name} root={isTab(name)} />
    </PageTop>
  )
}

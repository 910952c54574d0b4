import { CrashScreen } from '@kabuto/screens/shared'
import { Component, type ReactNode } from 'react'
import { FrameEnd } from './FrameEnd.tsx'

type Props = { children: ReactNode }
type State = { fault: unknown }

/** After a new release the server no longer has the chunks of the previous one. */
function isGoneChunk(fault: unknown): boolean {
  return (
    fault instanceof TypeError && /dynamically imported module|module script|Importing a module/i.test(fault.message)
  )
}

function reload(): void {
  location.reload()
}

/** An error boundary for each route: an error in one page leaves the others alone. */
export class RouteBoundary extends Component<Props, State> {
  override state: State = { fault: undefined }

  static getDerivedStateFromError(fault: unknown): State {
    return { fault }
  }

  override render(): ReactNode {
    const { fault } = this.state
    if (fault === undefined) return this.props.children
    return (
      <>
        <CrashScreen kind={isGoneChunk(fault) ? 'newRelease' : 'crashed'} onReload={reload} />
        <FrameEnd />
      </>
    )
  }
}

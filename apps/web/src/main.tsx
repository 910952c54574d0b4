import '@kabuto/ui-kit/kit.css'
import { browserPorts } from './ports.ts'
import { startApp } from './startApp.tsx'

startApp({ ...browserPorts, releases: () => import('./release/keepRelease.ts') }).catch((fault: unknown) =>
  reportError(fault),
)

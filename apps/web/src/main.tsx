// First of all: what follows brings React.
import { keepTraces } from './traces.ts'
import '@kabuto/ui-kit/kit.css'
import { browserPorts } from './ports.ts'
import { firstPageShown } from './shell/pages/FrameEnd.tsx'
import { startApp } from './startApp.tsx'

// Without a connection it may be missing: then nothing is kept.
const kept = () => firstPageShown.then(() => import('./kept/kept.ts')).catch(() => undefined)

keepTraces()
startApp({ ...browserPorts, kept }).catch((fault: unknown) => reportError(fault))

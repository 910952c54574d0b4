import { app } from './app.ts'
import type { Fault } from './fault.ts'
import { screens } from './screens.ts'
import { server } from './server.ts'
import { simulator } from './simulator.ts'

export const faults: readonly Fault[] = [...simulator, ...server, ...app, ...screens]

import '@kabuto/ui-kit/kit.css'
import { whenIdle } from '@kabuto/ui-kit'
import { browserPorts, type DeviceBooks, forgetDevice, startApp } from '@kabuto/web/embed'
import { createState } from './booksState.ts'
import type { DeviceBrokerage } from './deviceBrokerage.ts'

const { wall, lasting, ofTab } = browserPorts

function beginAnew(): void {
  history.replaceState(null, '', location.pathname)
  location.reload()
}

const state = createState()

/** Beside the app, which shows its first page meanwhile. */
async function openBrokerage(): Promise<DeviceBrokerage> {
  const { openDeviceBrokerage } = await import('./deviceBrokerage.ts')
  return openDeviceBrokerage({
    state,
    wall,
    whenIdle,
    report: reportError,
    forget() {
      forgetDevice(lasting)
      forgetDevice(ofTab)
    },
    beginAnew,
  })
}

const brokerage = openBrokerage()

const books: DeviceBooks = {
  state: state.get,
  watch: state.watch,
  deleteAll: async (onBlocked) => (await brokerage).deleteAll(onBlocked),
}

/** Whether a request is a call; the files of the app come from where its page came from. */
const isCall = (input: RequestInfo | URL): boolean =>
  (input instanceof Request ? input.url : String(input)).includes('/api/vue/')

startApp({
  ...browserPorts,
  fetch: async (input, init) => (isCall(input) ? (await brokerage).fetch(input, init) : fetch(input, init)),
  // The page asks for nothing before the app is there.
  firstAsked: () => undefined,
  // Nothing is called over a network.
  connection: { isOffline: () => false, watch: () => () => undefined },
  books,
}).catch((fault: unknown) => reportError(fault))

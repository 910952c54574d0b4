import type { ClockTarget } from '@kabuto/domain/account'
import type { Fault } from '@kabuto/domain/backoffice'
import type { Session } from '@kabuto/domain/session'
import { type Instant, newYork, sessionAt, tokyo } from '@kabuto/domain/shared'
import { pageSecrets } from '@kabuto/demo/pageSecrets'
import { createPageServer, type PageServer } from '@kabuto/demo/pageServer'
import { createBrokerage, memoryFiles, memoryStore, type Plan, plantBooks } from '@kabuto/simulator'
import { seed } from '@kabuto/simulator/content'
import { type Credentials, credentialsOf } from '@kabuto/web/embed'
import { ACCOUNT, PASSWORD } from '../steps/planted.ts'

const ADMIN = '0000000099'

export type PlantedFault = Exclude<Fault['fault'], 'latency' | 'failed'> | 'slow'

export type BrokerageInPage = PageServer & {
  /** The session of the member; nothing where the brokerage lets nobody in. */
  session: Credentials | undefined
  setFault: (fault: PlantedFault) => Promise<void>
  /** Turns the simulated clock on, for the member. */
  turnClock: (to: ClockTarget) => Promise<void>
}

type Asked = {
  plan: Plan
  at: Instant
  wall: () => Instant
  report: (fault: unknown) => void
}

const SLOW_MS = 3000

function faultOf(fault: PlantedFault): object {
  return fault === 'slow' ? { call: '*', fault: 'latency', ms: SLOW_MS } : { call: '*', fault }
}

/** A clock that runs skips the hours in which both markets are closed; to be looked at, they are stopped. */
function isSkipped(at: Instant): boolean {
  return [tokyo, newYork].every((calendar) => sessionAt(calendar, at).kind === 'closed')
}

/** Fresh books in memory with one member and the back office, and the brokerage over them. */
export async function openBrokerage({ plan, at, wall, report }: Asked): Promise<BrokerageInPage> {
  const ports = {
    ...pageSecrets,
    store: memoryStore(),
    files: memoryFiles(),
    seed: 'kabuto',
    wall,
    // Whoever reviews taps as fast as they can.
    limits: { changes: Infinity, reads: Infinity, address: Infinity },
  }
  const members = [
    { id: ACCOUNT, scenario: plan },
    { id: ADMIN, scenario: 'fresh' as const, isAdmin: true },
  ]
  await plantBooks(ports, { ...seed, members }, at, isSkipped(at) ? 'fixed' : 'open')
  const brokerage = createBrokerage(ports)

  async function logIn(account: string): Promise<Credentials | undefined> {
    const body = { account, password: PASSWORD, agreed: true }
    const answer = await brokerage.handle({ path: 'user/login', body, language: 'ja', key: ports.newId() })
    return answer.body.status === 1 ? credentialsOf(answer.body.data as Session) : undefined
  }

  async function send(path: string, body: object, token: string | undefined): Promise<void> {
    const { msg, status } = (await brokerage.handle({ path, body, language: 'ja', token, key: ports.newId() })).body
    if (status !== 1) throw new Error(`${path} was refused: ${msg}`)
  }

  const server = createPageServer({ brokerage, report, newReference: () => ports.newId().slice(0, 8) })
  const member = await logIn(ACCOUNT)
  const admin = await logIn(ADMIN)
  return {
    ...server,
    session: member,
    setFault: (fault) => send('admin/fault', faultOf(fault), admin?.token),
    turnClock: (to) => send('user/advanceClock', { to }, member?.token),
  }
}

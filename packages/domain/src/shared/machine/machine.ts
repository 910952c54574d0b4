import { type Refusal, refuse } from '../refusal/refusal.ts'
import type { StateName } from './states.ts'

/** A condition of an edge, with the name under which the diagram shows it. */
export type Guard<Facts> = { name: string; holds: (facts: Facts) => boolean; refusal?: Refusal }

export type Edge<State extends StateName, EventName extends string, Facts> = {
  from: State
  on: EventName
  to: State
  when?: Guard<Facts>
}

/** The life of one kind of record, as data (decisions §5). What has no edge is illegal. */
export type Machine<State extends StateName = StateName, EventName extends string = string, Facts = never> = {
  name: string
  states: readonly State[]
  initial: State
  edges: readonly Edge<State, EventName, Facts>[]
  /** What an illegal event answers; `notPending` where the member thinks that it is still pending. */
  illegal: 'illegalState' | 'notPending'
}

export type MachineEvent<EventName extends string, Facts> = { on: EventName } & Facts
export type Step<State extends StateName> = { to: State } | { refusal: Refusal }

function illegal<State extends StateName, EventName extends string, Facts>(
  { edges, illegal: code }: Machine<State, EventName, Facts>,
  state: State,
  on: EventName,
): Refusal {
  if (code === 'notPending') return refuse('notPending', { state })
  return refuse('illegalState', {
    state,
    allowed: [...new Set(edges.filter((edge) => edge.on === on).map(({ from }) => from))],
  })
}

/** The state after an event, or why there is none. The first edge whose guard holds is taken. */
export function advance<State extends StateName, EventName extends string, Facts>(
  machine: Machine<State, EventName, Facts>,
  state: State,
  event: MachineEvent<EventName, Facts>,
): Step<State> {
  const edges = machine.edges.filter(({ from, on }) => from === state && on === event.on)
  const taken = edges.find(({ when }) => when === undefined || when.holds(event))
  if (taken) return { to: taken.to }
  const [missing] = edges.flatMap(({ when }) => when?.refusal ?? [])
  return { refusal: missing ?? illegal(machine, state, event.on) }
}

/** States without an edge that leads out of them. */
export function finalStates<State extends StateName, EventName extends string, Facts>({
  states,
  edges,
}: Machine<State, EventName, Facts>): State[] {
  return states.filter((state) => edges.every(({ from }) => from !== state))
}

/** Whether an event can do anything at all in this state: what a button asks. */
export function canHappen<State extends StateName, EventName extends string, Facts>(
  machine: Machine<State, EventName, Facts>,
  state: State,
  on: EventName,
): boolean {
  return machine.edges.some((edge) => edge.from === state && edge.on === on)
}

/** A machine is written as one line an edge; `from` may name several states. */
/* @__NO_SIDE_EFFECTS__ */
export function defineMachine<const State extends StateName, const EventName extends string, Facts = unknown>(
  machine: Machine<State, EventName, Facts>,
): Machine<State, EventName, Facts> {
  return machine
}

/** Shared by everything that the back office decides: a rejection needs its reason. */
export type DecisionFacts = { reason?: string | undefined }
export const withReason: Guard<DecisionFacts> = {
  name: 'reason',
  holds: ({ reason }) => reason !== undefined && reason.trim() !== '',
  refusal: refuse('required', { field: 'reason' }, 'reason'),
}

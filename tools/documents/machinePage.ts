import { finalStates, type Machine } from '../../packages/domain/src/shared/machine/machine.ts'

const words = (guard: { name: string } | undefined): string => (guard ? ` [${guard.name}]` : '')

function diagram(machine: Machine): string {
  const ends = finalStates(machine).map((state) => `  ${state} --> [*]`)
  const edges = machine.edges.map(({ from, on, to, when }) => `  ${from} --> ${to}: ${on}${words(when)}`)
  return ['```mermaid', 'stateDiagram-v2', `  [*] --> ${machine.initial}`, ...edges, ...ends, '```'].join('\n')
}

function table({ states, edges, illegal }: Machine): string {
  const rows = states.map((state) => {
    const out = edges.filter(({ from }) => from === state).map(({ on, to, when }) => `${on}${words(when)} → ${to}`)
    return `| ${state} | ${out.join('<br>') || '–'} |`
  })
  return [
    '| state | what may happen |',
    '|---|---|',
    ...rows,
    '',
    `Anything else is refused with \`${illegal}\`.`,
  ].join('\n')
}

/** One page with the state machine of every record. */
export function machinePage(machines: readonly Machine[]): string {
  const parts = machines.map((machine) => `## ${machine.name}\n\n${diagram(machine)}\n\n${table(machine)}\n`)
  const lead =
    'Made from the machines of `packages/domain` by `pnpm documents`; do not edit. What has no edge is ' +
    'illegal: `advance` refuses it.\n'
  return `# Status machines\n\n${lead}\n${parts.join('\n')}`
}

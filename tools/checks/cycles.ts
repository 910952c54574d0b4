import { type ImportGraph, importGraph, type Way } from '../importGraph.ts'
import type { Check } from './check.ts'

const words: Record<Way, string> = { value: 'imports', type: 'imports the types of', dynamic: 'loads' }

/** Each file that can be reached from a file, with the one that it was reached from, the nearest first. */
function reached(graph: ImportGraph, start: string): Map<string, string> {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const file of queue) {
    for (const next of graph.get(file)?.keys() ?? []) {
      if (cameFrom.has(next)) continue
      cameFrom.set(next, file)
      queue.push(next)
    }
  }
  return cameFrom
}

/** The shortest way from a file back to itself. */
function cycleFrom(graph: ImportGraph, start: string): string[] {
  const cameFrom = reached(graph, start)
  const way: string[] = []
  for (let at = cameFrom.get(start); at !== undefined && at !== start; at = cameFrom.get(at)) way.unshift(at)
  return [start, ...way]
}

/** The files that lead to each other, each such component once (a file alone only where it imports itself). */
function components(graph: ImportGraph): string[][] {
  const seen = new Set<string>()
  return [...graph.keys()].toSorted().flatMap((file) => {
    if (seen.has(file)) return []
    const there = reached(graph, file)
    if (!there.has(file)) return []
    const component = [...there.keys()].filter((other) => reached(graph, other).has(file))
    for (const one of component) seen.add(one)
    return [component.toSorted()]
  })
}

const filesIn = (count: number): string => (count === 1 ? '1 file' : `${count} files`)

function sentence(graph: ImportGraph, component: readonly string[]): string {
  const cycle = component
    .map((file) => cycleFrom(graph, file))
    .reduce((shortest, other) => (other.length < shortest.length ? other : shortest))
  const steps = cycle.map((file, at) => {
    const next = cycle[(at + 1) % cycle.length] ?? file
    return `${words[graph.get(file)?.get(next) ?? 'value']} ${next}`
  })
  const around = component.length > cycle.length ? `, among ${component.length} that lead to each other` : ''
  return `${cycle[0]} ${steps.join(', which ')}: an import cycle of ${filesIn(cycle.length)}${around}`
}

function cyclesOf(graph: ImportGraph): string[] {
  return components(graph).map((component) => sentence(graph, component))
}

/**
 * Also by type and by `import()`, which lint does not follow: what leads back to itself is understood only as a whole.
 */
export const cycles: Check = {
  name: 'import cycles by value, by type and by dynamic import',
  run: (root) => Promise.resolve(cyclesOf(importGraph(root))),
}

import { parseSync } from 'vite'

/** A node of the tree that the parser gives; its children are found by looking. */
export type Node = Record<string, unknown> & { type: string; start: number; end: number }

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

export function treeOf(file: string, text: string): Node {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('\n')}`)
  return program as unknown as Node
}

/** A token as it is written: the DTCG format of 2025.10. */
export type Written = {
  $type: string
  $value: unknown
  $description?: string | undefined
  $extensions?: Record<string, unknown>
}

export type Tree = { [name: string]: Tree | Written }

/** Puts a token where its path leads. */
export function put(tree: Tree, path: readonly string[], written: Written): void {
  const [head = '', ...rest] = path
  if (rest.length === 0) tree[head] = written
  else put((tree[head] ??= {}) as Tree, rest, written)
}

const isWritten = (node: Tree | Written): node is Written => '$value' in node

/** Every token of a file with its path, in the order of the file. */
export function entriesOf(tree: Tree, path: string[] = []): [path: string[], written: Written][] {
  return Object.entries(tree).flatMap(([name, node]) =>
    isWritten(node) ? [[[...path, name], node] as [string[], Written]] : entriesOf(node, [...path, name]),
  )
}

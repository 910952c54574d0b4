/**
 * Runs the contenders in turns, so that noise of the machine meets all alike, and gives the median of each in
 * operations a second.
 */
export function sideBySide<Name extends string>(
  contenders: Record<Name, () => number>,
  rounds = 7,
): Record<Name, number> {
  const rates = Object.fromEntries(Object.keys(contenders).map((name) => [name, [] as number[]])) as Record<
    Name,
    number[]
  >
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of Object.keys(contenders) as Name[]) {
      const begun = performance.now()
      const operations = contenders[name]()
      // The first round warms up.
      if (round > 0) rates[name].push(operations / ((performance.now() - begun) / 1000))
    }
  }
  return Object.fromEntries(Object.entries<number[]>(rates).map(([name, all]) => [name, median(all)])) as Record<
    Name,
    number
  >
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Repeatable numbers: what is measured twice is the same work. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

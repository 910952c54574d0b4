/** What a device asks of the pages it shows. */
export type Asked = { forcedColors?: 'active' | 'none'; reducedMotion?: 'reduce' | 'no-preference' }

type Commands = { emulate: (asked: Asked) => Promise<void> }

/** Makes the browser of the tests one of a device that asks for this. */
export async function emulate(asked: Asked): Promise<void> {
  const { commands } = await import('vitest/browser')
  await (commands as unknown as Commands).emulate(asked)
}

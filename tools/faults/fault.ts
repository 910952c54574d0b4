/** Which run of vitest notices it: the config that it is in, or a project of the root's. */
export type Run = 'domain' | 'web' | 'unit' | 'stories' | 'e2e'

/** A realistic fault, and the test that must fail when it is planted. */
export type Fault = {
  /** The rule that is broken, as one would say it. */
  rule: string
  file: string
  /** Occurs exactly once in the file. */
  was: string
  becomes: string
  /** The file of the test, and where one file holds much a part of the test's name. */
  noticedBy: { run: Run; file: string; test?: string }
}

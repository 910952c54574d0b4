import type { Mutant } from './mutants.ts'

export type Planted = { file: string; mutant: Pick<Mutant, 'start' | 'end' | 'text'> }

/** Stories that a page is to run: those of `planted`, or the sound ones; to the first failure, or all of them. */
export type Job = { stories: string; planted?: number; first: string[]; untilFailure: boolean }

/**
 * Which stories failed, whether the first of them fails on the sound screen too (then it proves nothing), and how long
 * each took.
 */
export type Verdict = { failed: string[]; alsoSound: boolean; took: Record<string, number> }

/** Hands jobs to the page that runs stories, one at a time, and its verdicts back. */
class Exchange {
  /** What is planted, by the number that the page asks for, and the files that reach it. */
  readonly planted = new Map<number, Planted & { around: ReadonlySet<string> }>()
  private job: Job | undefined
  private answer: ((verdict: Verdict) => void) | undefined
  private deliver: ((job: Job | undefined) => void) | undefined

  ask(job: Job): Promise<Verdict> {
    return new Promise((resolve) => {
      this.answer = resolve
      this.job = job
      this.hand()
    })
  }

  /** Called by the page: with its verdict, for the next job; nothing when there is none any more. */
  next(verdict: Verdict | undefined): Promise<Job | undefined> {
    return new Promise((resolve) => {
      this.deliver = resolve
      if (verdict) this.answer?.(verdict)
      this.hand()
    })
  }

  /** Ends the page's run. */
  end(): void {
    this.deliver?.(undefined)
    this.deliver = undefined
    this.job = undefined
  }

  private hand(): void {
    if (!this.job || !this.deliver) return
    this.deliver(this.job)
    this.deliver = undefined
    this.job = undefined
  }
}

/** One for the process: Vite loads the config, and so this module, a second time. */
const KEY = Symbol.for('kabuto.mutation.exchange')

export const exchange: Exchange = (() => {
  const held = globalThis as { [KEY]?: Exchange }
  held[KEY] ??= new Exchange()
  return held[KEY]
})()

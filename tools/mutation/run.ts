import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { createVitest, type Vitest } from 'vitest/node'
import { exchange, type Job, type Verdict } from './exchange.ts'
import type { Mutant } from './mutants.ts'
import { storyVariables } from './plugin.ts'
import type { Source } from './screens.ts'

/** What ends a mutant that hangs: far more than all stories of a screen take, far less than waiting for ever. */
const LIMIT_MS = 120_000
/** So many mutants in one page: each leaves its modules and styles behind. */
const PAGE_MUTANTS = 50

export type Fate = 'killed' | 'survived' | 'hung'

type Reached = Pick<Source, 'file' | 'around'>

const PAGE = '.storybook/stage/mutants.ts'

/** Browsers that this process has started. */
function endOwnBrowsers(): void {
  const { stdout } = spawnSync('pgrep', ['-P', String(process.pid), 'chrom'], { encoding: 'utf8' })
  for (const pid of stdout.split('\n').filter(Boolean)) process.kill(Number(pid), 'SIGKILL')
}

/** A browser that is kept open and runs the stories of one screen again and again. */
export class StoryRunner {
  private vitest: Vitest | undefined
  private page: Promise<unknown> | undefined
  private mutants = 0
  /** How often each story noticed a fault, and how long it takes: what is likely to notice soon comes first. */
  private readonly noticed = new Map<string, number>()
  private took: Verdict['took'] = {}
  private readonly root: string
  private readonly stories: string
  private readonly limitMs: number

  constructor(root: string, stories: string, { limitMs = LIMIT_MS } = {}) {
    this.root = root
    this.stories = stories
    this.limitMs = limitMs
  }

  private async open(): Promise<Vitest> {
    if (this.vitest) return this.vitest
    // VITEST is set as the command line does; without it Storybook's plugin finds no stories.
    Object.assign(process.env, storyVariables, { VITEST: 'true' })
    const vitest = await createVitest('test', {
      root: this.root,
      project: ['stories*'],
      watch: false,
      reporters: [{}],
    })
    await vitest.standalone()
    this.vitest = vitest
    return vitest
  }

  private async openPage(): Promise<void> {
    const vitest = await this.open()
    const [project] = vitest.projects
    if (this.page || !project) return
    this.mutants = 0
    const run = vitest.runTestSpecifications([project.createSpecification(join(this.root, PAGE))])
    this.page = run
  }

  private async closePage(): Promise<void> {
    const { page } = this
    this.page = undefined
    exchange.end()
    await page
  }

  /** What the stories say; nothing where they never end. */
  private async verdictOf(job: Omit<Job, 'stories'>): Promise<Verdict | undefined> {
    await this.openPage()
    let timer: NodeJS.Timeout | undefined
    const limit = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), this.limitMs)
    })
    const verdict = await Promise.race([exchange.ask({ ...job, stories: join(this.root, this.stories) }), limit])
    clearTimeout(timer)
    // A page that hangs answers no more and blocks the closing of its browser: the next one gets a browser of its own.
    if (verdict === undefined) {
      endOwnBrowsers()
      await this.close()
    }
    return verdict
  }

  /** Stories that fail without any fault. More than one run, because one that fails now and then proves nothing. */
  async unstable(runs: number): Promise<string[]> {
    const failed: string[] = []
    for (let run = 0; run < runs; run += 1) {
      const verdict = await this.verdictOf({ first: [], untilFailure: false })
      failed.push(...(verdict?.failed ?? ['(all: they never ended)']))
      this.took = verdict?.took ?? {}
    }
    return [...new Set(failed)]
  }

  async fateOf({ file, around }: Reached, mutant: Mutant): Promise<{ fate: Fate; by: string }> {
    const planted = exchange.planted.size + 1
    const placeOf = (one: string): string => join(this.root, one)
    exchange.planted.set(planted, { file: placeOf(file), mutant, around: new Set(around.map(placeOf)) })
    if (this.mutants >= PAGE_MUTANTS) await this.closePage()
    this.mutants += 1
    const job = { planted, first: this.likely(), untilFailure: true }
    let verdict = await this.verdictOf(job)
    // The page may be at fault, so a new one decides; what fails there without the fault as well has noticed nothing.
    if (verdict?.alsoSound) {
      await this.closePage()
      verdict = await this.verdictOf(job)
    }
    if (verdict === undefined) return { fate: 'hung', by: '' }
    const [by] = verdict.failed
    if (by === undefined || verdict.alsoSound) return { fate: 'survived', by: '' }
    this.noticed.set(by, (this.noticed.get(by) ?? 0) + 1)
    return { fate: 'killed', by }
  }

  private likely(): string[] {
    const rate = ([name, took]: [string, number]): number => ((this.noticed.get(name) ?? 0) + 1) / took
    const stories = Object.entries(this.took).toSorted((one, other) => rate(other) - rate(one))
    return stories.map(([name]) => name)
  }

  async close(): Promise<void> {
    const { vitest } = this
    this.vitest = undefined
    this.page = undefined
    exchange.end()
    await vitest?.close()
  }
}

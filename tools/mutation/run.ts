import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node'
import type { Mutant } from './mutants.ts'
import { plant, storyVariables } from './plugin.ts'

/** What ends a mutant that hangs: far more than all stories of a screen take, far less than waiting for ever. */
const LIMIT_MS = 120_000

export type Fate = 'killed' | 'survived' | 'hung'

function failedIn(modules: readonly TestModule[]): string[] {
  return modules.flatMap((module) => {
    const failed = [...module.children.allTests('failed')].map(({ name }) => name)
    return failed.length === 0 && !module.ok() ? ['(the file)'] : failed
  })
}

/** Browsers that this process has started. */
function endOwnBrowsers(): void {
  const { stdout } = spawnSync('pgrep', ['-P', String(process.pid), 'chrom'], { encoding: 'utf8' })
  for (const pid of stdout.split('\n').filter(Boolean)) process.kill(Number(pid), 'SIGKILL')
}

/** A browser that stays open and runs the stories of one screen again and again. */
export class StoryRunner {
  private vitest: Vitest | undefined
  private specifications: TestSpecification[] = []
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
      bail: 1,
      reporters: [{}],
      testTimeout: this.limitMs,
    })
    await vitest.standalone()
    this.specifications = await vitest.globTestSpecifications([this.stories])
    if (this.specifications.length !== 1) throw new Error(`${this.stories} is no file of stories`)
    this.vitest = vitest
    return vitest
  }

  /** The stories that fail; nothing where all hold, and nothing at all where they never end. */
  private async failing(): Promise<string[] | undefined> {
    const vitest = await this.open()
    let timer: NodeJS.Timeout | undefined
    const limit = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), this.limitMs)
    })
    vitest.state.clearErrors()
    const ran = vitest.runTestSpecifications(this.specifications).then(({ testModules, unhandledErrors }) => {
      return [...failedIn(testModules), ...unhandledErrors.map(String)]
    })
    const failed = await Promise.race([ran, limit])
    clearTimeout(timer)
    // A page that hangs answers nobody any more, nor lets its browser close: the next one gets a browser of its own.
    if (failed === undefined) {
      endOwnBrowsers()
      await this.close()
    }
    return failed
  }

  /** Stories that fail without any fault. More than one run, because one that fails now and then proves nothing. */
  async unstable(runs: number): Promise<string[]> {
    plant(undefined)
    const failed: string[] = []
    for (let run = 0; run < runs; run += 1) failed.push(...((await this.failing()) ?? ['(all: they never ended)']))
    return [...new Set(failed)]
  }

  async fateOf(file: string, mutant: Mutant): Promise<{ fate: Fate; by: string }> {
    const place = join(this.root, file)
    plant({ file: place, mutant })
    this.vitest?.invalidateFile(place)
    try {
      const failed = await this.failing()
      if (failed === undefined) return { fate: 'hung', by: '' }
      return failed.length > 0 ? { fate: 'killed', by: failed[0] ?? '' } : { fate: 'survived', by: '' }
    } finally {
      plant(undefined)
      this.vitest?.invalidateFile(place)
    }
  }

  async close(): Promise<void> {
    const vitest = this.vitest
    this.vitest = undefined
    await vitest?.close()
  }
}

import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { Job, Verdict } from '../../tools/mutation/exchange.ts'
import { forgetProven } from './sweeps/wrongButtons.ts'

type Story = { run: () => Promise<void> }
type Commands = {
  nextJob: (verdict?: Verdict) => Promise<Job | undefined>
  resetMousePosition: () => Promise<void>
}

/** What `vitest.config.ts` and Storybook's plugin offer to a page. */
const { nextJob, resetMousePosition } = commands as unknown as Commands

/** A story's name where it fails, and the name used for the whole file. */
const WHOLE_FILE = '(the file)'

const thrown: unknown[] = []
addEventListener('error', ({ error }) => {
  // One without an error only says that boxes were measured once more than a frame can show.
  if (error !== null && error !== undefined) thrown.push(error)
})
addEventListener('unhandledrejection', ({ reason }) => thrown.push(reason))

async function storiesIn({ stories, planted }: Pick<Job, 'stories' | 'planted'>): Promise<Map<string, Story>> {
  const address = `/@fs${stories}${planted === undefined ? '' : `?mutant=${planted}`}`
  const exported = (await import(/* @vite-ignore */ address)) as Record<string, Story>
  return new Map(Object.entries(exported))
}

async function holds(story: Story): Promise<boolean> {
  await resetMousePosition()
  thrown.length = 0
  try {
    await story.run()
  } catch {
    return false
  }
  return thrown.length === 0
}

async function failedOf(job: Job, took: Verdict['took']): Promise<string[]> {
  const failed: string[] = []
  forgetProven()
  const stories = await storiesIn(job)
  for (const name of new Set([...job.first, ...stories.keys()])) {
    const story = stories.get(name)
    if (!story) continue
    const start = performance.now()
    if (!(await holds(story))) failed.push(name)
    took[name] = performance.now() - start
    if (job.untilFailure && failed.length > 0) break
  }
  return failed
}

async function verdictOf(job: Job): Promise<Verdict> {
  const took: Verdict['took'] = {}
  const failed = await failedOf(job, took).catch(() => [WHOLE_FILE])
  const [first] = failed
  const sound = job.planted === undefined || first === undefined ? undefined : await storiesIn({ stories: job.stories })
  const story = sound?.get(first ?? '')
  forgetProven()
  return { failed, took, alsoSound: story !== undefined && !(await holds(story)) }
}

/**
 * Runs the stories of one screen with one fault after another in the same page; `tools/mutation` opens it and says
 * which.
 */
test('stories with planted faults', { timeout: 0 }, async () => {
  await page.viewport(320, 640)
  let job = await nextJob()
  while (job !== undefined) job = await nextJob(await verdictOf(job))
  expect(job).toBeUndefined()
})

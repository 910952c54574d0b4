import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, SerializedError, TestCase, TestModule, TestRunEndReason } from 'vitest/node'

/** What a run of vitest found, before it closes its browser, its servers and its workers. */
export type Verdict = {
  passed: number
  failed: number
  leftOut: number
  /** Files that failed without a test: those that do not load. */
  died: number
  errors: string[]
  /** Each failed test by file, name and cause, so that the run can list them once more at its very end. */
  failures: string[]
  reason: TestRunEndReason
}

/** Why a test failed, to be read without scrolling back to it. */
function reasonsOf(each: TestCase): string[] {
  return (each.result().errors ?? []).map(({ message, diff }) => [message, diff].filter(Boolean).join('\n'))
}

/** Writes the verdict to the file that KABUTO_VERDICT names. */
export default class VerdictReporter implements Reporter {
  private readonly file = process.env['KABUTO_VERDICT'] ?? '.kabuto/verdict.json'

  onInit(): void {
    mkdirSync(dirname(this.file), { recursive: true })
    rmSync(this.file, { force: true })
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[], reason: TestRunEndReason): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string): number => tests.filter((each) => each.result().state === state).length
    const died = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0)
    const passed = count('passed')
    const failed = count('failed')
    const verdict: Verdict = {
      passed,
      failed,
      leftOut: tests.length - passed - failed,
      died: died.length,
      failures: [
        ...tests
          .filter((each) => each.result().state !== 'passed')
          .map((each) => [`${each.module.relativeModuleId} > ${each.fullName}`, ...reasonsOf(each)].join('\n    ')),
        ...died.map((module) => module.relativeModuleId),
      ],
      errors: unhandled.map(({ stack, message }) => stack ?? message),
      reason,
    }
    writeFileSync(this.file, JSON.stringify(verdict))
  }
}

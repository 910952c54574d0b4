import { readAnswer } from '@kabuto/domain/shared'
import { hashKey } from '@tanstack/query-core'
import type { Kept, LastAnswer } from '../../ports.ts'
import { memoryOver } from '../device/memory.ts'
import { readCredentials } from '../session/session.ts'
import { parsedJson } from './json.ts'

/** An answer as it is written. */
export type WrittenAnswer = { key: string; at: number; json: string }

/** Where answers lie, those of each account apart. */
export type AnswerStore = {
  read: (account: string, key: string) => Promise<WrittenAnswer | undefined>
  write: (account: string, answers: readonly WrittenAnswer[]) => Promise<void>
  clear: () => Promise<void>
}

type Parts = { open: () => Promise<AnswerStore>; storage: () => Storage }

/** A page of many reads writes once. */
const WRITE_MS = 2_000

/** In characters. What is longer, a ranking of thousands say, costs more to write than to read again. */
const LONGEST = 200_000

/** The last answers to a member's reads. They are kept only as long as the member is logged in. */
export function keptAnswers({ open, storage }: Parts): Pick<Kept, 'note' | 'read' | 'forgetAnswers'> {
  const memory = memoryOver(storage)
  let opened: Promise<AnswerStore> | undefined
  /** Not written yet, by account. */
  const noted = new Map<string, Map<string, LastAnswer>>()

  /** Nothing where the device forbids it, or is full: then the app goes on without. */
  async function tried<Value>(use: (store: AnswerStore) => Promise<Value>): Promise<Value | undefined> {
    try {
      opened ??= open()
      return await use(await opened)
    } catch {
      opened = undefined
      return undefined
    }
  }

  async function write(account: string): Promise<void> {
    const answers = [...(noted.get(account) ?? [])]
    noted.delete(account)
    await tried(async (store) => {
      // Logged out meanwhile, here or in another tab.
      if (readCredentials(memory)?.account !== account) return
      const written = answers.map(([key, { value, at }]) => ({ key, at, json: JSON.stringify(value) }))
      await store.write(
        account,
        written.filter(({ json }) => json.length <= LONGEST),
      )
    })
  }

  return {
    note(account, asked, last) {
      if (account === undefined) return
      let answers = noted.get(account)
      if (!answers) {
        answers = new Map()
        noted.set(account, answers)
        setTimeout(() => void write(account), WRITE_MS)
      }
      answers.set(hashKey(asked), last)
    },
    async read(account, asked, { output }) {
      if (account === undefined) return undefined
      const found = await tried((store) => store.read(account, hashKey(asked)))
      const read = found && readAnswer(output, parsedJson(found.json))
      return read && 'value' in read ? { value: read.value, at: found.at } : undefined
    },
    async forgetAnswers() {
      noted.clear()
      await tried((store) => store.clear())
    },
  }
}

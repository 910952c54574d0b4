import { type DBSchema, openDB } from 'idb'
import type { AnswerStore } from './keptAnswers.ts'

type Row = { account: string; key: string; at: number; json: string }

type Schema = DBSchema & {
  answers: { key: [string, string]; value: Row; indexes: { at: [string, number] } }
}

const NAME = 'kabuto-answers'

/** As many pages as somebody looks at in a day; the oldest of more are dropped. */
const MOST = 200

/** Answers in the browser's database. */
export async function openAnswers(): Promise<AnswerStore> {
  const database = await openDB<Schema>(NAME, 1, {
    upgrade(created) {
      created.createObjectStore('answers', { keyPath: ['account', 'key'] }).createIndex('at', ['account', 'at'])
    },
    // Another tab has a newer form of it: that one goes first.
    blocking: (_old, _next, event) => (event.target as IDBDatabase).close(),
  })
  return {
    async read(account, key) {
      return database.get('answers', [account, key])
    },
    async write(account, answers) {
      const writing = database.transaction('answers', 'readwrite')
      await Promise.all(answers.map((answer) => writing.store.put({ account, ...answer })))
      const oldest = await writing.store.index('at').getAllKeys(IDBKeyRange.bound([account], [account, Infinity]))
      await Promise.all(oldest.slice(0, -MOST).map((key) => writing.store.delete(key)))
      await writing.done
    },
    clear: () => database.clear('answers'),
  }
}

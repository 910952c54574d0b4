import { refuse } from '@kabuto/domain/shared'
import { createBrokerage, type Files, plantLater, type Ports, type Store } from '@kabuto/simulator'
import { seed } from '@kabuto/simulator/content'
import type { DeviceBooks } from '@kabuto/web/embed'
import { type Books, openBooks } from './books.ts'
import type { State } from './booksState.ts'
import { deleteDatabase } from './database.ts'
import { pageSecrets } from './pageSecrets.ts'
import { createPageServer, type PageServer } from './pageServer.ts'

type Asked = {
  state: State
  wall: Ports['wall']
  /** Resolves when the page has nothing else to do. */
  whenIdle: () => Promise<void>
  report: (fault: unknown) => void
  /** What is kept here besides the books. */
  forget: () => void
  /** The page begins anew: the books that it has read are gone. */
  beginAnew: () => void
}

export type DeviceBrokerage = Pick<DeviceBooks, 'deleteAll'> & { fetch: typeof fetch; close: () => Promise<void> }

/** Calls that look for a member by number, or at all of them: they wait until all of the seed are planted. */
const ABOUT_ALL = /\/api\/vue\/(?:user\/(?:login|register)|admin\/)/

const isFull = (fault: unknown): boolean => fault instanceof DOMException && fault.name === 'QuotaExceededError'

/** The brokerage with its books on this device, begun at once; its calls wait until the books are open. */
export function openDeviceBrokerage(asked: Asked): DeviceBrokerage {
  const { state, wall, whenIdle, report, forget, beginAnew } = asked
  const wanted = Promise.withResolvers<void>()
  const load = { isWanted: false, answering: 0 }
  const base = { ...pageSecrets, seed: 'kabuto', wall }
  let isLeaving = false

  /** Once the books are closed every call fails; the page that made them goes. */
  function reportUnlessLeaving(fault: unknown): void {
    if (!isLeaving) report(fault)
  }

  /** Notes that the device is full, and that it no longer is. */
  async function noted<Value>(write: Promise<Value>): Promise<Value> {
    try {
      const value = await write
      if (state.get() === 'full') state.set('kept')
      return value
    } catch (fault) {
      if (isFull(fault)) state.set('full')
      throw fault
    }
  }
  const notedStore = (store: Store): Store => ({ ...store, commit: (changes) => noted(store.commit(changes)) })
  const notedFiles = (files: Files): Files => ({ ...files, put: (id, bytes) => noted(files.put(id, bytes)) })

  async function plantMembers(ports: Ports): Promise<void> {
    for (const member of seed.members) {
      // The page can be used meanwhile; it is hurried when somebody waits for it.
      do await Promise.race([whenIdle(), wanted.promise])
      while (load.answering > 0 && !load.isWanted)
      await plantLater(ports, member)
    }
  }

  type Opened = { server: PageServer; books: Books; members: Promise<void> }

  async function open(): Promise<Opened> {
    const watch = {
      onBlocked: () => state.set('blocked'),
      onGone(isDeleted: boolean) {
        if (isLeaving) return
        isLeaving = true
        if (isDeleted) forget()
        beginAnew()
      },
    }
    const books = await openBooks(watch, base, seed)
    state.set(books.place === 'memory' ? 'memory' : books.isReplaced ? 'replaced' : 'kept')
    const ports = { ...base, store: notedStore(books.store), files: notedFiles(books.files) }
    const server = createPageServer({
      brokerage: createBrokerage(ports),
      refusalOf: (fault) => (isFull(fault) ? refuse('updateFailed', {}) : undefined),
      report: reportUnlessLeaving,
      newReference: () => base.newId().slice(0, 8),
    })
    // Whoever is missing then cannot log in; everything else goes on.
    const members = plantMembers(ports).catch(reportUnlessLeaving)
    return { server, books, members }
  }

  const opened = open()
  opened.catch(report)

  async function close(): Promise<void> {
    const { server, books } = await opened
    server.close()
    books.close()
  }

  return {
    async fetch(input, init) {
      const request = new Request(input, init)
      const { server, members } = await opened
      if (ABOUT_ALL.test(request.url)) {
        load.isWanted = true
        wanted.resolve()
        await members
      }
      load.answering += 1
      try {
        return await server.fetch(request)
      } finally {
        load.answering -= 1
      }
    },
    async deleteAll(onBlocked) {
      isLeaving = true
      await close()
      // Before as well, so that tabs that begin anew meanwhile find nothing.
      forget()
      if ((await opened).books.place === 'device') await deleteDatabase(onBlocked)
      forget()
      beginAnew()
    },
    close,
  }
}

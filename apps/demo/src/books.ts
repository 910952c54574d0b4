import { audit, type Files, memoryFiles, memoryStore, plantBooks, type Ports, type Store } from '@kabuto/simulator'
import type { seed } from '@kabuto/simulator/content'
import { type Database, openDatabase, type Watch } from './database.ts'
import { allRows, deviceFiles, deviceStore } from './deviceStore.ts'

export type Books = {
  store: Store
  files: Files
  /** In memory where the device can or may not keep them. */
  place: 'device' | 'memory'
  /** What was there could not be read; it was put aside. */
  isReplaced: boolean
  close: () => void
}

/** Every row as it was written, and the whole adds up: read through at each start, as the server does. */
async function isSound(database: Database): Promise<boolean> {
  const read = memoryStore()
  try {
    await read.commit(await allRows(database))
    return (await audit(read)).length === 0
  } catch {
    // Damaged: what it is that cannot be read is of no use to anybody here.
    return false
  }
}

type Planting = Omit<Ports, 'store' | 'files'>

async function plantUnlessThere(
  { store, files }: Pick<Books, 'store' | 'files'>,
  ports: Planting,
  content: typeof seed,
): Promise<void> {
  if (await isPlanted(store)) return
  try {
    // Members come later: each takes longer than all the rest.
    await plantBooks({ ...ports, store, files }, { ...content, members: [] })
  } catch (fault) {
    // Another tab was faster.
    if (!(await isPlanted(store))) throw fault
  }
}

const isPlanted = async (store: Store): Promise<boolean> => (await store.get('clock', 'market')) !== undefined

async function onDevice(watch: Watch, ports: Planting, content: typeof seed): Promise<Books> {
  const { database, isReplaced } = await openDatabase(watch, isSound)
  const books = { store: deviceStore(database), files: deviceFiles(database) }
  try {
    await plantUnlessThere(books, ports, content)
  } catch (fault) {
    database.close()
    throw fault
  }
  return { ...books, place: 'device', isReplaced, close: () => database.close() }
}

async function inMemory(ports: Planting, content: typeof seed): Promise<Books> {
  const books = { store: memoryStore(), files: memoryFiles() }
  await plantUnlessThere(books, ports, content)
  return { ...books, place: 'memory', isReplaced: false, close: () => undefined }
}

/** The books of this device, planted without members where there are none yet. */
export function openBooks(watch: Watch, ports: Planting, content: typeof seed): Promise<Books> {
  // No IndexedDB, forbidden, full or broken: whatever it is, one can go on without.
  return onDevice(watch, ports, content).catch(() => inMemory(ports, content))
}

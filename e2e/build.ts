import { build } from '../tools/build.ts'
import { startServerHost } from './kabuto.ts'
import { plantBooks } from './planted.ts'
import { BEFORE_STOPPED, FRIDAY } from './times.ts'

/** Before the first journey: the app as its sources are now, where nobody has just built it, and books to copy. */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env['KABUTO_BUILT'] !== '1') await build()
  const endHost = await startServerHost()
  const removeBooks = await plantBooks([FRIDAY, BEFORE_STOPPED])
  return async () => {
    await endHost()
    removeBooks()
  }
}

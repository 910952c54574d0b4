import { build } from '../tools/build.ts'
import { plantBooks } from './planted.ts'
import { BEFORE_STOPPED, FRIDAY } from './times.ts'

/** Before the first journey: the app as its sources are now, where nobody has just built it, and books to copy. */
export async function setup(): Promise<() => void> {
  if (process.env['KABUTO_BUILT'] !== '1') await build()
  return plantBooks([FRIDAY, BEFORE_STOPPED])
}

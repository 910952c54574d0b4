import { build } from '../tools/build.ts'

/** Before the first journey: the app as its sources are now, where nobody has just built it. */
export const setup = (): Promise<void> => (process.env['KABUTO_BUILT'] === '1' ? Promise.resolve() : build())

import { build } from '../tools/build.ts'

/** Before the first journey: the app as its sources are now. */
export const setup = (): Promise<void> => build()

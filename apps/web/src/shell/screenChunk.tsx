import type { ScreenName } from '@kabuto/screens/paths'
import type { WordSpace } from '@kabuto/screens/words'
import { type ComponentType, lazy } from 'react'
import { loadWords } from './words.ts'

/** Loads a route's screen and its words together, so that no screen ever shows without its words. */
export function screenChunk<Props = object>(words: readonly WordSpace[], load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [screen] = await Promise.all([load(), loadWords(...words)])
    return { default: screen }
  })
}

/** A row whose screen is still to come shows one honest page that names what will stand there. */
export function coming(name: ScreenName) {
  return screenChunk(['shared', 'titles'], async () => {
    const { ComingRoute } = await import('./ComingRoute.tsx')
    return function Coming() {
      return <ComingRoute name={name} />
    }
  })
}

/** An address that leads nowhere. */
export const NotFound = screenChunk(
  ['shared', 'titles'],
  async () => (await import('@kabuto/screens/shared')).NotFoundScreen,
)

import type { WordSpace } from '@kabuto/screens/words'
import { type ComponentType, lazy } from 'react'
import { loadWords } from './words.ts'

/** Loads a route's screen and its words together, so that no screen ever shows without its words. */
export function screenChunk(words: WordSpace, load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const [screen] = await Promise.all([load(), loadWords(words)])
    return { default: screen }
  })
}

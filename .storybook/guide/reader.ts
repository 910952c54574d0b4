import { addons } from 'storybook/preview-api'
import type { Piece } from './anatomy.ts'

/** Reads the anatomy of a part in its own window: a part that covers its page is shown in a frame. */
type AnatomyReader = {
  read: (root: Element, part: string) => Promise<Piece[]>
  /** Calls whenever a story has been drawn, or is looked at in another way; stops by what comes back. */
  onChange: (hear: () => void) => () => void
}

export type ReadableWindow = Window & { kabutoAnatomy?: AnatomyReader }

const changes = ['storyRendered', 'globalsUpdated']

const kabutoAnatomy: AnatomyReader = {
  read: async (root, part) => (await import('./anatomy.ts')).anatomyOf(root, part),
  onChange(hear) {
    const channel = addons.getChannel()
    for (const change of changes) channel.on(change, hear)
    return () => {
      for (const change of changes) channel.off(change, hear)
    }
  },
}

Object.assign(globalThis, { kabutoAnatomy })

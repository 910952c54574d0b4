import type { Piece } from './anatomy.ts'

/** What reads the anatomy of a part in its own window: a part that covers its page is shown in a frame. */
export type AnatomyReader = (root: Element, part: string) => Promise<Piece[]>

export type ReadableWindow = Window & { kabutoAnatomy?: AnatomyReader }

const read: AnatomyReader = async (root, part) => (await import('./anatomy.ts')).anatomyOf(root, part)

Object.assign(globalThis, { kabutoAnatomy: read })

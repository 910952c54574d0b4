import { addons } from 'storybook/preview-api'
import type { Piece } from './anatomy.ts'

/** Reads the anatomy of a part in its own window: a part that covers its page is shown in a frame. */
type AnatomyReader = (root: Element, part: string) => Promise<Piece[]>

export type ReadableWindow = Window & { kabutoAnatomy?: AnatomyReader }

/** What a story in a frame tells the page around it: it has been drawn, or is looked at in another way. */
export const SHOWN = 'kabuto/shown'

const kabutoAnatomy: AnatomyReader = async (root, part) => (await import('./anatomy.ts')).anatomyOf(root, part)

Object.assign(globalThis, { kabutoAnatomy })

const tell = (): void => parent.postMessage(SHOWN, location.origin)

async function tellAround(): Promise<void> {
  const channel = await addons.ready()
  for (const change of ['storyRendered', 'globalsUpdated']) channel.on(change, tell)
}

if (parent !== window) void tellAround()

import type { Look } from '../../stage/look.ts'
import { nextFrame } from '../../stage/nextFrame.ts'
import { type Picture, pictureOf } from './pictureOf.ts'

type Preview = {
  currentRender?: { id: string; phase?: string }
  onSetCurrentStory: (selection: { storyId: string; viewMode: 'story' }) => Promise<void>
}
type PreviewWindow = { __STORYBOOK_PREVIEW__?: Preview }

/** The page of a story under a look, without the workshop; axe has nothing to do in it. */
export function addressOf(id: string, { theme, price, language, text }: Look): string {
  const globals = `theme:${theme};price:${price};language:${language};text:size${text};a11y.manual:!true`
  return `iframe.html?id=${id}&viewMode=story&globals=${globals}`
}

const over = new Set(['finished', 'errored', 'aborted'])
/** Half a minute: a play function that waits for what never comes. */
const MOST_FRAMES = 1800

function previewIn({ contentWindow }: HTMLIFrameElement): Preview | undefined {
  const { __STORYBOOK_PREVIEW__: preview } = (contentWindow ?? {}) as PreviewWindow
  return preview
}

/** The picture of a story once it has been played; nothing where it is gone or fails, or was given up. */
export async function takePicture(
  frame: HTMLIFrameElement,
  id: string,
  isOver: () => boolean,
): Promise<Picture | undefined> {
  let isAsked = false
  for (let frames = 0; frames < MOST_FRAMES && !isOver(); frames += 1) {
    await nextFrame()
    const preview = previewIn(frame)
    const render = preview?.currentRender
    if (!preview || !render) continue
    if (render.id !== id) {
      if (isAsked) return undefined
      isAsked = true
      // Not over the channel: the workshop around the frame listens to it too.
      await preview.onSetCurrentStory({ storyId: id, viewMode: 'story' })
    } else if (over.has(render.phase ?? ''))
      return render.phase === 'finished' && frame.contentDocument ? pictureOf(frame.contentDocument) : undefined
  }
  return undefined
}

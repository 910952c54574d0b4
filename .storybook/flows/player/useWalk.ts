import type { Language } from '@kabuto/domain/shared'
import { useEffect, useRef, useState } from 'react'
import type { Flow } from '../steps/flow.ts'
import { actorIn } from './actorIn.ts'
import { type Picture, pictureOf } from '../../desk/camera/pictureOf.ts'
import { nextFrame } from '../../stage/nextFrame.ts'

type Live = NonNullable<Window['kabutoLive']>

/** A picture for each step that was walked, and why the next one could not be. */
type Walk = { pictures: readonly Picture[]; failure?: string }

const begun: Walk = { pictures: [] }

/** What stands in for something that is still being read: a part that says so, and the shapes of a Skeleton. */
const UNREAD =
  '[aria-busy="true"], [data-loading], ' +
  ['row', 'figure', 'line', 'block'].map((shape) => `[data-shape="${shape}"]`).join()

/** Ten seconds: what takes longer is shown as what is still being read. */
const MOST_FRAMES = 600

/** Until the page has drawn what a step has changed, and read what it shows. */
async function allRead(page: Document): Promise<void> {
  for (let frames = 0; frames < MOST_FRAMES; frames += 1) {
    await nextFrame()
    const reading = [...page.querySelectorAll(UNREAD)]
    if (frames > 1 && !reading.some((part) => part.checkVisibility())) return
  }
}

let lastTurn: Promise<unknown> = Promise.resolve()

/**
 * One act after the other, though several frames are walked at once: to focus a field in one frame takes the focus from
 * the field that is typed into in another.
 */
function inTurn<Value>(act: () => Promise<Value>): Promise<Value> {
  const turn = lastTurn.then(act)
  lastTurn = turn.catch(() => undefined)
  return turn
}

/** The app that runs in a frame, once it does; not the one that was there before. */
async function liveIn(
  frame: HTMLIFrameElement,
  before: Live | undefined,
  isOver: () => boolean,
): Promise<Live | undefined> {
  let live = frame.contentWindow?.kabutoLive
  while (!isOver() && (live === undefined || live === before)) {
    await nextFrame()
    live = frame.contentWindow?.kabutoLive
  }
  return live
}

/**
 * Walks the app in a frame up to a step, and takes a picture after each. To go back means to begin anew: what a step
 * has done at the brokerage cannot be undone.
 */
export function useWalk(flow: Flow, language: Language, upTo: number) {
  const frame = useRef<HTMLIFrameElement>(null)
  const old = useRef<Live>(undefined)
  const [walk, setWalk] = useState(begun)
  const walked = walk.pictures.length
  const hasFailed = walk.failure !== undefined
  const isAhead = upTo < walked

  useEffect(() => {
    const { current } = frame
    if (!current || walked === upTo || (hasFailed && !isAhead)) return undefined
    let isOver = false
    async function walkOn(inFrame: HTMLIFrameElement): Promise<void> {
      const live = await liveIn(inFrame, old.current, () => isOver)
      if (isOver || !live) return
      if (isAhead) {
        old.current = live
        live.beginAnew()
        setWalk(begun)
        return
      }
      const next = await walkedStep(flow, walked, inFrame, language)
      if (isOver) return
      setWalk(({ pictures }) =>
        'failure' in next ? { pictures, failure: next.failure } : { pictures: [...pictures, next] },
      )
    }
    void walkOn(current)
    return () => {
      isOver = true
    }
  }, [flow, language, upTo, walked, isAhead, hasFailed])

  return { frame, ...walk }
}

async function walkedStep(
  flow: Flow,
  at: number,
  frame: HTMLIFrameElement,
  language: Language,
): Promise<Picture | { failure: string }> {
  const { scrollX, scrollY } = window
  try {
    await inTurn(async () => flow.steps[at]?.act(actorIn(frame, language)))
    const page = frame.contentDocument
    if (!page) throw new Error('The page of the frame is not there.')
    await allRead(page)
    return pictureOf(page)
  } catch (fault) {
    return { failure: fault instanceof Error ? fault.message : String(fault) }
  } finally {
    // What gets the focus in the frame moves the page around it.
    window.scrollTo(scrollX, scrollY)
  }
}

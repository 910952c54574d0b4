import { type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { Look } from '../../stage/look.ts'
import { addressOf, takePicture } from './camera.ts'
import { PHONE, type Screen } from './PictureFrame.tsx'
import type { Picture } from './pictureOf.ts'

/** A story, and the look in which its picture is taken. */
export type Shot = { id: string; look: Look }

type Camera = {
  /** Nothing while it is not taken yet. */
  pictureOf: (shot: Shot) => Picture | 'failed' | undefined
  /** How many of those that are asked for are taken. */
  taken: number
  /** The frame in which the stories are shown one after the other; it belongs somewhere on the page. */
  frame: ReactNode
}

const lookKey = ({ theme, price, language, text }: Look, { width }: Screen): string =>
  `${theme} ${price} ${language} ${text} ${width}`

const keyOf = ({ id, look }: Shot, screen: Screen): string => `${lookKey(look, screen)} ${id}`

type Pictures = ReadonlyMap<string, Picture | 'failed'>

const none: Pictures = new Map()

/** Takes pictures of stories one after the other; those of one look together, as each look is a page of its own. */
export function useCamera(shots: readonly Shot[], screen: Screen = PHONE): Camera {
  const ref = useRef<HTMLIFrameElement>(null)
  const [pictures, setPictures] = useState(none)
  const [open, setOpen] = useState<{ key: string; src: string }>()
  const waiting = shots.filter((shot) => !pictures.has(keyOf(shot, screen)))
  const next = waiting.find(({ look }) => lookKey(look, screen) === open?.key) ?? waiting[0]
  const key = next && keyOf(next, screen)
  const id = next?.id

  useEffect(() => {
    const { current: frame } = ref
    if (!frame || key === undefined || id === undefined) return undefined
    let isOver = false
    async function take(inFrame: HTMLIFrameElement, story: string, under: string): Promise<void> {
      const picture = (await takePicture(inFrame, story, () => isOver)) ?? 'failed'
      if (!isOver) setPictures((before) => new Map(before).set(under, picture))
    }
    void take(frame, id, key)
    return () => {
      isOver = true
    }
  }, [key, id])

  // Of the first story of a look; the others are shown in the same page.
  if (next && lookKey(next.look, screen) !== open?.key)
    setOpen({ key: lookKey(next.look, screen), src: addressOf(next.id, next.look) })
  return {
    pictureOf: (shot) => pictures.get(keyOf(shot, screen)),
    taken: shots.length - waiting.length,
    frame: open && (
      <Hidden key={open.key} ref={ref} title="" aria-hidden inert tabIndex={-1} src={open.src} style={screen} />
    ),
  }
}

/* Laid out and drawn, or its stories would wait for frames that never come. */
const Hidden = styled.iframe`
  position: fixed;
  top: 0;
  left: 0;
  z-index: -1;
  border: 0;
  opacity: 0.01;
  pointer-events: none;
`

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { Look } from '../../stage/look.ts'
import { addressOf, takePicture } from './camera.ts'
import { PHONE, type Screen } from './PictureFrame.tsx'
import type { Picture } from './pictureOf.ts'

type Taken = ReadonlyMap<string, Picture | 'failed'>

const none: Taken = new Map()

type Camera = {
  /** By the id of the story. */
  pictures: Taken
  /** The frame in which the stories are shown one after the other; it belongs somewhere on the page. */
  frame: ReactNode
}

const keyOf = ({ theme, price, language, text }: Look, { width }: Screen): string =>
  `${theme} ${price} ${language} ${text} ${width}`

/** Takes pictures of stories under a look, one after the other; under another look all of them are taken anew. */
export function useCamera(ids: readonly string[], look: Look, screen: Screen = PHONE): Camera {
  const ref = useRef<HTMLIFrameElement>(null)
  const key = keyOf(look, screen)
  const [taken, setTaken] = useState<{ key: string; pictures: Taken }>({ key, pictures: none })
  const pictures = taken.key === key ? taken.pictures : none
  const next = ids.find((id) => !pictures.has(id))

  useEffect(() => {
    const { current: frame } = ref
    if (!frame || next === undefined) return undefined
    let isOver = false
    async function take(inFrame: HTMLIFrameElement, id: string): Promise<void> {
      const picture = (await takePicture(inFrame, id, () => isOver)) ?? 'failed'
      if (isOver) return
      setTaken((before) => ({
        key,
        pictures: new Map(before.key === key ? before.pictures : none).set(id, picture),
      }))
    }
    void take(frame, next)
    return () => {
      isOver = true
    }
  }, [next, key])

  // Of the first story that is asked for; the others are shown in the same page.
  const [address, setAddress] = useState<{ key: string; src: string }>()
  if (next !== undefined && address?.key !== key) setAddress({ key, src: addressOf(next, look) })
  return {
    pictures,
    frame: address && (
      <Hidden key={address.key} ref={ref} title="" aria-hidden inert tabIndex={-1} src={address.src} style={screen} />
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

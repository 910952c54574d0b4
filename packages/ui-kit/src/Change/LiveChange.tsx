import { type ChangeInput, type ChangeOptions, type ChangeParts, changeParts } from '@kabuto/domain/shared'
import { useRef } from 'react'
import { type Live, useLive } from '../base/live.ts'
import { writeData, writeText } from '../base/write.ts'
import { Spoken } from '../base/spoken.ts'
import { useStale } from '../base/stale.ts'
import { type ChangeSize, Figure, glued, Mark, widthOf, Words } from './face.ts'

export type LiveChangeProps = { live: Live<ChangeInput>; options: ChangeOptions; size: ChangeSize | undefined }

/** A change that writes itself: a tick changes its text; its mark and its attribute only when it turns. */
export function LiveChange({ live, options, size }: LiveChangeProps) {
  const figure = useRef<HTMLSpanElement>(null)
  const whole = useRef<HTMLSpanElement>(null)
  const mark = useRef<HTMLSpanElement>(null)
  const words = useRef<HTMLSpanElement>(null)
  const spoken = useRef<HTMLSpanElement>(null)
  const read = (): ChangeParts => changeParts(live.get(), options)

  useLive(
    live,
    () => {
      const parts = read()
      const text = glued(parts)
      if (words.current?.textContent.length !== text.length)
        whole.current?.style.setProperty('--figure-width', String(widthOf(parts)))
      writeText(words.current, text)
      writeText(mark.current, parts.mark)
      writeData(figure.current, 'data-direction', parts.direction)
    },
    () => writeText(spoken.current, read().spoken),
  )

  const parts = read()
  return (
    <Figure ref={figure} data-size={size} data-direction={parts.direction} data-stale={useStale()}>
      <Words ref={whole} aria-hidden="true" style={{ '--figure-width': widthOf(parts) }}>
        <Mark ref={mark}>{parts.mark}</Mark>
        <span ref={words}>{glued(parts)}</span>
      </Words>
      <Spoken ref={spoken}>{parts.spoken}</Spoken>
    </Figure>
  )
}

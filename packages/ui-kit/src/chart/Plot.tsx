import { type CSSProperties, type PointerEvent, type ReactNode, useRef } from 'react'
import { styled } from 'styled-components'
import { ownGround } from '../base/forced.ts'
import { spokenOnly } from '../base/spoken.ts'
import { k } from '../tokens/k.ts'

export type PlotProps = {
  label: string
  /** What is read at this place, for screen readers. */
  text: string
  /** Id of the words for the whole range. */
  describedBy: string
  /** So many places there are, and this one is read; without one the chart rests. */
  count: number
  at: number | undefined
  /** Where the slider is then. */
  rest: number
  onRead: (at: number | undefined) => void
  /** The place under a finger, from 0 to 1 to the right and downwards. */
  find: (x: number, y: number) => number | undefined
  shape?: 'wide' | 'square' | undefined
  style?: CSSProperties | undefined
  children: ReactNode
}

// The page scrolls under a finger that moves up or down; sideways is ours.
const Track = styled.div`
  position: relative;
  height: 180px;
  border-radius: ${k.radius.sm};
  cursor: crosshair;
  touch-action: pan-y;
  user-select: none;
  ${ownGround}
  &[data-shape='square'] {
    flex: none;
    width: 120px;
    height: 120px;
    border-radius: 50%;
    cursor: pointer;
  }
  &:has(:focus-visible) {
    outline: ${k.border.focus} solid ${k.line.focus};
    outline-offset: 2px;
  }
`

// The platform's own slider has the keys and the gestures of every screen reader; the plot is what is seen of it.
const Slider = styled.input`
  ${spokenOnly}
`

/** One figure is read out where a finger rests or an arrow key leads, until another place is pressed or Escape. */
export function Plot({
  label,
  text,
  describedBy,
  count,
  at,
  rest,
  onRead,
  find,
  shape = 'wide',
  style,
  children,
}: PlotProps) {
  const slider = useRef<HTMLInputElement>(null)

  function onFinger({ currentTarget, clientX, clientY }: PointerEvent): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onRead(find((clientX - left) / width, (clientY - top) / height))
  }

  return (
    <Track
      data-shape={shape}
      style={style}
      onPointerDown={(event) => {
        onFinger(event)
        slider.current?.focus({ preventScroll: true, focusVisible: false })
      }}
      onPointerMove={(event) => {
        if (shape === 'wide') onFinger(event)
      }}
      onPointerLeave={({ pointerType }) => {
        if (shape === 'wide' && pointerType === 'mouse') onRead(undefined)
      }}
      onPointerCancel={() => onRead(undefined)}
      // Or the press would take the focus away again.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Slider
        ref={slider}
        type="range"
        min={0}
        max={count - 1}
        value={at ?? rest}
        aria-label={label}
        aria-describedby={describedBy}
        aria-valuetext={text}
        onChange={({ target }) => onRead(target.valueAsNumber)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onRead(undefined)
        }}
        onBlur={() => onRead(undefined)}
      />
      {children}
    </Track>
  )
}

import { fill } from '@kabuto/domain/shared'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { ChevronDownIcon, GripVerticalIcon } from '../icons.ts'
import { gutter } from '../base/space.ts'
import { Spoken } from '../base/spoken.ts'
import { k } from '../tokens/k.ts'
import { brandPress, touchTarget } from '../base/touch.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'
import { useDrag } from './useDrag.ts'

export type ReorderItem = {
  id: string
  name: string
  /** Code and market. */
  sub?: string | undefined
  /** A RowAction: to remove it. */
  action?: ReactNode
}

export type ReorderListProps = {
  /** What is put in order, for screen readers. */
  label: string
  items: readonly ReorderItem[]
  /** All ids as they are to be: once for each press, and once when a row is dropped. */
  onOrder: (ids: string[]) => void
  words?: WordsOf<'moveDown' | 'moveUp' | 'movedTo'> | undefined
}

const Frame = styled.div`
  position: relative;
`

const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  background: ${k.bg.surface};
  /* Not none: with it Safari announces no list. */
  list-style-type: '';
`

const Item = styled.li`
  position: relative;
  order: var(--place);
  display: flex;
  align-items: center;
  min-height: ${k.part.listRow.minHeight};
  padding: ${k.space[1]} max(0px, ${gutter} - 12px);
  background: ${k.bg.surface};
  &:not([data-first])::before {
    position: absolute;
    inset: 0 0 auto ${gutter};
    height: 1px;
    background: ${k.line.hairline};
    content: '';
  }
  &[data-held] {
    z-index: 1;
    background: ${k.bg.raised};
    box-shadow: ${k.elevation.float};
  }
`

// Only for fingers and mice: keyboards and screen readers use the buttons at the end of the row.
const Grip = styled.span`
  ${touchTarget}
  color: ${k.text.secondary};
  cursor: grab;
  touch-action: none;
  user-select: none;
  -webkit-touch-callout: none;
  [data-held] > & {
    cursor: grabbing;
  }
`

const Words = styled.span`
  flex: 1;
  min-width: 0;
  font: ${k.type.ui};
  word-break: auto-phrase;
`

const Sub = styled.span`
  display: block;
  color: ${k.text.secondary};
  font: ${k.type.caption};
`

const Press = styled.button`
  ${brandPress}
  &[data-way='up'] svg {
    rotate: 180deg;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

type Way = 'up' | 'down'

/** Rows whose order is the member's: dragged by their grip, or moved one place by a press. */
export function ReorderList({ label, items, onOrder, words: own }: ReorderListProps) {
  const words = useKitWords({ moveDown: say.moveDown, movedTo: say.movedTo, moveUp: say.moveUp }, own)
  const ids = items.map(({ id }) => id)
  const [said, setSaid] = useState('')

  function tell(id: string, order: readonly string[]): void {
    const name = items.find((item) => item.id === id)?.name ?? ''
    setSaid(fill(words.movedTo, { name, place: order.indexOf(id) + 1, count: order.length }))
    onOrder([...order])
  }

  const { list, order, held, begin } = useDrag(ids, tell)

  // The focus goes along with its row: React gives it back to an element that has changed its place.
  function move(id: string, way: Way): void {
    const at = ids.indexOf(id)
    const to = way === 'up' ? at - 1 : at + 1
    if (to < 0 || to >= ids.length) return
    tell(
      id,
      ids.map((other, place) => (place === to ? id : place === at ? (ids[to] ?? id) : other)),
    )
  }

  return (
    <Frame>
      <Rows ref={list} aria-label={label}>
        {items.map(({ id, name, sub, action }) => {
          const place = order.indexOf(id)
          const limits = { up: place === 0, down: place === order.length - 1 }
          return (
            <Item
              key={id}
              data-held={id === held || undefined}
              data-first={place === 0 || undefined}
              style={{ '--place': place }}
            >
              <Grip aria-hidden="true" onPointerDown={(event) => begin(id, event)}>
                <Icon shape={GripVerticalIcon} />
              </Grip>
              <Words>
                {name}
                {sub !== undefined && <Sub>{sub}</Sub>}
              </Words>
              {action}
              {(['up', 'down'] as const).map((way) => (
                <Press
                  key={way}
                  type="button"
                  data-way={way}
                  aria-disabled={limits[way] || undefined}
                  onClick={() => move(id, way)}
                >
                  <Icon shape={ChevronDownIcon} />
                  <Spoken>{fill(way === 'up' ? words.moveUp : words.moveDown, { name })}</Spoken>
                </Press>
              ))}
            </Item>
          )
        })}
      </Rows>
      <Spoken as="output">{said}</Spoken>
    </Frame>
  )
}

import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

type Order = readonly string[]

/** The dragged row is where the pointer is: below all others whose middle is above it. */
function placed(order: Order, held: string, y: number, rows: ReadonlyMap<string, Element>): Order {
  const others = order.filter((id) => id !== held)
  const above = others.filter((id) => {
    const box = rows.get(id)?.getBoundingClientRect()
    return box !== undefined && box.top + box.height / 2 < y
  })
  return [...above, held, ...others.filter((id) => !above.includes(id))]
}

type Drag = {
  list: RefObject<HTMLUListElement | null>
  /** The order to show: that of the owner, or its own during a drag. */
  order: Order
  held: string | undefined
  begin: (id: string, event: ReactPointerEvent) => void
}

/**
 * Moves rows under a finger or a mouse. While one is dragged the elements stay as they are and only their CSS order
 * changes: a touch ends when its element leaves the page. The owner is called once, when it is dropped.
 */
export function useDrag(ids: Order, onMove: (id: string, order: Order) => void): Drag {
  const list = useRef<HTMLUListElement>(null)
  const listening = useRef<AbortController>(undefined)
  const [drag, setDrag] = useState<{ held: string; order: Order }>()

  useEffect(() => () => listening.current?.abort(), [])

  // Towards an edge of the screen the page follows.
  useLayoutEffect(() => {
    if (!drag) return
    list.current?.children[ids.indexOf(drag.held)]?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [drag, ids])

  function begin(held: string, event: ReactPointerEvent): void {
    if (event.button !== 0) return
    // No text is selected on the way.
    event.preventDefault()
    listening.current?.abort()
    const controller = new AbortController()
    listening.current = controller
    const { signal } = controller
    const { pointerId } = event
    const rows = new Map(ids.map((id, at) => [id, list.current?.children[at]] as const).filter(isRow))
    let order = ids
    setDrag({ held, order })

    function end(): void {
      controller.abort()
      setDrag(undefined)
    }
    document.addEventListener(
      'pointermove',
      (move) => {
        if (move.pointerId !== pointerId) return
        order = placed(order, held, move.clientY, rows)
        setDrag({ held, order })
      },
      { signal },
    )
    document.addEventListener(
      'pointerup',
      (up) => {
        if (up.pointerId !== pointerId) return
        end()
        if (order.some((id, at) => id !== ids[at])) onMove(held, order)
      },
      { signal },
    )
    document.addEventListener('pointercancel', end, { signal })
    document.addEventListener(
      'keydown',
      (key) => {
        if (key.key === 'Escape') end()
      },
      { signal },
    )
  }

  return { list, order: drag?.order ?? ids, held: drag?.held, begin }
}

function isRow(row: readonly [string, Element | undefined]): row is readonly [string, Element] {
  return row[1] !== undefined
}

import { k } from '@kabuto/ui-kit'
import { useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { MapScreen } from './mapOf.ts'

type Line = { key: string; kind: 'to' | 'from'; path: string }

type Point = { x: number; y: number }

/** From the side of one picture to the nearer side of another; to one above or below, in a bow. */
function curve(from: DOMRect, to: DOMRect, { x: left, y: top }: Point): string {
  const isRight = to.left >= from.right
  const isLeft = to.right <= from.left
  const start = { x: (isLeft ? from.left : from.right) - left, y: from.top + from.height / 2 - top }
  const end = { x: (isRight ? to.left : to.right) - left, y: to.top + to.height / 2 - top }
  const bow = Math.max(24, Math.abs(end.x - start.x) / 2)
  const [out, back] = [isLeft ? -bow : bow, isRight ? -bow : bow]
  return `M${start.x} ${start.y} C${start.x + out} ${start.y} ${end.x + back} ${end.y} ${end.x} ${end.y}`
}

function linesOf(plan: Element, { name, ins, outs }: MapScreen): Line[] {
  const boxOf = (screen: string): DOMRect | undefined =>
    plan.querySelector(`[data-screen="${screen}"] > span`)?.getBoundingClientRect()
  const own = boxOf(name)
  if (!own) return []
  const origin = plan.getBoundingClientRect()
  const line = (kind: Line['kind'], other: string): Line[] => {
    const box = boxOf(other)
    if (!box) return []
    const path = kind === 'to' ? curve(own, box, origin) : curve(box, own, origin)
    return [{ key: `${kind} ${other}`, kind, path }]
  }
  return [...ins.flatMap(({ from }) => line('from', from)), ...outs.flatMap(({ to }) => line('to', to))]
}

/** The ways of one screen, drawn over the map; the same is written in the list beside it. */
export function Arrows({ chosen }: { chosen: MapScreen }) {
  const ref = useRef<SVGSVGElement>(null)
  const [lines, setLines] = useState<Line[]>([])
  useLayoutEffect(() => {
    const plan = ref.current?.parentElement
    if (!plan) return undefined
    const draw = (): void => setLines(linesOf(plan, chosen))
    const watch = new ResizeObserver(draw)
    watch.observe(plan)
    draw()
    return () => watch.disconnect()
  }, [chosen])
  return (
    <Drawing ref={ref} aria-hidden>
      {(['to', 'from'] as const).map((kind) => (
        <marker key={kind} id={`map-${kind}`} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" orient="auto">
          <path d="M0 0 8 4 0 8Z" data-kind={kind} data-end="" />
        </marker>
      ))}
      {lines.map(({ key, kind, path }) => (
        <path key={key} d={path} data-kind={kind} markerEnd={`url(#map-${kind})`} />
      ))}
    </Drawing>
  )
}

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  z-index: 1;
  width: 100%;
  height: 100%;
  overflow: visible;
  pointer-events: none;
  path {
    fill: none;
    stroke: ${k.text.brand};
    stroke-width: 1.5;
  }
  path[data-kind='from'] {
    stroke: ${k.text.link};
    stroke-dasharray: 5 4;
  }
  path[data-end] {
    fill: ${k.text.brand};
    stroke: none;
  }
  path[data-end][data-kind='from'] {
    fill: ${k.text.link};
  }
`

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { belowNavBar } from '../base/bars.ts'
import { BelowFold } from '../BelowFold/BelowFold.tsx'
import { ScrollTabs, type ScrollTab } from '../ScrollTabs/ScrollTabs.tsx'
import { k } from '../tokens/k.ts'

export type AnchoredPart<Value extends string> = Pick<ScrollTab<Value>, 'value' | 'label' | 'name'> & {
  content: ReactNode
}

export type AnchorTabsProps<Value extends string> = {
  label: string
  parts: readonly AnchoredPart<Value>[]
}

const Band = styled.div`
  position: sticky;
  top: ${belowNavBar};
  z-index: ${k.z.nav};
  /* On a very low screen only the SimBar stays. */
  @media (height < 400px) {
    position: static;
  }
`

// The page already keeps what is scrolled to clear of its bars; the band is added to them.
const Part = styled.div`
  min-width: 0;
  scroll-margin-block-start: calc(${k.size.touchMin} - 12px);
  & :is(a, button, input, select, textarea, [tabindex]):not(dialog *) {
    scroll-margin-block-start: ${k.size.touchMin};
  }
`

/** The part at this fraction of the screen's height is the one being read. */
const READ = 0.3

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * The parts of one long page below one another, and a row of tabs that sticks below the bar: a press leads to a part,
 * and the one that is read is marked. Which parts there are never changes. Views shown one at a time: ScrollTabs.
 */
export function AnchorTabs<Value extends string>({ label, parts }: AnchorTabsProps<Value>) {
  const [read, setRead] = useState(parts[0]?.value)
  const elements = useRef(new Map<Value, HTMLElement>())
  /** Where a press leads: what is passed on the way is not read. */
  const asked = useRef(false)

  useEffect(() => {
    const all = [...elements.current]
    const observer = new IntersectionObserver(
      () => {
        if (asked.current) return
        const line = innerHeight * READ
        const [reading] = all.findLast(([, element]) => element.getBoundingClientRect().top <= line) ?? all[0] ?? []
        setRead(reading)
      },
      { rootMargin: `0px 0px -${(1 - READ) * 100}% 0px` },
    )
    for (const [, element] of all) observer.observe(element)
    const listening = new AbortController()
    const arrive = (): void => {
      asked.current = false
    }
    for (const event of ['scrollend', 'wheel', 'touchstart'])
      addEventListener(event, arrive, { passive: true, signal: listening.signal })
    return () => {
      observer.disconnect()
      listening.abort()
    }
  }, [])

  function lead(value: Value): void {
    asked.current = true
    setRead(value)
    elements.current.get(value)?.scrollIntoView({ block: 'start', behavior: isStill() ? 'instant' : 'smooth' })
  }

  return (
    <>
      <Band>
        <ScrollTabs label={label} value={read ?? ('' as Value)} onChange={lead} tabs={parts} />
      </Band>
      {parts.map(({ value, content }, at) => (
        <Part
          key={value}
          ref={(element) => {
            if (element) elements.current.set(value, element)
            return () => {
              elements.current.delete(value)
            }
          }}
        >
          {at === 0 ? content : <BelowFold>{content}</BelowFold>}
        </Part>
      ))}
    </>
  )
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Live } from '../base/live.ts'
import { type ChartCandle, soundCandles } from './candles.ts'
import { type Course, createCourse } from './course.ts'
import type { ChartLine } from './lines.ts'

/** The properties that identify a line. */
const named = (lines: readonly ChartLine[]): string =>
  JSON.stringify(lines.map(({ name, tone, bars }) => [name, tone, bars]))

type Made = { candles: readonly ChartCandle[]; lineKey: string; course: Course }

/** What was pointed at is still pointed at when older candles are added before it. */
function keepPointed(old: Course, course: Course): void {
  const at = old.candles[old.pointed() ?? -1]?.at
  const index = at === undefined ? -1 : course.candles.findIndex((candle) => candle.at === at)
  if (index >= 0) course.point(index)
}

/**
 * The course of some candles, recreated when they or the lines change, and updated with the open candle. `lineKey`
 * identifies the lines.
 */
export function useCourse(
  candles: readonly ChartCandle[],
  lines: readonly ChartLine[],
  live: Live<ChartCandle | undefined> | undefined,
): Omit<Made, 'candles'> {
  const lineKey = named(lines)
  // Every tick changes it, so it is kept as long as its inputs.
  const [made, setMade] = useState<Made>(() => ({
    candles,
    lineKey,
    course: createCourse(soundCandles(candles), lines),
  }))
  if (made.candles !== candles || made.lineKey !== lineKey) {
    setMade({ candles, lineKey, course: createCourse(soundCandles(candles), lines) })
  }
  const { course } = made

  // Not while rendering: until the new course is shown, a key still moves the old one.
  const shown = useRef(course)
  useLayoutEffect(() => {
    if (shown.current !== course) keepPointed(shown.current, course)
    shown.current = course
  }, [course])

  useEffect(() => {
    if (!live) return undefined
    const take = (): void => course.take(live.get())
    take()
    return live.subscribe(take)
  }, [course, live])

  return made
}

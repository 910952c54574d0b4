import { fill } from '@kabuto/domain/shared'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { showInRail, watchRail } from '../base/rail.ts'
import { Spoken } from '../base/spoken.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'
import { Band, Count, Label, Tab, Tabs } from './face.ts'

export type ScrollTab<Value extends string> = {
  value: Value
  label: string
  /** The whole name where the label is a short one: 板寄せ（寄付・引け）. */
  name?: string | undefined
  count?: number | undefined
}

export type ScrollTabsProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  tabs: readonly ScrollTab<Value>[]
  /** What the chosen tab shows. */
  children?: ReactNode
  words?: WordsOf<'items'> | undefined
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Three or more views of one screen, in a row that scrolls; brings its own gutters. Two to four short ones:
 * SegmentedTabs.
 */
export function ScrollTabs<Value extends string>({
  label,
  value,
  onChange,
  tabs,
  children,
  words: own,
}: ScrollTabsProps<Value>) {
  const words = useKitWords({ items: say.items }, own)
  const id = useId()
  const chosen = tabs.findIndex((tab) => tab.value === value)

  function move(event: KeyboardEvent<HTMLElement>, at: number): void {
    const next = steps[event.key]?.(at, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    const element = event.currentTarget.parentElement?.children[next]
    if (element instanceof HTMLElement) element.focus({ preventScroll: true })
    onChange(tab.value)
  }

  return (
    <>
      <Band>
        <Tabs ref={watchRail} role="tablist" aria-label={label}>
          {tabs.map((tab, at) => (
            <Tab
              key={tab.value}
              ref={at === chosen ? showInRail : undefined}
              type="button"
              role="tab"
              id={`${id}-${at}`}
              aria-selected={at === chosen}
              aria-controls={at === chosen && children !== undefined ? `${id}-panel` : undefined}
              tabIndex={at === Math.max(chosen, 0) ? 0 : -1}
              onClick={() => onChange(tab.value)}
              onKeyDown={(event) => move(event, at)}
            >
              <Label data-label={tab.label}>
                <span aria-hidden={tab.name === undefined ? undefined : true}>{tab.label}</span>
              </Label>
              {tab.name !== undefined && <Spoken>{tab.name}</Spoken>}
              {tab.count !== undefined && Number.isFinite(tab.count) && (
                <>
                  <Count aria-hidden="true">{tab.count}</Count>
                  <Spoken>{fill(words.items, { count: tab.count })}</Spoken>
                </>
              )}
            </Tab>
          ))}
        </Tabs>
      </Band>
      {children !== undefined && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${Math.max(chosen, 0)}`}>
          {children}
        </div>
      )}
    </>
  )
}

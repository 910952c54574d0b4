import { barWidths, MainMenu, type Tab } from '@kabuto/screens/shared'
import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'
import { looksAtom } from '../device/looks.ts'

const watchWidth =
  (width: string) =>
  (onChange: () => void): (() => void) => {
    const query = window.matchMedia(width)
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }
const watches = { seven: watchWidth(barWidths.seven), chosenSeven: watchWidth(barWidths.chosenSeven) }

/** All entries where there is room for them. */
export function BottomMenu({ current }: { current: Tab }) {
  const name = useAtomValue(looksAtom).bar === 'seven' ? 'chosenSeven' : 'seven'
  const isWide = (): boolean => window.matchMedia(barWidths[name]).matches
  return <MainMenu current={current} all={useSyncExternalStore(watches[name], isWide)} />
}

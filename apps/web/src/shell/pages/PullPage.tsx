import { PulledPage } from '@kabuto/screens/shared'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { pageKey } from './kept.ts'
import { readAnewAtom } from './readAnew.ts'

/** How long the result is shown: as long as a toast (specification §9). */
const TOLD_FOR_MS = 2000

/** Pull to refresh, at the top of a kept page. */
export function PullPage() {
  const page = pageKey(useLocation())
  const [last, read] = useAtom(readAnewAtom)
  const mine = last?.page === page ? last : undefined
  const isOver = mine !== undefined && mine.state !== 'refreshing'
  useEffect(() => {
    if (!isOver) return undefined
    const timer = setTimeout(() => void read(undefined), TOLD_FOR_MS)
    return () => clearTimeout(timer)
  }, [isOver, read])
  return <PulledPage reading={mine ?? { state: 'idle' }} onRefresh={() => void read(page)} />
}

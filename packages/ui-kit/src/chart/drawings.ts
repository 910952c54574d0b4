import { lazy } from 'react'
import { whenIdle } from '../idle.ts'

// The engine is 150 KB: it comes with the first chart that is drawn, once what stands around that is painted.
async function loadEngine() {
  await whenIdle()
  return import('./apex.tsx')
}

export const Line = lazy(async () => ({ default: (await loadEngine()).ApexLine }))
export const Bars = lazy(async () => ({ default: (await loadEngine()).ApexBars }))
export const Ring = lazy(async () => ({ default: (await loadEngine()).ApexRing }))

import { fetchedPart } from '../base/fetchedPart.tsx'
import { whenIdle } from '../base/idle.ts'
import { Waiting } from './Drawing.tsx'

// The engine is 150 KB: it comes with the first chart that is drawn, once what surrounds it is painted.
async function loadEngine() {
  await whenIdle()
  return import('./apex.tsx')
}

export const Line = fetchedPart(async () => (await loadEngine()).ApexLine, <Waiting />)
export const Bars = fetchedPart(async () => (await loadEngine()).ApexBars, <Waiting />)
export const Ring = fetchedPart(async () => (await loadEngine()).ApexRing, <Waiting />)

import { lazy } from 'react'

// The engine is 150 KB: it comes with the first chart that is drawn.
export const Line = lazy(() => import('./apex.tsx').then(({ ApexLine }) => ({ default: ApexLine })))
export const Bars = lazy(() => import('./apex.tsx').then(({ ApexBars }) => ({ default: ApexBars })))
export const Ring = lazy(() => import('./apex.tsx').then(({ ApexRing }) => ({ default: ApexRing })))

import { paths, type ScreenName } from '@kabuto/screens/paths'
import type { ComponentType } from 'react'
import { screenChunk } from './shell/screenChunk.ts'

export type RouteRow = { path: string; Screen: ComponentType }

/** One row a route. What is not here is not reachable. */
export const routes: Record<ScreenName, RouteRow> = {
  about: { path: paths.about, Screen: screenChunk('account', async () => (await import('./account/AboutRoute.tsx')).AboutRoute) },
}

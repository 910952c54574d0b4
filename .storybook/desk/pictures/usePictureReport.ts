import { type Collected, useCollected } from '../useCollected.ts'
import type { PictureReport } from './pictureReport.ts'

/** What `pnpm visual` has compared last. */
export const usePictureReport = (): Collected<PictureReport> => useCollected('pictures/report.json')

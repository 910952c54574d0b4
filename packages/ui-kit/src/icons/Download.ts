/* Generated from lucide by `pnpm icons`. Do not edit by hand. */
import type { IconShape } from '../base/iconShape.ts'

export const DownloadIcon: IconShape = 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5'

/* Generated from lucide by `pnpm icons`. Do not edit by hand. */
import type { IconShape } from '../base/iconShape.ts'

export const InfoIcon: IconShape = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 16v-4M12 8h.01'
